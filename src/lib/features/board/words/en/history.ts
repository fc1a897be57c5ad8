import { texts } from '#lib/kernel/texts.ts';

/** The past of a game on the map, in English. */
export const words = texts('board.history', {
	theMapThen: 'The map as it was',
	asItWas: 'As it was',
	afterPhase: '{turn} · after {phase}',
	duringPhase: '{turn} · during {phase}',
	backToNow: 'Back to now',
	phaseBefore: 'One phase back',
	phaseAfter: 'One phase on',
	theWholeGame: 'The whole game, phase by phase',
	phaseOfTurn: '{turn}: {phase}',
	now: 'now',
	theMapAtTheEnd: 'The map after the last turn',
	howTheFrontRan: 'How the front ran',
	history: 'History',
	playOnFromHere: 'Play on from here',
	aCopyThisOneStays: 'as a copy'
});
