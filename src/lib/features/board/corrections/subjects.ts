import {
	NOTHING,
	type Correctable,
	type NamedChart,
	type Value
} from '#lib/kernel/book/corrections.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { words } from '../words/en/corrections.ts';
import type { Correcting, Field, Subject, Subjects } from './correcting.ts';

/** What a module as delivered has under a key; undefined where there is no such thing. */
export type Delivered = (key: string) => Value | undefined;

/** A field, where the module has a value of this key. */
export const fieldsIn =
	(deliveredAt: Delivered) =>
	(key: string, label: Phrase, of: Field['of']): readonly Field[] => {
		const delivered = deliveredAt(key);
		return delivered === undefined ? [] : [{ key, label, delivered, of }];
	};

/** The words that may stand in a field, by their names. */
export const choices = (
	names: readonly (readonly [value: string, label: string])[]
): Field['of'] => ({
	choices: names.map(([value, label]) => ({ value, label: say(label) }))
});

/** The charts of a game, cell by cell: words among those that the chart uses, numbers as far as they may go. */
export const chartSubjects = (
	{ charts, wordNames }: Pick<Correctable, 'charts' | 'wordNames'>,
	deliveredAt: Delivered,
	endsOf: (path: string) => { readonly min: number; readonly max: number } | undefined
): readonly Subject[] =>
	charts.map(({ name, title, section, rows, columns }: NamedChart): Subject => {
		const field = fieldsIn(deliveredAt);
		const cells = rows.flatMap((row) =>
			columns.map((column) => ({
				key: `chart.${name}.${row.key}|${column.key}`,
				path: `${name}.${row.key}.${column.key}`,
				label: say(words.rowColumn, { row: say(row.label), column: say(column.label) })
			}))
		);
		const used = [...new Set(cells.map(({ key }) => deliveredAt(key)))].filter(
			(value): value is string => typeof value === 'string' && value !== NOTHING
		);
		return {
			id: `chart.${name}`,
			title: say(title),
			says: say(words.sectionN, { section }),
			fields: cells.flatMap(({ key, path, label }): readonly Field[] => {
				const delivered = deliveredAt(key);
				if (typeof delivered === 'number') {
					const { min = 0, max = 20 } = endsOf(path) ?? {};
					return field(key, label, { from: min, to: max });
				}
				return delivered === undefined || !used.includes(delivered)
					? []
					: field(key, label, choices(used.map((value) => [value, wordNames[value] ?? value])));
			})
		};
	});

/** What a game gives to the screen of its corrections: a hex with its sides, and lists. */
export const correctingBy = (
	of: Omit<Correcting, 'about'>,
	/** The first hex of a hexside, from its key. */
	firstOf: (side: string) => string
): Correcting => {
	const listed = new Map(
		of.lists.flatMap(({ all }: Subjects) =>
			all.flatMap((subject) => subject.fields.map((one) => [one.key, subject] as const))
		)
	);
	const subjectOf = (key: string): Subject | undefined => {
		const [kind = '', id = ''] = key.split('.');
		if (listed.has(key)) return listed.get(key);
		if (kind === 'hex') return of.hex(id)[0];
		// A side is told from the first of its two hexes.
		const [hex, ...sides] = of.hex(firstOf(id));
		const side = sides.find((one) => one.id === `side.${id}`);
		return (
			hex && side && { ...side, title: say(words.hexSide, { hex: hex.title, side: side.title }) }
		);
	};
	return {
		...of,
		about: (key) => {
			const subject = subjectOf(key);
			const found = subject?.fields.find((one) => one.key === key);
			return subject && found && { subject, field: found };
		}
	};
};
