import type { BookNumber } from '#lib/kernel/book/ruling.ts';
import { hexesOf, sideKey } from '#lib/kernel/book/corrected.ts';
import {
	NOTHING,
	type Correctable,
	type Corrections,
	type NamedChart,
	type Value
} from '#lib/kernel/book/corrections.ts';
import type { Parsed } from '#lib/kernel/border/parsed.ts';
import { SIDES, type Hex } from '#lib/kernel/hex/hex.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { MapModel } from '#lib/ui/board/model.ts';
import { sideTo } from '../directions.ts';
import { inALine } from '../names.ts';
import { words } from '../words/en/corrections.ts';
import type { Correcting, Field, Subject, Subjects } from './correcting.ts';

/** What a module as delivered has under a key; undefined where there is no such thing. */
type Delivered = (key: string) => Value | undefined;

/** A field, where the module has a value of this key. */
export const fieldsIn =
	(deliveredAt: Delivered) =>
	(key: string, label: Phrase, of: Field['of']): readonly Field[] => {
		const delivered = deliveredAt(key);
		return delivered === undefined ? [] : [{ key, label, delivered, of }];
	};

/** Words that may stand in a field, and what they are called. */
type Names = readonly (readonly [value: string, label: string])[];
export const choices = (names: Names): Field['of'] => ({
	choices: names.map(([value, label]) => ({ value, label: say(label) }))
});
const orNone = (names: Names): Field['of'] => choices([[NOTHING, words.none], ...names]);
export const YES_OR_NO = choices([
	[NOTHING, words.no],
	['yes', words.yes]
]);

/** How sure a reconstruction is of something. */
export const GUESSED = say(words.guessed);
export const LIKELY = say(words.likely);

/** The numbers of a counter: by which they are kept, what they are called, how far they go. */
export const numbersOf = (
	field: ReturnType<typeof fieldsIn>,
	id: string,
	numbers: readonly (readonly [name: string, label: string, from: number, to: number])[]
): readonly Field[] =>
	numbers.flatMap(([name, label, from, to]) =>
		field(`unit.${id}.${name}`, say(label), { from, to })
	);

/** The charts of a game, cell by cell: words among those that the chart uses, numbers as far as they may go. */
const chartSubjects = (
	{ charts, wordNames }: Pick<Correctable, 'charts' | 'wordNames'>,
	deliveredAt: Delivered,
	endsOf: (path: string) => Pick<BookNumber, 'min' | 'max'> | undefined
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

/** What of the corrections of a game only its own folder knows. */
interface Own<Pack> {
	readonly deliveredAt: Delivered;
	readonly shipped: Pack;
	readonly packWith: (corrections: Corrections) => Parsed<Pack>;
	readonly mapOf: (pack: Pack) => MapModel;
	readonly placeName: (hex: Hex) => string;
	/** The hex over a side of another; undefined where the sheet ends. */
	readonly over: (hex: Hex, side: number) => Hex | undefined;
	/** How sure it is what lies in a hex; and along a side, by its key. */
	readonly sureOf: (hex: Hex) => Phrase;
	readonly sureOfSide: (key: string) => Phrase;
	/** What the ground of a hex may be; what may stand in it, lie along a side, cross it. */
	readonly grounds: Names;
	readonly places: Names;
	readonly waters: Names;
	readonly roads?: Names;
	readonly rails?: Names;
	readonly counters: readonly Subject[];
	/** Days, and what comes on them. */
	readonly track: Pick<Subjects, 'title' | 'all'>;
}

/** What a game gives to the screen of its corrections. */
export const correctingBy = async <Pack>(
	game: {
		readonly correctable: () => Promise<Correctable>;
		readonly book: { readonly number: (path: string) => BookNumber | undefined };
	},
	own: Own<Pack>
): Promise<Correcting> => {
	const { charts, wordNames, ...judged } = await game.correctable();
	const { deliveredAt, roads, rails } = own;
	const field = fieldsIn(deliveredAt);
	const hexSubject = (hex: Hex): Subject => ({
		id: `hex.${hex}`,
		title: inALine(own.placeName(hex)),
		says: own.sureOf(hex),
		fields: [
			...field(`hex.${hex}.terrain`, say(words.ground), choices(own.grounds)),
			...field(`hex.${hex}.also`, say(words.also), orNone(own.grounds)),
			...field(`hex.${hex}.settlement`, say(words.place), orNone(own.places)),
			...field(`hex.${hex}.name`, say(words.name), 'name'),
			...field(`hex.${hex}.station`, say(words.railroadStation), YES_OR_NO)
		]
	});
	const sideSubject = (hex: Hex, side: number): readonly Subject[] => {
		const over = own.over(hex, side);
		if (over === undefined) return [];
		const key = sideKey(hex, over);
		return [
			{
				id: `side.${key}`,
				title: sideTo(side, over),
				over,
				says: own.sureOfSide(key),
				fields: [
					...field(`side.${key}`, say(words.alongTheSide), orNone(own.waters)),
					...field(`road.${key}`, say(words.roadAcrossIt), roads ? orNone(roads) : YES_OR_NO),
					...field(`rail.${key}`, say(words.railAcrossIt), rails ? orNone(rails) : YES_OR_NO)
				]
			}
		];
	};
	const sidesOf = (hex: Hex): readonly Subject[] =>
		SIDES.flatMap((_, side) => sideSubject(hex, side));
	const lists: readonly Subjects[] = [
		{ id: 'counters', title: say(words.counters), all: own.counters },
		{ id: 'track', ...own.track },
		{
			id: 'charts',
			title: say(words.charts),
			all: chartSubjects({ charts, wordNames }, deliveredAt, game.book.number)
		}
	];
	const listed = new Map(
		lists.flatMap(({ all }) =>
			all.flatMap((subject) => subject.fields.map((one) => [one.key, subject] as const))
		)
	);
	const subjectOf = (key: string): Subject | undefined => {
		const [kind = '', id = ''] = key.split('.');
		if (listed.has(key)) return listed.get(key);
		if (kind === 'hex') return hexSubject(id);
		// A side is told from the first of its two hexes.
		const [first] = hexesOf(id);
		const side = sidesOf(first).find((one) => one.id === `side.${id}`);
		return (
			side && {
				...side,
				title: say(words.hexSide, { hex: hexSubject(first).title, side: side.title })
			}
		);
	};
	return {
		...judged,
		hex: (hex) => [hexSubject(hex), ...sidesOf(hex)],
		lists,
		map: (corrections) => {
			const made = own.packWith(corrections);
			return own.mapOf(made.ok ? made.value : own.shipped);
		},
		about: (key) => {
			const subject = subjectOf(key);
			const found = subject?.fields.find((one) => one.key === key);
			return subject && found && { subject, field: found };
		}
	};
};
