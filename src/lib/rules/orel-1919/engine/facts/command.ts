import { phraseOf, say } from '#lib/kernel/phrase.ts';
import { own } from '#lib/kernel/decided/kinds.ts';
import { changedUnit } from '../copies.ts';
import { become, happens, named } from './kind.ts';
import { byName, list, section, text, yes } from '#lib/kernel/decided/entries-of.ts';
import { player, unit } from './schema.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-facts.ts';

/** 5 Command: main bodies, and who is out of command. */
export const COMMAND = {
	/** 5.2 `ties`: formations whose owner must still choose a main body; until then nobody is told to be out of command. */
	commandChecked: happens(
		{ player, bodies: byName(list(list(unit))), ties: list(text), out: list(unit) },
		'5.2',
		(fact) => {
			if (fact.ties.length > 0)
				return say(words.aMainBodyIsToBeChosenTies, { ties: { list: fact.ties } });
			return fact.out.length > 0
				? phraseOf(words.outOfCommandOut, named(fact))
				: phraseOf(words.playerAllUnitsAreInCommand, named(fact));
		},
		(state, { player: of, bodies, ties, out }) => {
			const strays = new Set(out);
			return {
				bodies: { ...state.bodies, ...bodies },
				ties,
				units: state.units.map((one) =>
					one.player === of && one.command === strays.has(one.id)
						? changedUnit(one, { command: !one.command })
						: one
				)
			};
		}
	),
	/** 5.2.1 b `settled`: there is nothing left to choose in this formation. */
	mainBodyChosen: happens(
		{ formation: text, units: list(unit), settled: yes },
		'5.2.1',
		words.theMainBodyOfFormationUnits,
		({ bodies, ties }, { formation, units, settled }) => ({
			bodies: { ...bodies, [formation]: [...(bodies[formation] ?? []), units] },
			ties: settled ? ties.filter((name) => name !== formation) : ties
		})
	),
	commandLost: happens(
		{ rule: section, unit },
		own,
		words.unitIsOutOfCommand,
		become({ command: false })
	)
} as const;
