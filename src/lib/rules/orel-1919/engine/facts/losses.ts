import * as v from 'valibot';
import { say } from '#lib/kernel/phrase.ts';
import { captives, cityAfter, gone, withUnit } from '../changes.ts';
import { placeOf } from '../game.ts';
import {
	happens,
	hex,
	list,
	maybe,
	nameOf,
	section,
	some,
	text,
	unit,
	whole,
	yes
} from './parts.ts';

const due = v.strictObject({
	turn: whole(0, 99),
	hexes: list(hex),
	group: maybe(text),
	penalty: some,
	returning: yes
});

/** 8 Steps and units that are lost, and units that leave the map. */
export const LOSS = {
	/** 4.1 `prisoners`: so many of these steps. */
	stepsLost: happens(
		{ rule: section, unit, steps: some, prisoners: some },
		{
			rule: ({ rule }) => rule,
			evolve: (game, state, { unit: id, steps, prisoners }) => {
				const one = state.units[placeOf(game, id)];
				if (!one) return state;
				const after = captives(state, one.player, prisoners);
				return one.steps <= steps
					? gone(game, after, id, null)
					: withUnit(game, after, id, (was) => ({ ...was, steps: was.steps - steps }));
			},
			tell: ({ unit: id, steps, prisoners }) =>
				prisoners > 0
					? say('{unit} loses {n} steps, {prisoners} of them prisoners.', {
							unit: nameOf(id),
							n: steps,
							prisoners
						})
					: say('{unit} loses {n} steps.', { unit: nameOf(id), n: steps })
		}
	),
	/** Lost with all its steps; `due`: a depot comes back. */
	removed: happens(
		{ rule: section, unit, prisoners: some, due: maybe(due) },
		{
			rule: ({ rule }) => rule,
			evolve: (game, state, { unit: id, prisoners, due: back }) => {
				const one = state.units[placeOf(game, id)];
				return one ? gone(game, captives(state, one.player, prisoners), id, back) : state;
			},
			tell: ({ unit: id }) => say('{unit} is lost.', { unit: nameOf(id) })
		}
	),
	/** 7.5 Forced off the map, or 9.1.1 a train under repair. */
	leftMap: happens(
		{ rule: section, unit, due },
		{
			rule: ({ rule }) => rule,
			evolve: (game, state, { unit: id, due: back }) =>
				cityAfter(
					game,
					withUnit(game, state, id, (one) => ({
						...one,
						fate: 'due',
						hex: null,
						due: back,
						// 7.5 It comes back supplied; 9.1.1 a train comes back repaired.
						steps: back.returning
							? one.steps
							: (game.counters[placeOf(game, id)]?.steps ?? one.steps),
						unsupplied: false,
						works: 'none',
						action: null
					}))
				),
			tell: ({ unit: id, due: back }) =>
				say('{unit} is off the map until turn {turn}.', { unit: nameOf(id), turn: back.turn })
		}
	)
} as const;
