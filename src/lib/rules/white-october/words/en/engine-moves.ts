import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: engine-moves. */
export const words = texts('white-october.engine-moves', {
	enemiesHoldIt: 'Enemies hold it.',
	itCannotGetThere: 'It cannot get there.',
	itIsTooFarOrClosed: 'It is too far, or the ground is closed to it.',
	itMayNotStopThere: 'It may not stop there.',
	thereIsNoRoom: 'There is no room.'
});
