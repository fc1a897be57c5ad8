import { ask, type Call, type Throw } from '#lib/kernel/dice/draw.ts';
import { rethrow, type Missing } from '#lib/kernel/dice/rethrow.ts';
import type { Refusal } from '#lib/kernel/game/engine.ts';
import { same } from '#lib/kernel/same.ts';
import { fitted } from '#lib/kernel/sheet/form.ts';
import type { Command } from '../../engine/commands/command.ts';
import type { BattleRoll } from '../../engine/rolls/parties.ts';
import { sharesStand } from '../../engine/rolls/sharing.ts';
import { bookIn, type BattleState } from '../../engine/state.ts';
import { PROCEDURES } from '../../procedures/all.ts';
import type { Calculator, Change, Form } from '../../procedures/calculator.ts';
import { actorsIn } from '../../procedures/procedure.ts';
import type { HistoryLine } from '../history.ts';

/** Dice that a line needs besides those that were thrown for it. */
export interface MissingDice {
	readonly line: HistoryLine;
	/** The table on which the line is worked out now. */
	readonly table: BattleState;
	/** What is to be thrown. */
	readonly call: Call;
	readonly why: Missing;
}

/** What working out again needs from outside. */
export interface Recounting {
	readonly dice: (missing: MissingDice) => Promise<Throw>;
}

/** A line's command as it would be given on another table; or why there it could not. */
export type Recounted =
	| {
			readonly command: Command;
			/** Dice that are not called for any more, and dice thrown since. */
			readonly dropped: number;
			readonly added: number;
			readonly refusal?: never;
	  }
	| { readonly refusal: Refusal };

/**
 * The situation of a line on another table: what the table had filled in is filled in anew, what was typed or
 * overruled by hand stays.
 */
const refilled = (
	calculator: Calculator,
	tables: { readonly before: BattleState; readonly table: BattleState },
	form: Form,
	{ was, now }: { readonly was: Form; readonly now: Form }
): Form => {
	const book = bookIn(tables.before);
	const begun = fitted(calculator, book, { ...calculator.initial, ...was });
	const untouched = (key: string): boolean => {
		const filled = was[key];
		if (filled === undefined) return same(form[key], calculator.initial[key]);
		return (
			same(form[key], filled) ||
			same(form[key], begun[key]) ||
			same(form[key], fitted(calculator, book, { ...form, [key]: filled })[key])
		);
	};
	const fresh = Object.keys({ ...was, ...now })
		.filter((key) => !same(was[key], now[key]) && untouched(key))
		.flatMap((key) => {
			const value = now[key] ?? calculator.initial[key];
			return value === undefined ? [] : [[key, value] as const];
		});
	return fitted(calculator, bookIn(tables.table), { ...form, ...Object.fromEntries(fresh) });
};

/** MELEE: another loss is not shared as the old one was. */
const sharesOn = (
	table: BattleState,
	{ parties, shares }: BattleRoll,
	changes: readonly Change[]
): Pick<BattleRoll, 'shares'> =>
	shares && sharesStand(table, actorsIn(parties), changes, shares) ? { shares } : {};

/**
 * A line worked out on another table: filled in anew, its dice thrown again in their order, and given once more; those
 * that are missing are asked for. Where the rules have changed since so that the dice no longer fit, it stays as it was
 * written.
 */
export const recounted = async (
	{ entry, ...line }: HistoryLine,
	table: BattleState,
	{ dice }: Recounting
): Promise<Recounted> => {
	const { command } = entry;
	const asWritten = { command, dropped: 0, added: 0 };
	if (command.type !== 'roll') return asWritten;
	const procedure = PROCEDURES.get(command.procedure);
	if (!procedure) return asWritten;
	const { before } = line;
	const was = procedure.fill(before, command.parties);
	const now = procedure.fill(table, command.parties);
	if (same(was, now) && same(before.header.chosen, table.header.chosen)) return asWritten;
	const form = refilled(procedure, { before, table }, command.form, { was, now });
	const old = procedure.resolve(bookIn(before), { ...procedure.initial, ...command.form });
	if (old.refused) return asWritten;
	const { shares: _, ...roll } = command;
	if (ask(old.resolution.draw, command.throws).state !== 'done') {
		// GAMING TERMS USED: where only the referee spoke, no dice were thrown.
		const spoke = command.ruled && !command.throws.length;
		return spoke ? { ...asWritten, command: { ...roll, form } } : asWritten;
	}
	const fresh = procedure.resolve(bookIn(table), { ...procedure.initial, ...form });
	if (fresh.refused) return { refusal: fresh.refused };
	const { draw, changes } = fresh.resolution;
	const more: Throw[] = [];
	let again = rethrow(draw, command.throws);
	while (again.state === 'waiting') {
		const { missing: call, why } = again;
		more.push(await dice({ line: { ...line, entry }, table, call, why }));
		again = rethrow(draw, command.throws, more);
	}
	const shares = sharesOn(table, command, changes(command.ruled?.value ?? again.value));
	return {
		command: { ...roll, form, throws: again.throws, ...shares },
		dropped: again.dropped,
		added: more.reduce((sum, one) => sum + one.call.dice, 0)
	};
};
