import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: table rolls. */
export const words = texts('red-and-white.engine-rolls', {
	aUnitIsNotItsOwnTarget: 'A unit is not its own target.',
	itDoesNotMerelyPassOrFail: 'It does not merely pass or fail.',
	noDiceCanGiveWhatTheRefereeSays: 'No dice can give what the referee says.',
	thereIsNoSuchCalculator: 'There is no such calculator.',
	allOfTheLossMustBeSharedAndNoUnit:
		'All of the loss must be shared, and no unit loses more than it has.'
});
