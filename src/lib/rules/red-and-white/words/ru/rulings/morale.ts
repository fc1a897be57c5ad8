import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/rulings/morale.ts';

/** Red and White, in Russian: rulings morale. */
export const words: Translation<typeof english> = {
	theCommissarQuarrels: 'Ссора с комиссаром',
	doesTheQuarrelSpoilTheActionThat: 'Портит ли ссора то действие, с которого началась?',
	yesTheResultCountsAtOnce: 'Да, итог считается сразу.',
	noThisActionKeepsItsPlus1: 'Нет, у этого действия +1 остаётся.',
	rolledAtEachActionThatWouldUseThe:
		'Бросают при каждом действии, где нужен этот +1, пока на ход не установится итог.',
	unlikelyAndSmallChances: 'Маловероятно и малый шанс',
	unlikelyComesWithA0OnAD10Small:
		'При «маловероятно» указан 0 на D10, при «малом шансе» — только D10. Насколько он мал?',
	bothOneInTen: 'И то и другое — один из десяти.',
	aSmallChanceIsTwoInTenUnlikelyOne: 'Малый шанс — два из десяти, «маловероятно» — один.',
	automaticMorale: 'Автоматический итог проверки',
	doesA1AlwaysPassOrA6AlwaysFail: 'Всегда ли 1 — проверка пройдена, а 6 — нет?',
	neither: 'Ни то ни другое.',
	a1PassesAndA6Fails: '1 — всегда пройдена, 6 — всегда нет.',
	a6AlwaysFails: '6 — всегда не пройдена.',
	a1AlwaysPasses: '1 — всегда пройдена.',
	aStandCountsWhileItHasAFigure: 'Подставка считается, пока на ней есть хоть одна фигурка.',
	bonusesInMorale: 'Бонусы в морали',
	lowIsGoodHereYetABonusIsWritten:
		'Здесь хорошо малое число, а бонус записан как +1. В какую он сторону?',
	aBonusIsMinus1OnTheMoraleDieThe:
		'Бонус — это −1 к кубику морали; +1 и +2 артобстрела делают проверку труднее.',
	dieOfTheArmyTest: 'Кубик проверки армии',
	theTextSaysD6ItsTableD10AndWhatOf: 'В тексте D6, в таблице D10. И как быть с 35 или 60 %?',
	d10TheLineReachedCounts50PerCentIs: 'D10; считается достигнутый рубеж, 50 % — последний.',
	d10Beyond50PerCentOneFaceMoreFor: 'D10; сверх 50 % — ещё одно число за каждые 10 %.',
	d6AgainstTheSameFacesTheLine: 'D6 по тем же числам; считается достигнутый рубеж.',
	howOftenTheArmyTests: 'Как часто проверяется армия',
	onceWhenALineIsReachedOrEveryTurn: 'Один раз, когда достигнут рубеж, или каждый ход?',
	everyPhase7InWhichTheSideTestsFrom:
		'В каждой фазе 7, где проверяется эта сторона, начиная с 30 %.',
	onceForEachLineReached: 'Один раз на каждом достигнутом рубеже.',
	reRollsOfACommittedCommander: 'Перебросы преданного главнокомандующего',
	twoReRollsInTheGameOrAtEachTest: 'Два переброса: на игру или на каждую проверку?',
	twoInTheGameBothUsableOnOneTestThe:
		'Два на игру, можно оба в одной проверке; в силе последний бросок.',
	twoAtEachTest: 'Два на каждую проверку.',
	roundingTheLosses: 'Округление потерь',
	noNetLossesOverStartingUnits: 'Нет: чистые потери, делённые на начальное число частей, точно.',
	downToTheWholePerCent: 'Вниз до целого процента.',
	toTheNearestWholePerCent: 'До ближайшего целого процента.',
	halfStrength: 'Половинный состав',
	whenIsAUnitAtHalfStrengthAndCounts: 'Когда часть в половинном составе и считается потерянной?',
	halfOfItsStartingFiguresOrLess: 'Половина начальных фигурок или меньше.',
	lessThanHalf: 'Меньше половины.',
	priestDistractedAndPriestHit: 'Священник отвлёкся и священник задет',
	bothHappenOnA0OneRollOrTwo: 'И то и другое — на 0. Один бросок или два?',
	oneD10TheLastLineOfHisTableIsThe: 'Один D10; «задет» — последняя строка его таблицы.',
	oneD10ForEach: 'По одному D10 на то и другое.',
	theCommanderWhoDeserts: 'Командир, который переходит к белым',
	heShootsTheCommissarAndGoesOverTo: 'Он убивает комиссара и переходит к белым. Какая это фигурка?',
	theOfficerWhoLeadsTheUnit:
		'Офицер, который ведёт часть лично; если такого нет, у командира нет фигурки.',
	theOfficerToWhomTheUnitIsAssigned: 'Офицер, которому подчинена часть, где бы он ни был.',
	noneOnlyTheCommissarIsGone: 'Никакая: теряется только комиссар.'
};
