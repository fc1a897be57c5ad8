import * as v from 'valibot';
import { idUpTo } from '#lib/kernel/border/id.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { CAMPS } from '../../types.ts';
import type { Campaign } from '../state.ts';

/** What a fact holds besides its type. */
type Held<Entries extends v.ObjectEntries> = Readonly<
	v.InferOutput<v.StrictObjectSchema<Entries, undefined>>
>;

/**
 * A kind of fact: its form, the heading it belongs to, the campaign after it, and its words, given the campaign after
 * its line. Nothing is said where another fact of the line says it.
 */
export const kind = <const Type extends string, const Entries extends v.ObjectEntries>(
	type: Type,
	rule: string | ((fact: Held<Entries>) => string),
	entries: Entries,
	evolve: (state: Campaign, fact: Held<Entries>) => Campaign,
	tell: (fact: Held<Entries>, after: Campaign) => Phrase | readonly Phrase[]
) => ({ type, rule, schema: v.strictObject({ type: v.literal(type), ...entries }), evolve, tell });

export const id = idUpTo(100);
export const name = v.pipe(v.string(), v.maxLength(120));
export const text = v.pipe(v.string(), v.maxLength(4000));
export const camp = v.picklist(CAMPS);
export const whole = (from: number, to: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
export const list = <Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
	v.pipe(v.array(item), v.minLength(least), v.maxLength(most), v.readonly());
