import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: start. */
export const words = texts('frame.start', {
	settings: 'Settings',
	workOutARoll: 'Work out a roll',
	sequenceOfAction: 'Sequence of action'
});
