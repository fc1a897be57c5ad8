import { texts } from '#lib/kernel/texts.ts';

/** The past of a game on the map, in English. */
export const words = texts('board.history', {
	theMapAsItWas: 'The map as it was',
	asItWas: 'As it was',
	turnAfterPhase: '{turn} · after {phase}',
	turnDuringPhase: '{turn} · during {phase}',
	backToNow: 'Back to now',
	onePhaseBack: 'One phase back',
	onePhaseOn: 'One phase on',
	theWholeGame: 'The whole game, phase by phase',
	turnPhase: '{turn}: {phase}',
	now: 'now',
	theMapAtTheEnd: 'The map after the last turn',
	howTheFrontRan: 'How the front ran',
	history: 'History',
	playOnFromHere: 'Play on from here',
	asACopy: 'as a copy'
});
