import * as v from 'valibot';
import { say, type Phrase } from '../phrase.ts';
import { words } from '../words/en/module.ts';
import { words as patterns } from '../words/en/patterns.ts';
import type { BookParts } from './book.ts';
import { recut, type AnyChart, type Charts } from './chart.ts';
import { isReading } from './choices.ts';

/** What a module may bring besides its maps and counters: whole tables, and readings of the rulings. */
interface ModuleData {
	readonly tables?: Readonly<Record<string, readonly (readonly unknown[])[]>> | undefined;
	readonly rulings?: Readonly<Record<string, string>> | undefined;
}

/** A module as the rules use it: data that fit together, and the charts with the module's corrections. */
export interface Module<Data, Own> {
	readonly data: Data;
	readonly charts: Partial<Own>;
	readonly readings: Readonly<Record<string, string>>;
}

/** A module that was read; or what is wrong, with its place, and why, without it. */
export type Read<M> =
	| { readonly ok: true; readonly value: M }
	| { readonly ok: false; readonly problem: Phrase; readonly reason: Phrase };

/** What is wrong with a module, and where. */
export const problemAt = (place: string, reason: Phrase): Read<never> => ({
	ok: false,
	problem: say(patterns.placeReason, { place, reason }),
	reason
});

/** What is said of cells that do not fit a chart. */
const MISFITS = {
	'no chart': words.noSuchChart,
	'strange word': words.aWordThatThisChartDoesNotUse,
	'other shape': words.theChartHasADifferentShape
};

/** Reads the parts of a game's modules: each well formed, and all fitting together. */
export const moduleReader =
	<Data extends ModuleData, Own extends Charts>(game: {
		readonly schema: v.GenericSchema<unknown, Data>;
		readonly charts: Own;
		readonly book: BookParts;
		/** How parts of it do not fit together. */
		readonly faults: (data: Data) => readonly { readonly place: string; readonly reason: Phrase }[];
	}) =>
	(from: unknown): Read<Module<Data, Own>> => {
		const read = v.safeParse(game.schema, from);
		if (!read.success) {
			const [issue] = read.issues;
			return problemAt(
				v.getDotPath(issue) ?? 'module',
				say(patterns.what, { what: issue.message })
			);
		}
		const data = read.output;
		const charts: Record<string, AnyChart> = {};
		for (const [name, cells] of Object.entries(data.tables ?? {})) {
			const made = recut(game.charts, name, cells);
			if (typeof made === 'string') return problemAt(`tables.${name}`, say(MISFITS[made]));
			charts[name] = made;
		}
		const readings = data.rulings ?? {};
		for (const [id, key] of Object.entries(readings))
			if (!isReading(game.book, id, key))
				return problemAt(`rulings.${id}`, say(words.noSuchReading));
		const [fault] = game.faults(data);
		return fault
			? problemAt(fault.place, fault.reason)
			: { ok: true, value: { data, charts: charts as Partial<Own>, readings } };
	};

/** The module that the app ships. It is read once, when first asked for: data never change, like the charts. */
export const shippedBy = <M>(read: (from: unknown) => Read<M>, from: unknown): (() => M) => {
	let shipped: M | undefined;
	return () => {
		if (!shipped) {
			const made = read(from);
			if (!made.ok) throw new Error(JSON.stringify(made.problem));
			shipped = made.value;
		}
		return shipped;
	};
};
