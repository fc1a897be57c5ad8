import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/rulings/lost-tables.ts';

/** Red and White, in Russian: rulings lost tables. */
export const words: Translation<typeof english> = {
	smallArmsRanges: 'Дальность стрелкового оружия',
	theHeadingIsThereTheRangesAreLost:
		'Заголовок есть, дальности утрачены. Как далеко бьёт стрелковое оружие?',
	riflesAndLightMachineGunsShort:
		'Винтовки и ручные пулемёты бьют недалеко, станковые и пулемёты машин — как лёгкое орудие.',
	rifles: 'Винтовки',
	lightMachineGun: 'Ручной пулемёт',
	heavyMachineGun: 'Станковый пулемёт',
	vehicleMachineGun: 'Пулемёт машины',
	moraleDieModifiers: 'Поправки к кубику морали',
	theHeadingIsThereTheListIsLostWhat:
		'Заголовок есть, список утрачен. Что меняет кубик морали? Минус — это хорошо.',
	whatHelpsInMeleeLowersTheDieAPoor:
		'Что помогает в рукопашной, уменьшает кубик; слабая часть прибавляет 1.',
	banner: 'Знамя',
	heroicOfficer: 'Офицер ведёт лично',
	heroicOfficerCommitted: 'Преданный офицер ведёт лично',
	commissar: 'Комиссар',
	commissarWhoOverrules: 'Комиссар берёт верх',
	priest: 'Священник',
	priestWhoPanics: 'Священник в панике',
	poorUnit: 'Слабая часть',
	bombardmentFieldGuns: 'Артобстрел, полевые орудия',
	bombardmentMediumGuns: 'Артобстрел, средние орудия',
	bombardmentHeavyGuns: 'Артобстрел, тяжёлые орудия',
	notesOnLeadership: 'Заметки об управлении',
	whereIsTheDistanceMeasuredTo: 'Заголовок есть, заметки утрачены. До чего меряют расстояние?',
	fromTheOfficerToTheNearestStand: 'От офицера до ближайшей подставки.',
	fromTheOfficerToTheFarthestStand: 'От офицера до самой дальней подставки.',
	fromTheOfficerToTheMiddleOfTheUnit: 'От офицера до середины части.',
	oneRollForAUnitAndTurnWhatIsNot: 'Один бросок за ход на часть; неиспользованное пропадает.',
	aBatteryIsOneUnit: 'Батарея — одна часть.',
	fallingBackNeedsNoLeadership: 'Чтобы отходить, управление не нужно.',
	anOfficerCommandsOnlyWhileHeIsNot: 'Офицер командует, только пока его не задело.',
	notesOnFiring: 'Заметки о стрельбе',
	howManyTargetsHasAUnit: 'Заголовок есть, заметки утрачены. Сколько целей у части?',
	oneAnAttachedMachineGunMayPickIts: 'Одна; приданный пулемёт может выбрать свою.',
	oneTheNearestThatCanBeSeen: 'Одна, ближайшая из видимых.',
	eachStandMayPickItsOwn: 'Каждая подставка может выбрать свою.',
	rangeFromTheStandThatFiresToThe:
		'Дальность — от стреляющей подставки до ближайшей подставки противника.',
	noFireThroughFriendsIntoAMeleeOr: 'Нельзя стрелять сквозь своих, в рукопашную и из неё.',
	theOwnerRemovesFiguresAndCompletes:
		'Фигурки снимает владелец, сначала до конца с начатой подставки.',
	theShellsOfABatteryAreSpreadEvenly:
		'Снаряды батареи делятся поровну между подставками под её квадратами.',
	whoHasAttackingFire: 'Кто ведёт огонь в атаке',
	someUnitsFireAfterMovingIntoMelee:
		'Некоторые части стреляют после движения в рукопашную; список утрачен. Какие и по кому?',
	onlyAtTheUnitTheyAttack: 'Только по части, которую атакуют.',
	atAnyTargetInRange: 'По любой цели, до которой достают.',
	infantryStands: 'Подставки пехоты',
	dismountedCavalryStands: 'Подставки спешенной кавалерии',
	tchanka: 'Тачанка',
	mountedCavalry: 'Кавалерия в седле',
	priestDistracted: 'Священник отвлёкся',
	aD6IsRolledForThePriestItsTableIs: 'За священника бросают D6; таблица утрачена. Что происходит?',
	tendsTheDyingNoPlus1ThisTurnThen:
		'Малое число: занят умирающими, в этом ходу нет +1. Среднее: паника, в этом ходу −1. Большое: задет и снят со стола.',
	tendsTheDyingOn1To: 'Занят умирающими: от 1 до',
	panicOnTheNextFacesTo: 'Паника на следующих числах, до',
	armyBroken: 'Армия сломлена',
	theHeadingIsThereTheTextIsLostWhat: 'Заголовок есть, текст утрачен. Что делает сломленная армия?',
	everyUnitTestsAtOnceThoseThatFail:
		'Каждая часть сразу проверяется; не прошедшие отходят, остальные могут держаться, но не атаковать.',
	mayAdvance: 'Может наступать',
	repeatedInEachPhase7ItTestsIn: 'Повторяется в каждой фазе 7, где она проверяется',
	officersFailure: 'Офицер не выдержал',
	aD6IsRolledWhenCharacterFailsIts:
		'Когда офицер не выдержал проверку характера, бросают D6; таблица утрачена. Что он делает?',
	oneEndForEachFaceUnlessOnlyHis:
		'На каждое число свой исход; если офицер не просто сломался духом, его части бросают по последней строке.',
	nerveGoneHeCountsAsACowardDrunkOut: 'Сломался духом: считается трусом. Пьян: выбыл на D6 ходов.',
	aGoodChance: 'Хороший шанс',
	unitsHavePetrolBombsByAGoodChance:
		'Бутылки с бензином есть у частей с «хорошим шансом». Насколько он хорош на D10?',
	theFacesFrom1ToTheNumberSet: 'Числа от 1 до заданного.',
	petrolBombsOn1To: 'Бутылки с бензином: от 1 до',
	aUnitFallingBack: 'Часть отходит',
	theSourceDoesNotSayWhatAMarkedUnit: 'Источник не говорит, что можно части с отметкой.',
	itDefendsItselfAndDoesNothingElse: 'Она обороняется и больше ничего не делает.',
	firesInPhase2: 'Стреляет в фазе 2',
	firesInPhase4: 'Стреляет в фазе 4'
};
