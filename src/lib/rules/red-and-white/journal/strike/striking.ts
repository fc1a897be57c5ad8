import type { Struckable } from '#lib/kernel/game/strike.ts';
import { rolledAgain, type ThrowAgain } from '#lib/kernel/game/throw-again.ts';
import type { Command } from '../../engine/commands/command.ts';
import { decide } from '../../engine/decide.ts';
import { evolve, evolveAll } from '../../engine/evolve.ts';
import { isLoose, type Fact } from '../../engine/facts/fact.ts';
import { faults } from '../../engine/invariants.ts';
import { coveredFields } from '../../engine/phases/called.ts';
import type { BattleRoll } from '../../engine/rolls/parties.ts';
import { sharesStand } from '../../engine/rolls/sharing.ts';
import { bookIn, type BattleState } from '../../engine/state.ts';
import { PROCEDURES } from '../../procedures/all.ts';
import { actorsIn } from '../../procedures/procedure.ts';
import { alignedWith, apartFrom, laidOver, passes } from './apart.ts';
import { words } from '#lib/rules/red-and-white/words/en/journal.ts';

/** A roll on another table. MELEE: if the loss is different, it is not divided as before. */
const again = (
	roll: BattleRoll,
	before: BattleState,
	table: BattleState
): ThrowAgain<Command> | undefined => {
	const procedure = PROCEDURES.get(roll.procedure);
	const { shares, ...alone } = roll;
	const found = procedure && rolledAgain(procedure, alone, { before, state: table }, bookIn);
	if (!procedure || !found || !('draw' in found)) return found;
	return {
		...found,
		covered: coveredFields(table, procedure, roll.parties).length > 0,
		rolled: (throws, value) => {
			const made = found.rolled(throws, value);
			if (!shares) return made;
			const resolved = procedure.resolve(bookIn(table), { ...procedure.initial, ...made.form });
			const changes = resolved.refused
				? []
				: resolved.resolution.changes(roll.ruled?.value ?? value);
			const stand = sharesStand(table, actorsIn(roll.parties), changes, shares);
			return stand ? { ...made, shares } : made;
		}
	};
};

/** What striking a line needs from a battle. */
export const BATTLE: Struckable<BattleState, Command, Fact> = {
	engine: { decide, evolve, evolveAll },
	again: ({ before, entry: { command } }, table) =>
		command.type === 'roll' ? again(command, before, table) : undefined,
	fits: (table, facts) => {
		let state = table;
		for (const fact of facts) {
			if (isLoose(state, fact)) return false;
			state = evolve(state, fact);
		}
		return faults(state).length === 0;
	},
	/** SEQUENCE OF ACTION: a step means the phase it led to, whatever was struck before it. */
	meant: (command, facts) => {
		const moved = facts.find((fact) => fact.type === 'clockMoved');
		return command.type === 'stepPhase' && moved ? { type: 'setClock', to: moved.to } : command;
	},
	apart: (table, other) => {
		const state = alignedWith(table, other);
		const apart = apartFrom(state, other);
		return {
			state,
			difference: apart && {
				none: apart.none,
				on: (one) => laidOver(one, apart),
				passes: (line) => passes(line, apart)
			}
		};
	},
	sense: words.referee
};
