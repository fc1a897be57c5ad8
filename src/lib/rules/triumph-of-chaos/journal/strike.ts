import type { Engine } from '#lib/kernel/game/engine.ts';
import type { Struckable } from '#lib/kernel/game/strike.ts';
import { rolledAgain } from '#lib/kernel/game/throw-again.ts';
import type { Book } from '../book.ts';
import type { Command } from '../engine/command.ts';
import type { Fact } from '../engine/facts.ts';
import type { Campaign } from '../engine/state.ts';
import { PROCEDURES } from '../procedures/all.ts';
import { chitInHand } from '../procedures/draw-chit.ts';

/** A roll as it was meant when it was written. */
const meant = <One extends Command>(command: One, facts: readonly Fact[]): One => {
	const procedure = command.type === 'roll' && PROCEDURES.get(command.procedure);
	const thrown = facts.find((fact) => fact.type === 'diceThrown');
	return procedure && procedure.meant && thrown && command.type === 'roll'
		? { ...command, form: procedure.meant(command.form, thrown.form) }
		: command;
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: the chit that was drawn lies on the table, whatever the pool was; nothing where it is not in the pool. */
const drawnAgain = (
	book: Book,
	{ command, facts }: { readonly command: Command; readonly facts: readonly Fact[] },
	{ camps }: Campaign
): { readonly command: Command } | undefined => {
	const drawn = facts.find((fact) => fact.type === 'chitDrawn');
	if (command.type !== 'roll' || !drawn) return undefined;
	const { camp, chit } = drawn;
	const by = command.throws[0]?.by ?? 'hand';
	const throws = chitInHand(book, camp, camps[camp].drawn, chit).map((one) => ({ ...one, by }));
	return throws.length ? { command: { ...command, throws } } : undefined;
};

/** Striking out a line: what was rolled later is filled in again, and its dice are used as they fell. */
export const strike = (
	engine: Engine<Campaign, Command, Fact>,
	book: Book
): Struckable<Campaign, Command, Fact> => ({
	engine,
	again: ({ before, entry }, state) => {
		const { command, facts } = entry;
		const drawn = drawnAgain(book, entry, state);
		if (drawn) return drawn;
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
