import type { Engine } from '#lib/kernel/game/engine.ts';
import type { Struckable } from '#lib/kernel/game/strike.ts';
import { rolledAgain } from '#lib/kernel/game/throw-again.ts';
import type { Book } from '../book.ts';
import type { Command } from '../engine/command.ts';
import type { Fact } from '../engine/facts.ts';
import type { Campaign } from '../engine/state.ts';
import { PROCEDURES } from '../procedures/all.ts';

/** A roll as it was meant when it was written. */
const meant = <One extends Command>(command: One, facts: readonly Fact[]): One => {
	const procedure = command.type === 'roll' && PROCEDURES.get(command.procedure);
	const thrown = facts.find((fact) => fact.type === 'diceThrown');
	return procedure && procedure.meant && thrown && command.type === 'roll'
		? { ...command, form: procedure.meant(command.form, thrown.form) }
		: command;
};

/** Striking out a line: what was rolled later is filled in again, and its dice are used as they fell. */
export const strike = (
	engine: Engine<Campaign, Command, Fact>,
	book: Book
): Struckable<Campaign, Command, Fact> => ({
	engine,
	again: ({ before, entry: { command, facts } }, state) => {
		const procedure = command.type === 'roll' && PROCEDURES.get(command.procedure);
		return procedure
			? rolledAgain(procedure, meant(command, facts), { before, state }, () => book)
			: undefined;
	},
	meant,
	// The aid counts what it is told, so anything that was written can stand.
	fits: () => true,
	sense: 'Campaign'
});
