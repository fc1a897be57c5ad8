import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: start. */
export const words = texts('frame.start', {
	settings: 'Settings',
	workOutARoll: 'Work out a roll',
	sequenceOfAction: 'Sequence of action',
	theTableCompanionForMiniatures:
		'Keeps units, turns and dice of a miniatures battle, with the sum behind every result and the exact chances before. Everything stays on this phone.'
});
