import { ask, type Draw, type Throw } from '../dice/draw.ts';
import { same } from '../same.ts';
import type { Calculator, Form } from '../sheet/calculator.ts';
import { fitted } from '../sheet/form.ts';
import type { Refusal } from './engine.ts';
import type { Roll } from './roll.ts';

/** A throw as it would be on another state: forbidden, without dice, or what is rolled and the resulting command. */
export type ThrowAgain<Command> =
	| { readonly refused: Refusal }
	| { readonly command: Command }
	| {
			readonly draw: Draw<unknown>;
			/** What fell for it. */
			readonly throws: readonly Throw[];
			/** What its dice must show is not for everybody to know. */
			readonly covered?: boolean;
			readonly rolled: (throws: readonly Throw[], value: unknown) => Command;
	  };

/**
 * The situation of a throw on another state: what the table filled in is filled in again, what was typed or overruled
 * by hand stays.
 */
const refilled = <Book>(
	calculator: Calculator<Book>,
	books: { readonly was: Book; readonly now: Book },
	form: Form,
	{ was, now }: { readonly was: Form; readonly now: Form }
): Form => {
	const begun = fitted(calculator, books.was, { ...calculator.initial, ...was });
	const untouched = (key: string): boolean => {
		const filled = was[key];
		if (filled === undefined) return same(form[key], calculator.initial[key]);
		return (
			same(form[key], filled) ||
			same(form[key], begun[key]) ||
			same(form[key], fitted(calculator, books.was, { ...form, [key]: filled })[key])
		);
	};
	const fresh = Object.keys({ ...was, ...now })
		.filter((key) => !same(was[key], now[key]) && untouched(key))
		.flatMap((key) => {
			const value = now[key] ?? calculator.initial[key];
			return value === undefined ? [] : [[key, value] as const];
		});
	return fitted(calculator, books.now, { ...form, ...Object.fromEntries(fresh) });
};

/**
 * A roll by its procedure on another state; undefined where it is the same there, or where the rules have since changed
 * so that its dice no longer fit, in which case it stays as it was written.
 */
export const rolledAgain = <Book, State, R extends Roll<unknown, unknown>>(
	procedure: Calculator<Book> & {
		readonly fill: (state: State, parties: R['parties']) => Form;
	},
	roll: R,
	on: { readonly before: State; readonly state: State },
	bookOf: (state: State) => Book
): ThrowAgain<R> | undefined => {
	const books = { was: bookOf(on.before), now: bookOf(on.state) };
	const was = procedure.fill(on.before, roll.parties);
	const now = procedure.fill(on.state, roll.parties);
	if (same(was, now) && same(books.was, books.now)) return undefined;
	const written = { ...procedure.initial, ...was, ...roll.form };
	const old = procedure.resolve(books.was, written);
	if (old.refused) return undefined;
	const form = refilled(procedure, books, written, { was, now });
	if (ask(old.resolution.draw, roll.throws).state !== 'done')
		// Where only the referee spoke, no dice were thrown.
		return roll.ruled && !roll.throws.length ? { command: { ...roll, form } } : undefined;
	const fresh = procedure.resolve(books.now, form);
	if (fresh.refused) return { refused: fresh.refused };
	const rolled = (throws: readonly Throw[]): R => ({ ...roll, form, throws });
	return { draw: fresh.resolution.draw, throws: roll.throws, rolled };
};
