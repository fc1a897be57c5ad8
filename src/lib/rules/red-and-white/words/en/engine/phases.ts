import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: phases. */
export const words = texts('red-and-white.engine-phases', {
	hisCharacterIsDrawnAlready: 'His character is drawn already.',
	unitFirstTheTestWhetherItStands: '{unit}: first the test whether it stands.',
	heCannotSpotForIt: 'He cannot spot for it.',
	thatIsNoMeleeThatIsSetUpAllThatAre:
		'That is no melee that is set up: all that are in contact fight it.',
	itCannotBeDoneToUnit: 'It cannot be done to {unit}.',
	itDidNotFightUnit: 'It did not fight {unit}.',
	nobody: 'nobody',
	leftOwedWhatN: 'Left owed, {what}: {n}.',
	leftOwedWhatWho: 'Left owed, {what}: {who}.',
	firstItTestsForTheShellsTheyAreIn: 'First it tests for the shells: they are in its way.'
});
