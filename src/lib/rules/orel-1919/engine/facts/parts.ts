import * as v from 'valibot';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { HEADS, type ProcedureName } from '../../procedures/heads.ts';
import units from '../../scenarios/data/units.json';
import { EVENTS, PLAYERS, type Player } from '../../types.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';

/** A schema of what may stand in a fact or a command. */
type Of<T> = v.GenericSchema<unknown, T>;

export const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const whole = (from: number, to: number): Of<number> =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
export const some: Of<number> = whole(0, 10_000);
export const yes: Of<boolean> = v.boolean();
export const list = <T>(of: Of<T>): Of<readonly T[]> => v.pipe(v.array(of), v.maxLength(400));
export const maybe = <T>(of: Of<T>): Of<T | null> => v.nullable(of);
export const byName = <T>(of: Of<T>): Of<Readonly<Record<string, T>>> => v.record(text, of);

const NAMES: ReadonlyMap<string, string> = new Map(units.units.map(({ id, name }) => [id, name]));

/** A unit of the module, by its counter. */
export const unit: Of<string> = v.pipe(
	v.string(),
	v.check((id) => NAMES.has(id), 'there is no such unit')
);
export const hex: Of<string> = v.pipe(v.string(), v.regex(/^\d{4}$/, 'a hex is four digits'));
export const player: Of<Player> = v.picklist(PLAYERS);
export const event = v.picklist(EVENTS);
export const attackKind = v.picklist(['prepared', 'hasty']);
export const cityPlace = v.picklist(['suburbs', 'centre']);
export const section: Of<string> = v.pipe(v.string(), v.maxLength(20));

export const procedure: Of<ProcedureName> = v.picklist(HEADS.map(({ slug }) => slug));
export const parties = v.strictObject({ player, units: list(unit) });
const needs = v.strictObject({ from: some, to: some, word: text, other: text });
const call = v.strictObject({
	kind: v.picklist(['die', 'sum', 'pool']),
	dice: whole(1, 100),
	sides: whole(2, 100),
	needs: v.exactOptional(needs),
	label: text,
	rule: section
});
export const throws = list(
	v.strictObject({
		call,
		faces: maybe(list(whole(1, 100))),
		count: maybe(some),
		by: v.picklist(['hand', 'app', 'both'])
	})
) as Of<readonly Throw[]>;

/** What an object of these entries is. */
export type Entries<E extends v.ObjectEntries> = {
	readonly [K in keyof v.InferOutput<v.StrictObjectSchema<E, undefined>>]: v.InferOutput<
		v.StrictObjectSchema<E, undefined>
	>[K];
};

/** All there is to know of one kind of fact. */
export interface Kind<F> {
	/** The section by which it happened. */
	readonly rule: string | ((fact: F) => string);
	/** The state after it. Never refuses, never rolls. */
	readonly evolve: (game: Game, state: State, fact: F) => State;
	/** The fact in words. */
	readonly tell: (fact: F) => Phrase;
}

/** A kind of fact: what belongs to it, and what it does. */
export const happens = <E extends v.ObjectEntries>(entries: E, does: Kind<Entries<E>>) => ({
	entries,
	...does
});

/** A unit by the name on its counter. */
export const nameOf = (id: string): string => NAMES.get(id) ?? id;
/** Units by their names. */
export const namesOf = (ids: readonly string[]): string => ids.map(nameOf).join(', ');
export const playerName = (of: Player): string => (of === 'white' ? 'White' : 'Red');
