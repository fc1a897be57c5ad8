import { cellsOf, corrected, type Charts } from './chart.ts';
import { proposed, type BookNumber, type Ruling, type RulingGroup } from './ruling.ts';

/** What an owner chose in place of the app's own: a reading by its ruling, a number by its path, an option by its key. */
export interface Choices {
	readonly readings: Readonly<Record<string, string>>;
	readonly numbers: Readonly<Record<string, number>>;
	readonly options: Readonly<Record<string, string>>;
}

/** Something that the players agree on before a game because the source leaves it to them; not a ruling. */
export interface OptionField {
	readonly key: string;
	readonly section: string;
	readonly title: string;
	readonly question: string;
	/** The first choice is what this app proposes. */
	readonly choices: readonly [Choice, ...Choice[]];
	/** Where it is off or on, the second choice: by what the key is called that turns it on. */
	readonly onBy?: 'title' | 'choice';
}
interface Choice {
	readonly value: string;
	readonly text: string;
}

/** The keys of each ruling's readings, so that a misspelt reading does not compile. */
export type ReadingsOf<R extends Ruling> = {
	readonly [One in R as One['id']]: One['readings'][number]['key'];
};
type NumberOf<R extends Ruling> = R extends { readonly numbers: readonly (infer N)[] } ? N : never;
/** The numbers of the rulings, by path. */
export type NumbersOf<R extends Ruling> = {
	readonly [One in NumberOf<R> as One extends BookNumber ? One['path'] : never]: number;
};
export type OptionsOf<Field extends OptionField> = {
	readonly [One in Field as One['key']]: One['choices'][number]['value'];
};

/**
 * The charts with the owner's corrections, the chosen reading of each ruling, the numbers that fill gaps, and the
 * options.
 */
export interface Book<
	C = unknown,
	Readings = Choices['readings'],
	Numbers = Choices['numbers'],
	Options = Choices['options']
> {
	readonly charts: C;
	readonly readings: Readings;
	readonly numbers: Numbers;
	readonly options: Options;
}

/** A number of the book with the owner's corrections. */
export const numberOf = <Numbers, Path extends keyof Numbers & string>(
	{ numbers }: { readonly numbers: Numbers },
	path: Path
): Numbers[Path] => numbers[path];

/** What may be chosen in a book. */
export interface BookParts {
	/** Rulings by subject. */
	readonly groups: readonly RulingGroup[];
	readonly rulings: readonly Ruling[];
	/** The ruling of this id, which may come from a file. */
	readonly ruling: (id: string) => Ruling | undefined;
	/** Numbers of the rulings, then those of the charts. */
	readonly numbers: readonly BookNumber[];
	readonly number: (path: string) => BookNumber | undefined;
	readonly options: readonly OptionField[];
}

/** A book, and what may be corrected in it. */
export interface BookOf<B> extends BookParts {
	/**
	 * The book as the app ships it, with the owner's choices; `charts`: a module's whole tables in place of those
	 * printed.
	 */
	readonly of: (owner?: Partial<Choices> & { readonly charts?: Partial<Charts> }) => B;
	/** What was chosen in place of the app's own. */
	readonly choices: (book: B) => Choices;
}

const byKey = <V>(entries: Iterable<readonly [string, V]>): Readonly<Record<string, V>> =>
	Object.fromEntries(entries);
const differing = <V>(
	now: Readonly<Record<string, V>>,
	usual: Readonly<Record<string, V>>
): Readonly<Record<string, V>> =>
	byKey(Object.entries(now).filter(([key, value]) => value !== usual[key]));

/** What this app proposes for each option. */
export const usualOptions = (fields: readonly OptionField[]): Choices['options'] =>
	byKey(fields.map(({ key, choices: [first] }) => [key, first.value]));

/** A book made of these charts, rulings, options and further numbers. */
type BookWith<
	C,
	Group extends RulingGroup,
	Field extends OptionField,
	Printed extends BookNumber
> = Book<
	C,
	ReadingsOf<Group['rulings'][number]>,
	NumbersOf<Group['rulings'][number]> & { readonly [One in Printed as One['path']]: number },
	OptionsOf<Field>
>;

/** The book of a game from its charts, its rulings by subject and its options. */
export const bookFrom = <
	C extends Charts,
	const Group extends RulingGroup,
	const Field extends OptionField,
	Printed extends BookNumber = never
>(parts: {
	readonly charts: C;
	readonly groups: readonly Group[];
	readonly options: readonly Field[];
	/** Used in place of every cell of the charts, where more is known about each. */
	readonly printed?: readonly Printed[];
}): BookOf<BookWith<C, Group, Field, Printed>> => {
	const { charts, groups, options } = parts;
	const printed: readonly BookNumber[] = parts.printed ?? cellsOf(charts);
	const rulings: readonly Ruling[] = groups.flatMap((group) => group.rulings);
	const numbers = [...rulings.flatMap((ruling) => ruling.numbers ?? []), ...printed];
	const rulingBy = new Map(rulings.map((ruling) => [ruling.id, ruling]));
	const numberBy = new Map(numbers.map((number) => [number.path, number]));
	const usual: Choices = {
		readings: byKey(rulings.map((ruling) => [ruling.id, proposed(ruling).key])),
		numbers: byKey(numbers.map((number) => [number.path, number.default])),
		options: usualOptions(options)
	};
	return {
		of: (owner = {}) =>
			({
				charts: corrected({ ...charts, ...owner.charts } as Charts, owner.numbers ?? {}),
				readings: { ...usual.readings, ...owner.readings },
				numbers: { ...usual.numbers, ...owner.numbers },
				options: { ...usual.options, ...owner.options }
			}) as unknown as BookWith<C, Group, Field, Printed>,
		choices: (book) => ({
			readings: differing(book.readings, usual.readings),
			numbers: differing(book.numbers, usual.numbers),
			options: differing(book.options, usual.options)
		}),
		groups,
		rulings,
		ruling: (id) => rulingBy.get(id),
		numbers,
		number: (path) => numberBy.get(path),
		options
	};
};
