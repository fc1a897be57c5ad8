import { accept } from '#lib/kernel/game/engine.ts';
import type { Fact } from '../facts/fact.ts';
import { MORALE } from '../facts/morale.ts';
import { asks, senseless, withUnit } from './deciding.ts';

/** MORALE; MAJOR MORALE: the referee puts a test on the list, or takes it off; what he says of an army. */
export const MORALE_COMMANDS = {
	oweTest: asks(MORALE.testOwed.entries, (state, { unit: id, calculator, n }) =>
		withUnit(state, id, ({ owes }) =>
			(owes[calculator] ?? 0) === n
				? senseless('It is so already.')
				: accept<Fact>({ type: 'testOwed', unit: id, calculator, n })
		)
	),
	setArmy: asks(MORALE.armyChanged.entries, (state, { camp, ...change }) => {
		const now = new Map<string, unknown>(Object.entries(state.armies[camp]));
		return Object.entries(change).some(([key, value]) => now.get(key) !== value)
			? accept<Fact>({ type: 'armyChanged', camp, ...change })
			: senseless('It is so already.');
	})
} as const;
