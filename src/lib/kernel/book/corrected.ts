import { say } from '../phrase.ts';
import { words } from '../words/en/module.ts';
import type { Charts } from './chart.ts';
import { NOTHING, type Corrections, type Value } from './corrections.ts';
import { problemAt, type Read } from './module.ts';

export type Cell = string | number | null;

/** A module while it is corrected has besides its own parts the charts that are not as delivered. */
export interface Draft {
	readonly tables: Record<string, Cell[][]>;
}

/** One kind of what may be corrected: what stands there, and how another value is put there. */
export interface Subject<D extends Draft> {
	/** Undefined where there is nothing of this key. */
	readonly at: (draft: D, id: string, field: string) => Value | undefined;
	readonly put: (draft: D, id: string, field: string, value: Value) => void;
}

/** The cells of these charts, each called by its row and its column: `3|loss`. */
export const chartCells = <D extends Draft>(charts: Charts): Subject<D> => {
	const cellsOf = (name: string) => charts[name]?.cells.map((row) => [...row] as Cell[]);
	const placeIn = (name: string, cell: string): readonly [number, number] => {
		const { rows = [], columns = [] } = charts[name] ?? {};
		const [row = '', column = ''] = cell.split('|');
		return [
			rows.findIndex((one) => String(one) === row),
			columns.findIndex((one) => String(one) === column)
		];
	};
	return {
		at: ({ tables }, name, cell) => {
			const [down, across] = placeIn(name, cell);
			const found = (tables[name] ?? cellsOf(name))?.[down]?.[across];
			return found === null ? NOTHING : found;
		},
		put: ({ tables }, name, cell, value) => {
			const [down, across] = placeIn(name, cell);
			const row = (tables[name] ??= cellsOf(name) ?? [])[down];
			if (row) row[across] = value === NOTHING ? null : value;
		}
	};
};

/** The key of a hexside, from its two hexes; and these, from its key. */
export const sideKey = (a: string, b: string): string => [a, b].toSorted().join('-');
export const hexesOf = (key: string): readonly [a: string, b: string] => {
	const [a = '', b = ''] = key.split('-');
	return [a, b];
};

/** A part of a module while it is corrected: any word may stand where one of several does, until it is read. */
export type Loose<T> = T extends string
	? string
	: T extends object
		? { [Key in keyof T]: Loose<T[Key]> }
		: T;

/** A value put where a part has it under a name, whether it fits there or not; undefined takes away what is there. */
export const putIn = (part: object | undefined, name: string, value: unknown): void => {
	if (part && value === undefined) Reflect.deleteProperty(part, name);
	else if (part) Reflect.set(part, name, value);
};

/** The module that the app ships, as its owner may correct it, by its subjects; `after` puts right what follows. */
export const correctableBy = <D extends object, M extends { readonly data: D }>(
	shipped: () => M,
	read: (from: unknown) => Read<M>,
	subjects: Readonly<Record<string, Subject<D & Draft>>>,
	after: (draft: D & Draft) => void
) => {
	const split = (key: string) => {
		const [subject = '', id = '', ...rest] = key.split('.');
		return { subject: subjects[subject], id, field: rest.join('.') };
	};
	/** What the module as delivered has under a key; undefined where there is no such thing. */
	const deliveredAt = (key: string): Value | undefined => {
		const { subject, id, field } = split(key);
		return subject?.at({ ...shipped().data, tables: {} }, id, field);
	};
	return {
		deliveredAt,
		/** The module with these corrections: each well formed, and all fitting together. */
		packWith: (corrections: Corrections): Read<M> => {
			const entries = Object.entries(corrections);
			if (entries.length === 0) return { ok: true, value: shipped() };
			const made: D & Draft = { ...JSON.parse(JSON.stringify(shipped().data)), tables: {} };
			for (const [key, value] of entries) {
				const { subject, id, field } = split(key);
				const before = deliveredAt(key);
				if (!subject || before === undefined)
					return problemAt(key, say(words.thereIsNoSuchThingToCorrect));
				if (typeof before !== typeof value && before !== NOTHING && value !== NOTHING)
					return problemAt(key, say(words.anotherKindOfValue));
				subject.put(made, id, field, value);
			}
			after(made);
			return read(made);
		}
	};
};
