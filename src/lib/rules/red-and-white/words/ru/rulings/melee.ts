import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/rulings/melee.ts';

/** Red and White, in Russian: rulings melee. */
export const words: Translation<typeof english> = {
	whatATieIs: 'Что такое ничья',
	areEqualDiceATieOrEqualTotals: 'Ничья — это равные кубики или равные суммы?',
	equalTotalsAfterTheModifiers: 'Равные суммы с поправками.',
	equalFacesOfTheTwoDice: 'Равные числа на двух кубиках.',
	flankAttackOnATrench: 'Атака окопа с фланга',
	aFlankAttackWinsTiesATrenchMustBe:
		'Атака с фланга выигрывает ничью, а окоп берут с перевесом в 3. Какое правило важнее?',
	winBy3OnATieTheAttackerGoesBack: 'Перевес в 3; при ничьей атакующий отходит назад без потерь.',
	aFlankAttackThatTiesClearsThe: 'Атака с фланга берёт окоп и при ничьей.',
	modifiersOfSeveralAttackers: 'Поправки нескольких атакующих',
	severalUnitsAttackOneWhose: 'Одну часть атакуют несколько. Чьи поправки считаются?',
	oneDieForTheGroupEachKindOfBonus:
		'Один кубик на группу; бонус каждого рода считается один раз, потерянные подставки складываются.',
	oneDieForTheGroupBonusesCountFor:
		'Один кубик на группу; бонусы считаются за каждую атакующую часть.',
	secondMeleeExample: 'Второй пример рукопашной',
	theExampleAddsUpWronglyAndCountsA:
		'В примере ошибка в сложении и учтена подставка, которая не потеряна. Что верно?',
	theRulesWhite7ToRed3RedLoses4: 'Правила: белые 7, красные 3; красные теряют 4 фигурки и отходят.',
	committedOfficerPlus2: 'Преданный офицер, +2',
	whereDoesACommittedOfficerAdd2: 'Где преданный офицер прибавляет 2 вместо 1?',
	whereverAHeroicOfficerCounts: 'Везде, где считается личный пример: движение, огонь, рукопашная.',
	inMeleeOnlyElsewhere1: 'Только в рукопашной; в остальном 1.',
	armouredCarInMelee: 'Бронеавтомобиль в рукопашной',
	itDefendsWithADieAnd2DoOther: 'Он обороняется с D6+2. Считаются ли и другие поправки?',
	the2IsItsOwnBonusAllOthersApply: '+2 — его собственный бонус; все другие тоже считаются.',
	aDieAnd2NothingElse: 'D6+2, больше ничего.',
	withdrawingBeforeMelee: 'Выход из боя до рукопашной',
	doesAUnitThatWithdrawsTestMorale:
		'Проверяет ли сначала мораль часть, которая выходит из боя, и может ли она стрелять?',
	noTestItGoesInPhase3OnContactAnd:
		'Проверки нет; она уходит в фазе 3 при соприкосновении и в фазе 4 не стреляет.',
	itMustPassMoraleIfItFailsItCounts:
		'Она должна пройти проверку морали; не прошла — считается отходящей.',
	fallingBackUnitAttacked: 'Атакована часть, которая отходит',
	itCountsAsAttackedInFlankOrRearFor:
		'Она считается атакованной во фланг или в тыл. Только ради −2 или и при ничьей?',
	bothMinus2AndTheAttackerWinsTies: 'И то и другое: −2, и ничью выигрывает атакующий.',
	theMinus2Only: 'Только −2.',
	onlyFailedMoraleMarksAUnitAs:
		'Отметку «Отходит» даёт только непройденная проверка морали, а не проигранная рукопашная.',
	whenGunnersTestAgainstATank: 'Когда артиллеристы проверяют испуг перед танком',
	whenIsTheD6OfAttackedArtillery: 'Когда бросают D6 за атакованную артиллерию?',
	whenTheTankTouchesTheGunsBeforeThe: 'Когда танк коснулся орудий, до кубиков рукопашной.',
	beforeDefensiveFireGunsThatGoDoNot:
		'До оборонительного огня: орудия, которые уходят, не стреляют.',
	fireAndAttackInTheFirstExample: 'Огонь и атака в первом примере',
	theAttackersFireInPhase2AndAttack:
		'Атакующие стреляют в фазе 2 и атакуют в фазе 3, хотя одной части нельзя и то и другое.',
	theFireCameFromOtherUnitsOrGunsOf: 'Стреляли другие части или орудия их стороны.',
	standsLost: 'Потерянные подставки',
	whichLostStandsCountMinus1InMelee: 'За какие потерянные подставки в рукопашной −1?',
	allLostSoFarInTheGame: 'За все потерянные с начала игры.',
	thoseLostThisTurn: 'За потерянные в этом ходу.',
	whenAUnitAttacksIntoMelee: 'Когда часть идёт в рукопашную',
	unitsMayFireAfterTheyHaveMovedWhen:
		'Части могут стрелять после движения, если идут в рукопашную. По чему видно, что часть двигалась и атакует?',
	contactAsItIsToldAtTheTableWhich:
		'По соприкосновению, о котором объявлено за столом: оно заменяет движение к цели; или по огню в фазе 5 той части, что двигалась: тогда она в соприкосновении со своей целью.',
	contactAsItIsToldWhichStandsForThe:
		'По объявленному соприкосновению: оно заменяет движение к цели. Без него огня в фазе 5 нет.',
	onlyAUnitThatHasMadeItsMoveComes:
		'В соприкосновение входит только часть, которая уже двигалась, и стреляет только та, что в соприкосновении.',
	headquartersOverrun: 'Захват штаба',
	headquartersThatAreOverrunAre: 'Захваченный штаб снимают со стола. Когда он захвачен?',
	aMeleeThatTheyLoseTheyDoNotGoBack: 'Когда проиграл рукопашную; назад он не отходит.',
	theRefereeSaysSoInAMeleeTheyLose:
		'Когда так скажет посредник; в рукопашной штаб теряет фигурки и отходит назад, как другие.',
	meleeList: 'Список для рукопашной',
	whichListOfMeleeModifiersIsPlayed:
		'По какому списку поправок рукопашной играть? Списки никогда не смешивают.',
	theListOfTheseRules: 'Список из этих правил.',
	theLongerListOfLubbersSetOfTheSame:
		'Более длинный список из одноимённых правил Lubbers; проигравший снимает подставки, а не фигурки.'
};
