import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: start. */
export const words = texts('frame.start', {
	settings: 'Settings',
	workOutARoll: 'Work out a roll',
	otherGames: 'Other games',
	sequenceOfAction: 'Sequence of action',
	keepsABattleWithMiniaturesUnits:
		'Keeps a battle with miniatures: units, turns, dice, and every chance and sum.'
});
