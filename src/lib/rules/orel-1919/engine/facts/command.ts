import { say } from '#lib/kernel/phrase.ts';
import { withUnit } from '../changes.ts';
import {
	byName,
	happens,
	list,
	nameOf,
	namesOf,
	player,
	playerName,
	section,
	text,
	unit,
	yes
} from './parts.ts';

/** 5 Command: main bodies, and who is out of command. */
export const COMMAND = {
	/** 5.2 `ties`: formations whose owner must still choose a main body. */
	commandChecked: happens(
		{ player, bodies: byName(list(list(unit))), ties: list(text), out: list(unit) },
		{
			rule: '5.2',
			evolve: (_, state, { player: of, bodies, ties, out }) => {
				const strays = new Set(out);
				return {
					...state,
					bodies: { ...state.bodies, ...bodies },
					ties,
					units: state.units.map((one) =>
						one.player === of && one.command === strays.has(one.id)
							? { ...one, command: !one.command }
							: one
					)
				};
			},
			tell: ({ player: of, out }) =>
				out.length > 0
					? say('Out of command: {units}.', { units: namesOf(out) })
					: say('All of {player} are in command.', { player: playerName(of) })
		}
	),
	/** 5.2.1 b `settled`: nothing left to choose in this formation. */
	mainBodyChosen: happens(
		{ formation: text, units: list(unit), settled: yes },
		{
			rule: '5.2.1',
			evolve: (_, state, { formation, units, settled }) => ({
				...state,
				bodies: { ...state.bodies, [formation]: [...(state.bodies[formation] ?? []), units] },
				ties: settled ? state.ties.filter((name) => name !== formation) : state.ties
			}),
			tell: ({ formation, units }) =>
				say('The main body of {formation}: {units}.', { formation, units: namesOf(units) })
		}
	),
	commandLost: happens(
		{ rule: section, unit },
		{
			rule: ({ rule }) => rule,
			evolve: (game, state, { unit: id }) =>
				withUnit(game, state, id, (one) => ({ ...one, command: false })),
			tell: ({ unit: id }) => say('{unit} is out of command.', { unit: nameOf(id) })
		}
	)
} as const;
