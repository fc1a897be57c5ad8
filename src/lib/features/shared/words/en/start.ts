import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: start. */
export const words = texts('frame.start', {
	settings: 'Settings',
	workOutARoll: 'Work out a roll',
	otherGames: 'Other games',
	sequenceOfAction: 'Sequence of action',
	forMiniaturesBattlesOfTheCivilWar:
		'For battles with miniatures: keeps track of units, turns and dice, shows the chances before a roll and the sum behind its result.'
});
