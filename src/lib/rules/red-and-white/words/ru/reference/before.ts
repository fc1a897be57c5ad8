import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/reference/before.ts';

/** Red and White, in Russian: the reference, before. */
export const words: Translation<typeof english> = {
	diceAndDistances: 'Кубики и расстояния',
	rollsWithAName: 'Броски со своим названием',
	roll: 'Бросок',
	die: 'Кубик',
	faces: 'Числа',
	savingThrowTheHitDoesNotCount: 'Спасбросок: попадание не считается',
	unlikely: 'Маловероятно',
	smallChance: 'Малый шанс',
	goodChance: 'Хороший шанс',
	distancesAreInInchesPartsOfAnInch: 'Расстояния — в дюймах; доли дюйма считаются.',
	theWordOfTheRefereeStandsAbove: 'Слово посредника выше любого правила.',
	unit: 'Часть',
	figuresAStand: 'Фигурок на подставке',
	machineGunCompany: 'Пулемётная рота',
	nAndCommand: '{n} и командир',
	lightBattery: 'Лёгкая батарея',
	fieldBattery: 'Полевая батарея',
	mediumBattery: 'Средняя батарея',
	heavyBattery: 'Тяжёлая батарея',
	tankArmouredCarTrain: 'Танк, бронеавтомобиль, бронепоезд',
	nModel: { one: '{n} модель', few: '{n} модели', many: '{n} моделей', other: '{n} модели' },
	aStandFightsInFullUntilItsLast:
		'Подставка дерётся в полную силу, пока цела хоть одна её фигурка. Потери добирают одну подставку до конца и лишь потом берутся со следующей.',
	aCommandStandHasNFigures: {
		one: 'На подставке командира {n} фигурка.',
		few: 'На подставке командира {n} фигурки.',
		many: 'На подставке командира {n} фигурок.',
		other: 'На подставке командира {n} фигурки.'
	},
	aMachineGunStandIsTwoToFourGunsIt:
		'Подставка пулемётов — это от двух до четырёх пулемётов. Её придают части или, если посредник согласен, сводят в роту.',
	aLightMachineGunIsOneFigure:
		'Ручной пулемёт — одна фигурка; только у пехоты, не больше одного на часть.',
	aTchankaIsAlwaysAttachedToCavalry: 'Тачанка всегда придана кавалерии.',
	aGunStandIsASectionOfTwoGunsA:
		'Подставка орудий — взвод из двух орудий. Взвод лёгких орудий можно придать пехоте, он движется вместе с ней.',
	attachedGunsAreNotCountedAsStands: 'Приданные орудия и пулемёты не считаются подставками части.',
	theHeadquartersIsThePlaceOfThe: 'Штаб — место главнокомандующего; он считается за одну часть.',
	whatIsAgreedFirst: 'О чём условиться заранее',
	whichOfTheTwoMovementTablesIsUsed: 'По какой из двух таблиц движения играть.',
	whetherIndirectFireAndPetrolBombs: 'Разрешены ли огонь с закрытой позиции и бутылки с бензином.',
	whichOfficerLeadsWhichUnitsEach:
		'Какой офицер какими частями командует; у каждого игрока есть хотя бы один офицер.',
	whichUnitsAreEliteAndCarryABanner:
		'Какие части элитные и несут знамя: офицеры, юнкера, казаки, чехи и интервенты; большевики-фанатики, матросы, возможно, красногвардейцы.',
	whichRedUnitsHaveACommissarWhich:
		'При каких красных частях есть комиссар, при каких белых — священник.',
	whetherLostFiguresComeBackAfterThe:
		'Возвращаются ли потерянные фигурки после игры: победителю две трети, проигравшему треть.',
	leadershipReachesDFarther: 'управление на {d} дальше',
	fanatic: 'Фанатик',
	hisArmyDoesNotTestBelow50PerCent: 'его армия не проверяется, пока потери меньше 50\u202f%',
	mustLeadHeroicallyEachTurn: 'обязан каждый ход вести лично',
	committed: 'Преданный',
	twoReRollsOfTheArmyTest: 'два переброса в проверках армии',
	leadsHeroicallyAtN: 'личный пример даёт {n}',
	efficient: 'Толковый',
	neverLeadsHeroically: 'никогда не ведёт лично',
	officersCharacter: 'Характер офицера',
	theCommanderInChiefD10: 'Главнокомандующий, D10',
	character: 'Характер',
	effect: 'Что даёт',
	otherOfficersD10: 'Другие офицеры, D10',
	notedOnPaperTheEnemyNeedNotKnow: 'Записывается на бумаге; противнику знать его незачем.',
	whoHasPetrolBombs: 'У кого есть бутылки с бензином',
	whereTheRefereeAllowsThemEach:
		'Если посредник их разрешил, бутылки есть у каждой пехотной части этой стороны с хорошим шансом: один D10 до боя.'
};
