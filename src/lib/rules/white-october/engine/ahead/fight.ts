import type Fraction from 'fraction.js';
import type { Command } from '../commands.ts';
import { evolve } from '../facts.ts';
import type { Table } from '../orders/draft.ts';
import type { State } from '../state.ts';
import { chancesNow, fallsOf, type AttackChances } from './preview.ts';

/** 6.2 What may become of the attack once an event is played, or kept; undefined where none is asked about in one. */
export const chancesAfter = (
	table: Table,
	state: State,
	command: Command
): AttackChances | undefined => {
	if (state.combat?.fight?.stage !== 'events') return undefined;
	const decision = table.decide(state, command);
	if (!decision.ok) return undefined;
	const game = table.game(state);
	return chancesNow(
		game,
		decision.facts.reduce((now, fact) => evolve(game, now, fact), state)
	);
};

/**
 * 8.2.3, 5.3 The chance that the place falls once the defender has answered so: stands or slips away, is served by an HQ or
 * by none. Who may support then does. Undefined where nobody would meet, or nothing of the kind is asked.
 */
export const fallsAfter = (table: Table, state: State, command: Command): Fraction | undefined => {
	const { fight } = state.combat ?? {};
	if (!fight) return undefined;
	const { place: hex, attackers: units, hq, night, supports } = fight;
	const game = table.game(state);
	const attack = { hex, units, hq, night };
	switch (command.type) {
		case 'stand':
			return fallsOf(game, state, attack);
		case 'leave': {
			const decision = table.decide(state, command);
			const went = decision.ok ? decision.facts.find((fact) => fact.type === 'withdrew') : null;
			const left = state.units.map((unit) =>
				went?.units.includes(unit.id) ? { ...unit, at: null, fate: 'due' as const } : unit
			);
			return fallsOf(game, { ...state, units: left }, attack);
		}
		case 'serve':
			return fallsOf(game, state, {
				...attack,
				supports: supports.attacker,
				defence: { hq: command.unit }
			});
		case 'pass':
			return fight.stage === 'defenceHq'
				? fallsOf(game, state, {
						...attack,
						supports: supports.attacker,
						defence: { hq: null }
					})
				: undefined;
		default:
			return undefined;
	}
};
