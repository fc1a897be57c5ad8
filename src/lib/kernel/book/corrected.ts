import type { Charts } from './chart.ts';
import { NOTHING, type Corrections, type Value } from './corrections.ts';

export type Cell = string | number | null;

/** A module while it is corrected: its own parts, and the charts that are not as delivered. */
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

/** The key of the first correction that cannot be made, and why: there is no such thing, or it is of another kind. */
export interface Miss {
	readonly key: string;
	readonly why: 'nothing' | 'kind';
}

/** A module that its owner may correct, by its subjects; `after` puts right what follows from a correction. */
export const correctableBy = <D extends Draft>(
	module: Omit<D, 'tables'>,
	subjects: Readonly<Record<string, Subject<D>>>,
	after: (draft: D) => void = () => undefined
) => {
	const delivered = { ...module, tables: {} } as unknown as D;
	const split = (key: string) => {
		const [subject = '', id = '', ...rest] = key.split('.');
		return { subject: subjects[subject], id, field: rest.join('.') };
	};
	/** What the module as delivered has under a key; undefined where there is no such thing. */
	const deliveredAt = (key: string): Value | undefined => {
		const { subject, id, field } = split(key);
		return subject?.at(delivered, id, field);
	};
	return {
		deliveredAt,
		/** The module with these corrections, or the first that cannot be made. */
		corrected: (corrections: Corrections): D | Miss => {
			const made = JSON.parse(JSON.stringify(delivered)) as D;
			for (const [key, value] of Object.entries(corrections)) {
				const { subject, id, field } = split(key);
				const before = deliveredAt(key);
				if (!subject || before === undefined) return { key, why: 'nothing' };
				if (typeof before !== typeof value && before !== NOTHING && value !== NOTHING)
					return { key, why: 'kind' };
				subject.put(made, id, field, value);
			}
			after(made);
			return made;
		}
	};
};

export const isMiss = (made: object): made is Miss => 'why' in made;
