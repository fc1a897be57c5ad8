import { refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { afterSequence } from '../../rules/09-fatigue.ts';
import { words } from '../../words/en/engine-phases.ts';
import type { Fact } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import type { State } from '../state.ts';

/** 7.4 All of the NWA may march on; not in a turn of rest (9.3), once a sequence. */
export const whyNotForced = (state: State): Decision<Fact> | undefined => {
	if (state.player !== 'white') return refuse('7.4', say(words.onlyTheNwaMarchesSo));
	if (state.rest) return refuse('9.3', say(words.theArmyRests));
	if (state.forced) return refuse('7.4', say(words.itIsMarchingAlready));
	return undefined;
};

/** 7.4 The NWA, and its fatigue (9.1). */
export const forcedMarch = (game: Game, state: State): readonly Fact[] => [
	{
		type: 'marchForced',
		units: state.units
			.filter(({ id, fate }) => fate === 'map' && counterOf(game, id).army === 'NWA')
			.map(({ id }) => id)
	},
	{ type: 'fatigueRose', level: afterSequence(state.fatigue, false, true) }
];
