import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, special figures. */
export const words = texts('red-and-white.reference-special-figures', {
	banner: 'Banner',
	anEliteUnitHasPlus1InMeleeAndThe:
		'An elite unit has +1 in melee and a matching bonus in morale, for the whole game.',
	officerCommissarOrPriestHit: 'Officer, commissar or priest hit',
	theOfficersFateD10: 'The officer’s fate, D10',
	fate: 'Fate',
	aScratchOutThisTurnBackWithHisUnit:
		'a scratch: out this turn, back with his unit at the start of the next',
	badlyHurtOutOfTheGame: 'badly hurt: out of the game',
	whenTheirUnitTakesACasualtyEachOf:
		'When their unit takes a casualty, each of them tests separately: a D10, hit on a small chance.',
	aCommissarWhoIsHitIsRemoved: 'A commissar who is hit is removed.',
	commandProblemsD6: 'Command problems, D6',
	argumentNoPlus1ForTheRestOfTheTurn: 'argument: no +1 for the rest of the turn',
	heOverrulesMinus1ForTheRestOfThe: 'he overrules the commander: −1 for the rest of the turn',
	theCommanderShootsHimAndGoesOverNo:
		'the commander shoots him and deserts: no +1 for the rest of the game',
	plus1ForARedUnitAsABannerEachTime:
		'+1 for a Red unit, small-arms fire included. Each time it would count roll a D10: on a 0 there are command problems.',
	priest: 'Priest',
	distractedD6: 'Distracted, D6',
	tendsTheDyingNoPlus1ThisTurn: 'tends the dying: no +1 this turn',
	panicMinus1ThisTurn: 'panic: −1 this turn',
	hitAndRemoved: 'hit and removed',
	plus1ForAWhiteUnitAsABannerWhenIt:
		'+1 for a White unit, small-arms fire included. When it takes a casualty roll a D10: on a 0 he is distracted.'
});
