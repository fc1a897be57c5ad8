import { count, phraseOf } from '#lib/kernel/phrase.ts';
import { captives, cityAfter, gone, withUnits } from '../changes.ts';
import { placeOf } from '../game.ts';
import { own } from '#lib/kernel/decided/kinds.ts';
import { happens, named } from './kind.ts';
import { section, some } from '#lib/kernel/decided/entries-of.ts';
import { due, unit } from './schema.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-facts.ts';

/** 8 Steps and units that are lost, and units that leave the map. */
export const LOSS = {
	/** 4.1 `prisoners`: how many of these steps become prisoners. */
	stepsLost: happens(
		{ rule: section, unit, steps: some, prisoners: some },
		own,
		(fact, { last }) => {
			const [loses, isEliminated] =
				fact.prisoners > 0
					? [words.unitLosesNStepsPrisonersOfThem, words.unitLosesItsLastNStepsPrisoners]
					: [words.unitLosesNSteps, words.unitLosesItsLastNSteps];
			return count(fact.steps, last.has(fact) ? isEliminated : loses, named(fact));
		},
		(state, { unit: id, steps, prisoners }, game) => {
			const one = state.units[placeOf(game, id)];
			if (!one) return state;
			const after = captives(state, one.player, prisoners);
			return one.steps <= steps
				? gone(game, after, id)
				: withUnits(game, after, [id], () => ({ steps: one.steps - steps }));
		}
	),
	/** Lost with all its steps. */
	removed: happens(
		{ rule: section, unit, prisoners: some },
		own,
		(fact) =>
			fact.prisoners > 0
				? count(fact.prisoners, words.unitIsLostNPrisoners, named(fact))
				: phraseOf(words.unitIsLost, named(fact)),
		(state, { unit: id, prisoners }, game) => {
			const one = state.units[placeOf(game, id)];
			return one ? gone(game, captives(state, one.player, prisoners), id) : state;
		}
	),
	/** 7.5 Forced off the map, or 9.1.1 a train under repair; `steps`: how many it will come back with. */
	leftMap: happens(
		{ rule: section, unit, steps: some, due },
		own,
		(fact) => phraseOf(words.unitIsOffTheMapUntilTurnTurn, { ...named(fact), turn: fact.due.turn }),
		(state, { unit: id, steps, due: back }, game) =>
			cityAfter(
				game,
				withUnits(game, state, [id], () => ({
					fate: 'due',
					hex: null,
					due: back,
					steps,
					unsupplied: false,
					works: 'none',
					action: null
				}))
			)
	)
} as const;
