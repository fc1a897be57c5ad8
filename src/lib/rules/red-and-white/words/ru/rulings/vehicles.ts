import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/rulings/vehicles.ts';

/** Red and White, in Russian: rulings vehicles. */
export const words: Translation<typeof english> = {
	breakdownOfAnArmouredCar: 'Поломка бронеавтомобиля',
	itMustRollAboveItsMoraleToMove:
		'Чтобы двинуться, нужно выбросить больше порога морали, но новой машине это не под силу. Больше чего?',
	aboveTheNumberOfHitsNoRollWithout: 'Больше числа попаданий; без попаданий бросок не нужен.',
	aboveTheMoralePointToTheLetterNo:
		'Больше порога морали, буквально; без попаданий бросок не нужен.',
	itNeverBreaksDown: 'Поломок не бывает.',
	moraleOfACarThatIsHit: 'Мораль бронеавтомобиля после попадания',
	doesTheNewHitAlreadyLowerItsMorale: 'Снижает ли порог морали уже и новое попадание?',
	yesCountTheHitThenTest: 'Да: засчитать попадание, потом проверка.',
	noTestThenCountIt: 'Нет: проверка, потом засчитать.',
	criticalHit: 'Критическое попадание',
	doesACriticalAlsoCountAsAHit: 'Считается ли критическое попадание ещё и обычным?',
	yesItsMoralePointFallsBy1AsWell: 'Да, порог морали тоже снижается на 1.',
	no: 'Нет.',
	repairingATank: 'Ремонт танка',
	aFailedMoraleTestMeansNoRepairsFor: 'Если проверка морали не пройдена, ремонта нет. Как долго?',
	thisTurnOneAttemptInPhase3OfEach: 'В этом ходу; одна попытка в фазе 3 каждого своего хода.',
	forTheRestOfTheGame: 'До конца игры.',
	aTankWithAnEngineHitCannotFallBack:
		'Танк с подбитым двигателем не может отойти, поэтому тревога командира на него не действует.',
	anImmobilisedTankTestsOnceForEach:
		'Обездвиженный танк проверяется по разу за каждый новый попавший снаряд, после повреждений.',
	twoWaysToThrowPetrolBombs: 'Два способа бросать бутылки с бензином',
	oneSectionRollsD10AnotherD6WhichIs: 'В одном разделе D10, в другом D6. Что верно?',
	d6WhenInfantryAttacksTheTankD10:
		'D6, когда пехота атакует танк; D10, когда танк атаковал и проиграл.',
	d10AlwaysAfterWinningTheMeleeAnd:
		'Всегда D10, после победы в рукопашной и пройденной проверки морали.',
	d6ForEachStandAlways: 'Всегда D6 за каждую подставку.',
	whenATrainTests: 'Когда проверяется бронепоезд',
	firedOnOrHit: 'Под огнём или при попадании?',
	whenArtilleryFiresAtItOnceAPhase:
		'Когда по нему стреляет артиллерия, один раз за фазу, после учёта попаданий.',
	onlyWhenAShellHitsIt: 'Только когда в него попал снаряд.'
};
