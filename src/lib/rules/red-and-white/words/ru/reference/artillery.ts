import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/reference/artillery.ts';

/** Red and White, in Russian: the reference, artillery. */
export const words: Translation<typeof english> = {
	light: 'Лёгкие',
	field: 'Полевые',
	medium: 'Средние',
	heavy: 'Тяжёлые',
	indirect: 'С закрытой позиции',
	crew: 'Расчёт',
	square: 'Квадрат',
	lightIsAbout57MmField76Medium100:
		'Лёгкие — около 57 мм, полевые — 76, средние — 100, тяжёлые — 150.',
	oneD10AShellCrewIsMenASection:
		'Один D10 на снаряд. «Расчёт» — людей во взводе, «Фигурки» — сколько снимает одно попадание, «Квадрат» — площадь разрывов взвода.',
	artilleryFire: 'Огонь артиллерии',
	layOneSquareForEachSectionThoseOfA:
		'На каждый взвод положить один квадрат; квадраты одной батареи соприкасаются или перекрываются. Поражаются только подставки под квадратом.',
	theShellsOfABatteryAreSpreadEvenly: 'Снаряды батареи делятся между этими подставками поровну.',
	notMinus1AgainstATankAtPointBlank: 'По танку в упор −1 не считается.',
	phase2DirectIndirectOrBombardment:
		'Фаза 2: прямой наводкой, с закрытой позиции или артобстрел. Фаза 4: прямой наводкой; интервенты — и с закрытой позиции.',
	halfOfTheHitsCountInCoverGunAnd:
		'В укрытии считается половина попаданий. У расчётов орудий и пулемётов и у бронеавтомобилей есть спасбросок.',
	aGunThatFiresDoesNotMoveThatTurn: 'Орудие, которое стреляет, в этом ходу не двигается.',
	indirectFire: 'Огонь с закрытой позиции',
	oneD6ABattery: 'Один D6 на батарею',
	officerToBattery: 'От офицера до батареи',
	firesOn: 'Стреляет на',
	onlyIfTheRefereeAllowedItBeforeThe:
		'Только если посредник разрешил до боя. Орудия интервентов прибавляют к этому кубику 1. Лёгкие орудия — никогда.',
	anOfficerNeedsALineToTheBatteryAnd:
		'Офицеру нужна связь с батареей; корректирует он огонь только одной батареи.',
	bombardment: 'Артобстрел',
	fieldMediumAndHeavyGunsMayShell:
		'Полевые, средние и тяжёлые орудия могут обстреливать не часть, а местность. Объявляется в фазе 2: по квадрату на взвод, вплотную друг к другу. Другого огня у батареи в этом ходу нет.',
	intoABombardment: 'Под артобстрел',
	addedToTheMoraleDie: 'К кубику морали',
	atTheEdgeMoraleD6AndThisModifier:
		'У края — проверка морали: D6 с этой поправкой и со своими, не больше числа подставок или порога морали.',
	aUnitCaughtInItTestsInTheSameWay:
		'Часть, которую артобстрел застал внутри, так же проверяется перед движением или отходом.',
	passedItGoesOnAtHalfOfTheMove: 'Пройдена: идёт дальше на половину движения.',
	failedPinnedAtTheEdgeNoMoreFire:
		'Не пройдена: прижата у края, в этом ходу больше ни огня, ни движения, ни контакта.',
	a6CostsAFigurePassedOrFailed: 'Шестёрка стоит одной фигурки, пройдена проверка или нет.',
	shipsDoNotMind: 'Кораблям это нипочём.'
};
