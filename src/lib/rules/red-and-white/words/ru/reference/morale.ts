import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/reference/morale.ts';

/** Red and White, in Russian: the reference, morale. */
export const words: Translation<typeof english> = {
	unitMorale: 'Мораль части',
	whoTookACasualtySinceItsLastPhase7:
		'Одна проверка для части, у которой были потери со своей прошлой фазы 7 или есть отметка «Отходит».',
	d6AndItsModifiersNotAboveTheStands:
		'D6 с поправками, не больше числа оставшихся подставок. Приданные орудия и пулемёты не считаются, но делают то же, что их часть.',
	failedOneMoveToTheRearAndAMark:
		'Не пройдена: одно движение в тыл и отметка. Отметка уже есть: ещё раз назад. Пройдена: отметка снята.',
	fallingBack: 'Часть отходит',
	whatAMarkedUnitMayDo: 'Что можно части с отметкой',
	act: 'Действие',
	allowed: 'Можно',
	fireInPhase2: 'Стрелять в фазе 2',
	fireInPhase4: 'Стрелять в фазе 4',
	advance: 'Наступать',
	startAMelee: 'Начать рукопашную',
	withLeadershipItMayMoveToItsOwn:
		'Если есть управление, она может в фазе 3 двигаться в свой тыл. Для вынужденного отхода управление не нужно.',
	inMeleeItCountsAsAttackedInFlankOr: 'В рукопашной она считается атакованной во фланг или в тыл.',
	armyMorale: 'Мораль армии',
	unitsLost: 'Потеряно частей',
	breaksOn: 'Сломлена на',
	nPerCent: '{n}\u202f%',
	countedWithTheLosses: 'Засчитывается в потери',
	fact: 'Что случилось',
	testsInPhase7FromNPerCentOfIts:
		'Проверяется в фазе 7, когда потеряно от {n}\u202f% частей, что были в начале; штаб считается.',
	lostIsWhatIsDestroyedSurrendered:
		'Потеряны части уничтоженные, сдавшиеся, ушедшие со стола и в половинном составе, каждая один раз; захваченный штаб тоже.',
	aFanaticsArmyDoesNotTestBelow50Per:
		'Армия фанатика не проверяется, пока потери меньше 50\u202f%; преданный главнокомандующий перебрасывает.',
	armyBroken: 'Армия сломлена',
	aBrokenArmy: 'Сломленная армия',
	rule: 'Правило',
	value: 'Значение',
	addedToTheMoraleDieAtOnce: 'К кубику морали, сразу',
	mayAdvance: 'Может наступать',
	mayStartAMelee: 'Может начать рукопашную',
	allLeadershipOnTheLastLine: 'Управление только по последней строке',
	repeatedEachPhase7ItTestsIn: 'Повторяется в каждой фазе 7, где она проверяется',
	eachOfficerTestsHisCharacter: 'Проверка характера каждого офицера',
	withLeadershipItsUnitsMayStillFire:
		'Её части, у которых есть управление, всё ещё могут стрелять и двигаться в свой тыл.',
	nerveGoneCountsAsACoward: 'сломался духом: считается трусом',
	drunkOutForD6Turns: 'пьян: выбыл на D6 ходов',
	shootsHimself: 'стреляется',
	goesOverToTheEnemy: 'переходит к противнику',
	testOfCharacter: 'Проверка характера',
	characterFailsD6: 'Не выдержал, D6',
	failsOn: 'Не выдержит на',
	anyOther: 'Любой другой',
	howHeFailsD6: 'Как он сломался, D6',
	end: 'Исход',
	whenAMeleeHeTookPartInIsLostWhenA:
		'Когда проиграна рукопашная с его участием, когда часть, которую он лично пытается остановить, отходит за край стола и когда сломлена его армия.',
	inAllButTheFirstEndHisUnitsRollOn:
		'При всех исходах, кроме первого, его части бросают по последней строке.'
};
