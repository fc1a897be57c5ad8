import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import { playerTurn, type State } from '#lib/rules/orel-1919/engine/state.ts';
import type { Player } from '#lib/rules/orel-1919/types.ts';

/** What the players of some games had to say, counted as it would be asked of people who share a phone. */
export interface Decisions {
	/** One command of one player. */
	readonly given: (state: State, player: Player, command: Command) => void;
	/** Another game begins. */
	readonly begins: () => void;
	readonly lines: () => readonly (readonly [name: string, value: string])[];
}

/** What kind of decision it is: an order by what it comes to. */
const kindOf = (command: Command): string => {
	if (command.type === 'roll') return 'dice';
	if (command.type !== 'order') return command.type;
	const types = command.steps.map(({ type }) => type);
	const [first = ''] = types;
	return `order of ${ORDERS.find((type) => types.includes(type)) ?? first}`;
};
const ORDERS = ['attack', 'support', 'barrage', 'dig', 'enter', 'go'] as const;

/**
 * Counts everything that somebody has to give, the dice apart: what was the only answer too. The phone changes hands in
 * a combat phase whenever the other player is asked; it begins and ends with the active one.
 */
export const decisions = (): Decisions => {
	const kinds = new Map<string, number>();
	let steps = 0;
	let turns = 0;
	let phases = 0;
	let handovers = 0;
	let turn = 0;
	let fought = 0;
	let holder: Player | null = null;
	const leaves = (active: Player): void => {
		if (holder !== null && holder !== active) handovers += 1;
		holder = null;
	};
	const perTurn = (count: number): string => (count / Math.max(1, turns)).toFixed(1);
	return {
		begins: () => {
			turn = fought = 0;
			holder = null;
		},
		given: (state, player, command) => {
			const { type } = command;
			const now = playerTurn(state);
			if (now !== turn) {
				leaves(turn % 2 === 0 ? 'white' : 'red');
				turns += 1;
				turn = now;
			}
			const kind = `${state.phase}: ${kindOf(command)}`;
			kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
			if (type !== 'roll') steps += type === 'order' ? command.steps.length : 1;
			if (type === 'roll' || state.phase !== 'combat') return;
			if (fought !== now) {
				fought = now;
				phases += 1;
				holder = state.player;
			}
			if (holder !== player) handovers += 1;
			holder = player;
		},
		lines: () => {
			const given = [...kinds].filter(([kind]) => !kind.endsWith(': dice'));
			const orders = given.reduce((sum, [, count]) => sum + count, 0);
			return [
				['orders a player turn', perTurn(orders)],
				['steps a player turn', perTurn(steps)],
				['handovers a combat phase', (handovers / Math.max(1, phases)).toFixed(1)],
				...[...kinds]
					.sort(([, one], [, two]) => two - one)
					.map(([kind, count]) => [`  ${kind}`, `${perTurn(count)} a player turn`] as const)
			];
		}
	};
};
