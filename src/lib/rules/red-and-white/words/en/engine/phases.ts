import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: phases. */
export const words = texts('red-and-white.engine-phases', {
	hisCharacterIsDrawnAlready: 'His character is drawn already.',
	unitFirstItTestsWhetherItStands: '{unit}: first it tests whether it stands.',
	heCannotSpotForIt: 'He cannot spot for it.',
	noSuchMeleeIsSetUpAllUnitsIn: 'No such melee is set up: all units in contact fight in it.',
	itCannotBeDoneToUnit: 'It cannot be done to {unit}.',
	unitItFightsTheEnemyItFiredAt: '{unit}: it fights the enemy it fired at.',
	itDidNotFightUnit: 'It did not fight {unit}.',
	nobody: 'nobody',
	leftOwedWhatN: 'Left owed, {what}: {n}.',
	leftOwedWhatWho: 'Left owed, {what}: {who}.',
	firstItTestsForTheShellsInItsWay: 'First it tests for the shells in its way.'
});
