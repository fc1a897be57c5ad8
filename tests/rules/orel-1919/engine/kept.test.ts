import { expect, test } from 'vitest';
import type { OrelEngine } from '#lib/rules/orel-1919/engine/index.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { engineOf, gameWith, playByChance } from './play.ts';

/** What is said to a unit of every hex, as soon as it is asked for. */
const told = (engine: OrelEngine, state: State, unit: string): (() => unknown) => {
	const { grid } = engine.game(state).board;
	const range = engine.reach(state, unit);
	return () =>
		grid.hexes.map((hex) => {
			const goal = range.goal(hex);
			return goal
				? [goal, range.others(hex), range.steps(goal.way), range.covers(goal.way)]
				: [range.why(hex), range.far(hex)];
		});
};

test('7.1 where a unit gets to is told alike before and after others have been asked about', () => {
	const used = gameWith();
	const engine = engineOf(used);
	const asked: { readonly first: unknown; readonly later: () => unknown }[] = [];
	playByChance(used, 'historical', 5, 900, ({ before, command }) => {
		if (command.type !== 'pick' || asked.length > 3) return;
		// Told by one that nobody asks about anything else; and kept, unread, while the game goes on.
		const first = told(engineOf(gameWith()), before, command.unit)();
		asked.push({ first, later: told(engine, before, command.unit) });
	});
	expect(asked).toHaveLength(4);
	for (const { first, later } of asked) expect(later()).toEqual(first);
});
