import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: table rolls. */
export const words = texts('red-and-white.engine-rolls', {
	thereIsNoSuchUnitInThisBattle: 'There is no such unit in this battle.',
	aUnitIsNotItsOwnTarget: 'A unit is not its own target.',
	aUnitAttacksOnceInAMelee: 'A unit attacks once in a melee.',
	thereIsNoSuchOfficerInThisBattle: 'There is no such officer in this battle.',
	itDoesNotMerelyPassOrFail: 'It does not merely pass or fail.',
	noDiceCanComeToWhatTheRefereeSays: 'No dice can come to what the referee says.',
	thereIsNoSuchCalculator: 'There is no such calculator.',
	itHasFiredAlreadyThisTurn: 'It has fired already this turn.',
	aReasonIsNeeded: 'A reason is needed.',
	allOfTheLossMustBeSharedAndNoUnit:
		'All of the loss must be shared, and no unit loses more than it has.'
});
