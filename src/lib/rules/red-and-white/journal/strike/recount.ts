import { ask, type Call, type Throw } from '#lib/kernel/dice/draw.ts';
import type { Refusal } from '#lib/kernel/game/engine.ts';
import { fitted } from '#lib/kernel/sheet/form.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { rethrow, type Missing } from '#lib/kernel/dice/rethrow.ts';
import { same } from '#lib/kernel/same.ts';
import type { Calculator, Form } from '../../procedures/calculator.ts';
import type { Command, CommandOf } from '../../engine/commands/command.ts';
import { fill, type Parties } from '../../engine/rolls/fill.ts';
import type { HistoryLine } from '../history.ts';
import { isForm } from '../../../../kernel/border/payload.ts';
import { rolled } from '../../engine/rolls/rolled.ts';
import { type BattleState, bookIn } from '../../engine/state.ts';
import { heroesOf } from '../../engine/table/unit.ts';

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
	readonly calculator: (slug: string) => Promise<Calculator | undefined>;
	readonly dice: (missing: MissingDice) => Promise<Throw>;
	/** Words that can be kept: without exact fractions. */
	readonly plain: (phrase: Phrase) => Phrase;
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

type Roll = CommandOf<'resolve'>;

const partiesOn = (state: BattleState, command: Roll): Parties => {
	const { unit, target, others, army, officer, rolledFor = officer?.id } = command;
	const named = unit === null && rolledFor !== undefined ? state.officers[rolledFor] : undefined;
	return {
		unit: unit === null ? null : (state.units[unit] ?? null),
		target: target === null ? null : (state.units[target] ?? null),
		...(others ? { others: others.flatMap((id) => state.units[id] ?? []) } : {}),
		...(army ? { camp: army.camp } : {}),
		...(named ? { officer: named } : {})
	};
};

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

/** What was not overruled by hand is as the rule makes it now. MELEE: another loss is not shared as the old one was. */
const withOutcome = (command: Roll, was: Roll, now: Roll): Roll => {
	const { army, officer, shares, ...rest } = command;
	const changes = same(command.changes, was.changes) ? now.changes : command.changes;
	const nextArmy = same(army, was.army) ? now.army : army;
	const nextOfficer = same(officer, was.officer) ? now.officer : officer;
	return {
		...rest,
		form: now.form,
		throws: now.throws,
		text: same(command.text, was.text) ? now.text : command.text,
		changes,
		...(shares && same(changes, command.changes) ? { shares } : {}),
		...(nextArmy ? { army: nextArmy } : {}),
		...(nextOfficer ? { officer: nextOfficer } : {})
	};
};

/**
 * A line worked out on another table. The thrown dice stay in their order; those that are missing are asked for. Where
 * the rules have changed since so that the dice no longer fit, the line stays as it was written.
 */
export const recounted = async (
	{ entry, ...line }: HistoryLine,
	table: BattleState,
	{ calculator: find, dice, plain }: Recounting
): Promise<Recounted> => {
	const { command } = entry;
	const asWritten = { command, dropped: 0, added: 0 };
	if (command.type !== 'resolve') return asWritten;
	const { before } = line;
	const was = fill(before, command.calculator, partiesOn(before, command));
	const now = fill(table, command.calculator, partiesOn(table, command));
	if (same(was, now) && same(before.header.chosen, table.header.chosen)) return asWritten;
	const calculator = await find(command.calculator);
	if (!calculator || !isForm(command.form)) return asWritten;
	const { form: written, throws } = command;
	const form = refilled(calculator, { before, table }, written, { was, now });
	const old = calculator.resolve(bookIn(before), { ...calculator.initial, ...written });
	if (old.refused) return asWritten;
	const fell = ask(old.resolution.draw, throws);
	if (fell.state !== 'done') return asWritten;
	const fresh = calculator.resolve(bookIn(table), { ...calculator.initial, ...form });
	if (fresh.refused) return { refusal: fresh.refused };
	const more: Throw[] = [];
	let again = rethrow(fresh.resolution.draw, throws);
	while (again.state === 'waiting') {
		const { missing: call, why } = again;
		more.push(await dice({ line: { ...line, entry }, table, call, why }));
		again = rethrow(fresh.resolution.draw, throws, more);
	}
	const about = {
		calculator: command.calculator,
		unit: command.unit,
		target: command.target,
		camp: command.army?.camp ?? null
	};
	const officerOn = (state: BattleState): string | null =>
		command.rolledFor ??
		command.officer?.id ??
		(command.unit === null ? null : (heroesOf(state, command.unit)[0]?.id ?? null));
	const asItWas = rolled(
		{
			...about,
			officer: officerOn(before),
			form: written,
			throws,
			value: fell.value,
			resolution: old.resolution
		},
		plain
	);
	const asItIs = rolled(
		{
			...about,
			officer: officerOn(table),
			form,
			throws: again.throws,
			value: again.value,
			resolution: fresh.resolution
		},
		plain
	);
	return {
		command: withOutcome(command, asItWas, asItIs),
		dropped: again.dropped,
		added: more.reduce((sum, { call }) => sum + call.dice, 0)
	};
};
