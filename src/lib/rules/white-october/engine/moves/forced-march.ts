import { refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { afterSequence } from '../../rules/09-fatigue.ts';
import { words as facts } from '../../words/en/engine-facts.ts';
import { words } from '../../words/en/engine-phases.ts';
import type { Fact } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import type { State } from '../state.ts';
import { allowanceOf } from './reach.ts';

/** 7.4 All of the NWA may march on; not in a turn of rest (9.3), once a sequence. */
export const whyNotForced = (state: State): Decision<Fact> | undefined => {
	if (state.player !== 'white') return refuse('7.4', say(words.onlyTheNwaMarchesSo));
	if (state.rest) return refuse('9.3', say(facts.theNorthWestArmyRests));
	if (state.forced) return refuse('7.4', say(words.aForcedMarchIsUnderWayAlready));
	return undefined;
};

/**
 * 7.4 The NWA may use 2 MP more from now on; 9.1 whether it does is seen at the end of the sequence. Not who went by
 * train (7.5.1) or ran.
 */
export const marchOn = (game: Game, state: State): Fact => ({
	type: 'marchForced',
	units: state.units
		.filter(
			({ id, fate, moved, spent }) =>
				fate === 'map' && counterOf(game, id).army === 'NWA' && !(moved && spent === 0)
		)
		.map(({ id }) => id)
});

/** 9.1 The fatigue of a forced march. */
export const tires = ({ fatigue }: State): Fact => ({
	type: 'fatigueRose',
	level: afterSequence(fatigue, false, true)
});

/** 9.1, WO-63 Fatigue at the end of a movement sequence, if a unit went farther than it could have gone unforced. */
export const fatigueOfMarch = (game: Game, state: State): readonly Fact[] => {
	const usual: State = { ...state, forced: false };
	const marched =
		state.forced &&
		state.units.some(
			(unit) =>
				unit.moved &&
				counterOf(game, unit.id).army === 'NWA' &&
				typeof counterOf(game, unit.id).movement === 'number' &&
				unit.spent > allowanceOf(game, usual, unit)
		);
	return marched ? [tires(state)] : [];
};
