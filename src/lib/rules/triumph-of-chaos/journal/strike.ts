import type { Engine } from '#lib/kernel/game/engine.ts';
import type { Struckable } from '#lib/kernel/game/strike.ts';
import { rolledAgain } from '#lib/kernel/game/throw-again.ts';
import type { Book } from '../book.ts';
import type { Command } from '../engine/command.ts';
import type { Fact } from '../engine/facts.ts';
import { tried, type Campaign } from '../engine/state.ts';
import { PROCEDURES } from '../procedures/all.ts';
import { chitInHand, inHand } from '../procedures/draw-chit.ts';
import { randomLeader } from '../rules/in-fighting.ts';

/** A roll as it was meant when it was written. */
const meant = <One extends Command>(command: One, facts: readonly Fact[]): One => {
	const procedure = command.type === 'roll' && PROCEDURES.get(command.procedure);
	const thrown = facts.find((fact) => fact.type === 'diceThrown');
	return procedure && procedure.meant && thrown && command.type === 'roll'
		? { ...command, form: procedure.meant(command.form, thrown.form) }
		: command;
};

/**
 * WHITE IN-FIGHTING; RED IN-FIGHTING: the chit that was drawn lies on the table, and the leader is gone from it, whoever else
 * could have been drawn; nothing where he could not.
 */
const drawnAgain = (
	book: Book,
	{ command, facts }: { readonly command: Command; readonly facts: readonly Fact[] },
	state: Campaign
): { readonly command: Command } | undefined => {
	if (command.type !== 'roll') return undefined;
	const by = command.throws[0]?.by ?? 'hand';
	const throws = facts.flatMap((fact) => {
		if (fact.type === 'chitDrawn')
			return chitInHand(book, fact.camp, state.camps[fact.camp].drawn, fact.chit);
		if (fact.type !== 'leaderDrawn') return [];
		const place = tried(state).findIndex(({ id }) => id === fact.leader) + 1;
		return place > 0 ? inHand(randomLeader(tried(state).length), place) : [];
	});
	return throws.length
		? { command: { ...command, throws: throws.map((one) => ({ ...one, by })) } }
		: undefined;
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
