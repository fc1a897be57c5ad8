import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/rulings/fire.ts';

/** Red and White, in Russian: rulings fire. */
export const words: Translation<typeof english> = {
	diceBeyond6AndBelow1: 'Кубик больше 6 и меньше 1',
	doAllModifiersAddAndDoesA6Always:
		'Складываются ли все поправки и всегда ли 6 — попадание, а 1 — промах?',
	allAddAModified5OrMoreHitsNoFaceIs:
		'Складываются все; с поправками попадает 5 и больше, ни одно число само по себе не решает.',
	a6OnTheDieAlwaysHits: '6 на кубике всегда попадает.',
	a1OnTheDieAlwaysMisses: '1 на кубике — всегда промах.',
	a6AlwaysHitsAndA1AlwaysMisses: '6 всегда попадает, 1 — всегда промах.',
	bannerInFire: 'Знамя при стрельбе',
	aBannerIsWorthPlus1InMost:
		'Знамя даёт +1 почти везде, но в списке для огня его нет. Считается ли оно?',
	notInFireInMeleeAndMoraleOnly: 'При стрельбе нет; только в рукопашной и в морали.',
	plus1InSmallArmsFireToo: '+1 и к стрелковому огню.',
	halfOfAnOddNumberOfHits: 'Половина нечётного числа попаданий',
	coverHalvesTheHitsWhatBecomesOfThe: 'Укрытие делит попадания пополам. Что с нечётным?',
	oneSavingThrowSettlesItAsInThe: 'Его решает один спасбросок, как в примере с артиллерией.',
	itIsLost: 'Оно пропадает.',
	itCounts: 'Оно считается.',
	nothingIsHalvedEveryHitTakesA: 'Ничего не делится; на каждое попадание — спасбросок.',
	countedForEachFiringUnitAndTarget: 'Считается отдельно для каждой стреляющей части и цели.',
	coverAndGunsThatTakeTwoFigures: 'Укрытие и орудия, снимающие по две фигурки',
	isTheHitHalvedOrTheFiguresItTakes: 'Делится попадание или фигурки, которые оно снимает?',
	hitsAreHalvedThenEachTakesIts:
		'Делятся попадания, затем каждое снимает свои фигурки; нечётное снимает обе фигурки или ни одной.',
	hitsTakeTheirFiguresThenTheFigures: 'Попадания снимают фигурки, затем фигурки делятся пополам.',
	savingThrowsOfCrewsComeAfterBoth:
		'Спасброски расчётов — после того и другого; потерять больше, чем есть, нельзя.',
	whoHasASavingThrow: 'У кого есть спасбросок',
	againstWhatDoGunAndMachineGunCrews: 'От чего у расчётов орудий и пулемётов есть спасбросок?',
	crewsSaveAgainstAnyFireNobodySaves: 'У расчётов — от любого огня; в рукопашной — ни у кого.',
	crewsSaveAgainstSmallArmsOnly: 'У расчётов — только от стрелкового оружия.',
	crewsDoNotSaveArmouredCarsStillDo: 'У расчётов его нет; у бронеавтомобилей остаётся.',
	howOftenIsTheD10ForAnAttached: 'Как часто бросают D10 за приданный пулемёт и чья это потеря?',
	besidesTheLossesOfTheUnit: 'Один раз за каждый обстрел, снявший фигурку; сверх потерь части.',
	insteadOfOneOfTheUnit: 'Один раз за каждый обстрел, снявший фигурку; вместо одной фигурки части.',
	onceForEachFigureLostBesides: 'Один раз за каждую потерянную фигурку; сверх потерь части.',
	theMachineGunThenHasItsOwnSaving: 'Потом у пулемёта свой спасбросок.',
	halfOfAnOddNumberOfStands: 'Половина нечётного числа подставок',
	howManyOfThreeStandsFireAfter: 'Сколько из трёх подставок стреляют после движения в рукопашную?',
	roundedDownButAtLeastOne: 'С округлением вниз, но хотя бы одна.',
	roundedUp: 'С округлением вверх.',
	howOftenAttachedFiguresTest: 'Как часто проверяются фигурки при части',
	aUnitThatTakesACasualtyTestsIts:
		'Когда часть несёт потери, бросают за её офицера, комиссара или священника. За каждую фигурку?',
	onceForEachFireOrMeleeThatTookAt:
		'Один раз за каждый обстрел или рукопашную, где потеряна хотя бы одна фигурка.',
	onceForEachFigureLost: 'Один раз за каждую потерянную фигурку.',
	heavyMachineGunDice: 'Кубики станкового пулемёта',
	threeDicePerGunnerButTheStandHas:
		'Три кубика «на пулемётчика», но на подставке два пулемётчика. Сколько кубиков?',
	threeDiceAGunWhileAGunnerIsLeft: 'Три кубика на пулемёт, пока остался хоть один пулемётчик.',
	threeDiceForEachGunnerLeft: 'Три кубика на каждого оставшегося пулемётчика.',
	machineGunsAtTanks: 'Пулемёты по танкам',
	infantryFireCannotHurtATankMachine:
		'Огонь пехоты танку не вредит; о пулемётах ничего не сказано. Могут ли они?',
	noEffectAsOnTrains: 'Не вредят, как и бронепоездам.',
	atPointBlankEachHitRollsOnTheTank:
		'В упор за каждое попадание бросают по таблице танка, как за снаряд.'
};
