import type { Command } from '../commands.ts';
import { evolve } from '../facts.ts';
import type { Table } from '../orders/draft.ts';
import type { State } from '../state.ts';
import { chancesNow, chancesOf, type AttackChances } from './preview.ts';

/** 6.2 The same once an event is played, or kept. */
const played = (table: Table, state: State, command: Command): AttackChances | undefined => {
	const decision = table.decide(state, command);
	if (!decision.ok) return undefined;
	const game = table.game(state);
	return chancesNow(
		game,
		decision.facts.reduce((now, fact) => evolve(game, now, fact), state)
	);
};

/**
 * 8.2.3, 5.3 What may become of the attack once the defender has answered so: stands or slips away, is served by an HQ or by
 * none. Who may support then does; 6.2 or once an event is played or kept. Undefined where nobody would meet, or nothing of the kind is asked.
 */
export const chancesAfter = (
	table: Table,
	state: State,
	command: Command
): AttackChances | undefined => {
	const { fight } = state.combat ?? {};
	if (!fight) return undefined;
	const { place: hex, attackers: units, hq, night, fort, supports } = fight;
	const game = table.game(state);
	const attack = { hex, units, hq, night, fort };
	switch (command.type) {
		case 'stand':
			return chancesOf(game, state, attack);
		case 'leave': {
			const decision = table.decide(state, command);
			// WO-55 With them goes the tank that they leave alone.
			const went = (decision.ok ? decision.facts : []).flatMap((fact) =>
				fact.type === 'withdrew' ? fact.units : fact.type === 'removed' ? fact.unit : []
			);
			const left = state.units.map((unit) =>
				went.includes(unit.id) ? { ...unit, at: null, fate: 'due' as const } : unit
			);
			return chancesOf(game, { ...state, units: left }, attack);
		}
		case 'serve':
			return chancesOf(game, state, {
				...attack,
				supports: supports.attacker,
				defence: { hq: command.unit }
			});
		case 'play':
			return played(table, state, command);
		case 'pass':
			if (fight.stage === 'events') return played(table, state, command);
			return fight.stage === 'defenceHq'
				? chancesOf(game, state, {
						...attack,
						supports: supports.attacker,
						defence: { hq: null }
					})
				: undefined;
		default:
			return undefined;
	}
};
