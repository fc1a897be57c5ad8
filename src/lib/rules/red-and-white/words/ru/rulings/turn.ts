import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/rulings/turn.ts';

/** Red and White, in Russian: rulings turn. */
export const words: Translation<typeof english> = {
	twoWaysToNumberThePhases: 'Два счёта фаз',
	someSectionsCountFireAsPhase1Or3:
		'В некоторых разделах огонь назван фазой 1 или 3. Какие фазы имеются в виду?',
	theNumbersOfTheSequenceHold:
		'Верны номера из порядка хода: огонь перед движением — 2, оборонительный огонь — 4, огонь в атаке — 5.',
	whatASuppressedUnitMayNotDo: 'Чего нельзя подавленной части',
	oneTextStopsItsFireUnlessItPassesA:
		'В одном месте ей нельзя стрелять, если не пройдена проверка, в другом — двигаться, а о проверке ни слова. Что верно?',
	noDefensiveFireAndNoWithdrawalOne:
		'Ни оборонительного огня, ни выхода из боя; одна проверка морали, когда впервые понадобится, снимает оба запрета.',
	noDefensiveFireAndNoWithdrawalThe:
		'Ни оборонительного огня, ни выхода из боя; проверка возвращает огонь, но не движение.',
	onlyDefensiveFireIsStoppedItMay:
		'Нет только оборонительного огня; выйти из боя можно без проверки.',
	standAlreadyWornDown: 'Подставка с прежними потерями',
	isAUnitSuppressedWhenAStandThatHad:
		'Подавлена ли часть, когда теряет подставку, у которой потери были и раньше?',
	yesIfItsLastFigureFallsTo:
		'Да, если последняя её фигурка потеряна от огня перед движением в этом ходу.',
	onlyIfAsManyFiguresAsAFullStand:
		'Только если от него потеряно столько фигурок, сколько на полной подставке.',
	lossesInPhases45And6NeverSuppress: 'Потери в фазах 4, 5 и 6 никогда не подавляют.',
	whatATurnIs: 'Что такое ход',
	whatDoThisTurnNextTurnAndTwoTurns:
		'Как понимать «этот ход», «следующий ход» и «два хода подряд»?',
	aTurnIsTheSevenPhasesOfOneSideWhat:
		'Ход — семь фаз одной стороны; что часть делает в следующий ход или два хода подряд, считают по ходам её стороны.',
	aTurnIsTheRedTurnAndTheWhiteTurn: 'Ход — это ход красных и ход белых вместе.',
	endsOfTheLeadershipBands: 'Границы строк управления',
	exactly24InchesEndsOneLineOfThe:
		'Ровно 24″ — конец одной строки таблицы и начало следующей. Какая считается?',
	theNearerLineAs12InchesAnd36Inches: 'Ближняя строка, как для 12″ и 36″.',
	theFartherLine12InchesAnd36Inches: 'Дальняя строка; 12″ и 36″ остаются в ближней.',
	the0OfTheD10: '0 на D10',
	isTheFace0NoneOrTen: '0 на кубике — это ноль или десять?',
	tenWhereTheRulesAskForA0ThatFaceIs: 'Десять. Где правила называют «0», имеется в виду эта грань.',
	commanderInChiefAndLeader: 'Главнокомандующий и командир',
	theCInCMayInfluenceAnyUnitOfHis:
		'Главнокомандующий может влиять на любую часть своей стороны. Наравне с её командиром?',
	oneRollOnTheBetterOfTheTwoLines: 'Один бросок по лучшей из двух строк.',
	theCInCCountsOnlyWhereTheUnitHasNo:
		'Главнокомандующий считается, только если своего командира у части сейчас нет.',
	onlyItsOwnLeaderCounts: 'Считается только её командир.',
	aCInCWhoLedHeroicallyWhenTheTurn:
		'Главнокомандующий, который в начале хода вёл часть лично, даёт только 1–6.',
	leaderDeadOrHeroicElsewhere: 'Командир погиб или лично ведёт другую часть',
	suchUnitsRollOnTheLastLineEvenWith:
		'Такие части бросают по последней строке. Даже если рядом главнокомандующий?',
	theCInCStillHelpsThemWithoutHim16: 'Главнокомандующий им помогает; без него 1–6.',
	always16: 'Всегда 1–6.',
	officerJoinsInPhase1: 'Офицер присоединяется в фазе 1',
	doesTheUnitHeJoinsNeedARollAndDo:
		'Нужен ли бросок части, к которой он присоединился, и хуже ли сразу другим его частям?',
	theUnitCountsAsLedHisOthersSuffer:
		'Управление у части есть. Другим хуже, только если он вёл лично уже в начале хода.',
	theUnitCountsAsLedHisOthersThat:
		'Управление у части есть. Другим, которые ещё не бросали, с этого времени хуже.',
	whomAnOfficerLeads: 'Кого ведёт офицер',
	anOfficerMayJoinAUnitAndLeadIt:
		'Офицер может присоединиться к части и вести её лично; влияет командир только на свои войска. К каким частям можно присоединиться?',
	unitsUnderHisOwnCommandOrUnder:
		'К тем, которыми командует он или не командует никто; главнокомандующий — к любой части своей стороны.',
	anyUnitOfHisSide: 'К любой части своей стороны.',
	whoTestsInPhase7: 'Кто проверяется в фазе 7',
	theSequenceNamesOneSideTheMorale:
		'В порядке хода названа одна сторона, в разделе о морали — каждая часть с потерями. Кто проверяется?',
	theSideTheSequenceNamesForAll:
		'Сторона, названная в порядке хода, за все потери со своей прошлой фазы 7.',
	bothSidesForLossesOfThisTurn: 'Обе стороны, за потери этого хода.',
	aTestThatTheRefereeHasAUnitMake:
		'Проверка, которую посредник назначил до фазы 7, когда её не требует ни одно правило, заменяет проверку фазы 7; за потери после неё часть проверяется снова.',
	fireAndMoveInOneTurn: 'Огонь и движение в один ход',
	theTextFreesTrainsAndHeavyMachine:
		'В тексте это можно бронепоездам и станковым пулемётам на тачанках и машинах. Кто может стрелять в фазе 2 и двигаться в фазе 3?',
	trainsShipsTanksArmouredCarsAnd: 'Бронепоезда, корабли, танки, бронеавтомобили и тачанки.',
	trainsTanksArmouredCarsAndTchankas:
		'Бронепоезда, танки, бронеавтомобили и тачанки, но не корабли.',
	trainsOnly: 'Только бронепоезда.',
	eachWeaponFiresOnceInATurnOfItsOwn:
		'Каждое оружие стреляет один раз за ход своей стороны, в фазе 2 или 5.'
};
