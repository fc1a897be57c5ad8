import { say, type Phrase, type PhraseValue } from '../phrase.ts';

/** One way to read an unclear rule. */
export interface Reading {
	readonly key: string;
	readonly text: string;
}

/** Where a reading comes from: the words of the source, or this app because the source is silent. */
export type Standing = 'source' | 'default of this app';

/** How sure a ruling or a number is, from the words, the charts and the examples of the source. */
export type Confidence = 'certain' | 'high' | 'medium' | 'low';

/** What a number counts. */
export type NumberUnit =
	| 'inches'
	| 'die'
	| 'face'
	| 'dice'
	| 'hits'
	| 'shells'
	| 'guns'
	| 'choice'
	| 'count';

/** A number that the owner of the book may set; `path` is its key among the book's numbers. */
export interface BookNumber<Path extends string = string> {
	readonly path: Path;
	readonly label: string | Phrase;
	/** What a group of related numbers belongs to. */
	readonly of?: string;
	readonly unit: NumberUnit;
	/** The value by this app's reading. */
	readonly default: number;
	readonly min: number;
	readonly max: number;
	/** The step, where it is not 1. */
	readonly step?: number;
	/** The standing of the number, where it differs from that of its ruling. */
	readonly standing?: Standing;
	/** The words that the number stands for, where it stands for one of a few. */
	readonly choices?: readonly { readonly value: number; readonly text: string }[];
}

/** A number as text: with its inch mark, with its sign, or as the word it stands for. */
export const written = ({ choices, unit, min }: BookNumber, value: number): PhraseValue => {
	const choice = choices?.find((one) => one.value === value);
	if (choice) return say(choice.text);
	if (unit === 'inches') return { inches: value };
	return unit === 'die' && min < 0 ? { signed: value } : value;
};

/**
 * A contradiction, a gap or a slip of the pen in the source, and how it is settled. `switch`: the app computes by the
 * reading chosen; `cells`: settled number by number, in the charts; `table`: the reading matters only to the players;
 * `settled`: there is only one reading.
 */
export interface Ruling {
	readonly id: string;
	/** The section of the rules, cited as everywhere else. */
	readonly section: string;
	/** A short title; where there is none, the question serves as the title. */
	readonly title?: string;
	readonly question: string;
	readonly kind: 'switch' | 'cells' | 'table' | 'settled';
	/** Where it comes from, or how sure it is. */
	readonly standing?: Standing;
	readonly confidence?: Confidence;
	/** The first reading is what this app proposes. */
	readonly readings: readonly [Reading, ...Reading[]];
	/** What else was settled with it, the same under every reading. */
	readonly notes?: readonly string[];
	readonly numbers?: readonly BookNumber[];
	/** The charts that hold its numbers. */
	readonly sheets?: readonly string[];
}

/** A ruling as a game writes it down: its readings by their keys; its texts are called by it. */
export interface Written extends Omit<Ruling, 'title' | 'question' | 'readings'> {
	readonly readings: readonly [string, ...string[]];
}
type Told<Keys extends readonly string[]> = {
	readonly [At in keyof Keys]: { readonly key: Keys[At]; readonly text: string };
};
type Called<W extends Written> = Omit<W, 'readings'> &
	Pick<Ruling, 'title' | 'question'> & { readonly readings: Told<W['readings']> };

/** `rules_text` as the texts have it: `RulesText`. */
const camel = (key: string): string =>
	key.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());

const called = <const W extends readonly Written[]>(
	subject: string,
	rulings: W,
	asks: (name: string) => Pick<Ruling, 'title' | 'question'>
) =>
	rulings.map((ruling) => {
		const name = `${subject}.${ruling.id.toLowerCase().replace('-', '')}`;
		return {
			...ruling,
			...asks(name),
			readings: ruling.readings.map((key) => ({ key, text: name + camel(key) })),
			...(ruling.notes && { notes: ruling.notes.map((note) => `${subject}.${note}`) })
		};
	}) as unknown as { readonly [At in keyof W]: Called<W[At]> };

/**
 * Rulings with titles, whose texts are those of `subject`: R28 is called `r28`, asks `r28Asks`, and reads
 * `r28WinBy3Governs`; `notes` names its notes.
 */
export const titled = <const W extends readonly Written[]>(subject: string, rulings: W) =>
	called(subject, rulings, (name) => ({ title: name, question: `${name}Asks` }));

/** Rulings without titles: OR-14 asks `or14` and reads `or14UnitsOnly`. */
export const asked = <const W extends readonly Written[]>(subject: string, rulings: W) =>
	called(subject, rulings, (question) => ({ question }));

/** A ruling with a single reading: OR-04 reads `or04Default`. */
export const settled = <const Id extends string>(id: Id, section: string, confidence: Confidence) =>
	({
		id,
		section,
		kind: 'settled',
		confidence,
		readings: ['default']
	}) as const satisfies Written;

/** The rulings of one subject, in reading order. */
export interface RulingGroup<R extends Ruling = Ruling> {
	readonly title: string;
	readonly rulings: readonly R[];
}

/** The reading that this app proposes. */
export const proposed = ({ readings: [first] }: Ruling): Reading => first;

/** The reading in force among these choices; the app's own where they name none that exists. */
export const inForce = (ruling: Ruling, readings: Readonly<Record<string, string>>): Reading =>
	ruling.readings.find(({ key }) => key === readings[ruling.id]) ?? proposed(ruling);
