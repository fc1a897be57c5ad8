import type * as game from '#lib/kernel/game/roll.ts';
import { chanceOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type {
	Choice,
	Count,
	Flag,
	Forecast,
	Form,
	Line,
	Telling
} from '#lib/kernel/sheet/calculator.ts';
import { namedBars } from '#lib/kernel/sheet/either.ts';
import type { Book } from '../book.ts';
import { CHITS } from '../charts/chits.ts';
import type { Fact } from '../engine/facts.ts';
import type { Parties } from '../engine/parties.ts';
import type { Campaign } from '../engine/state.ts';
import { CAMPS } from '../types.ts';
import { words as texts } from '../words/en/procedures.ts';

export type { Parties };
export type Roll = game.Roll<Parties>;

/** A throw of this game. */
export interface Procedure extends game.Procedure<Book, Campaign, Roll, Fact> {
	/** The parties for whom it may be rolled as the campaign stands. */
	readonly asked: (book: Book, state: Campaign) => readonly Parties[];
	/** Why it is not rolled for these, where more can be said than that. */
	readonly whyNot?: (state: Campaign, parties: Parties) => Phrase | undefined;
	/** What the campaign knows of it, and no sheet can say otherwise. */
	readonly known?: (state: Campaign, parties: Parties) => Form;
	/** What a line of old meant, which was `thrown` in a situation without some of the fields that are asked now. */
	readonly meant?: (form: Form, thrown: Form) => Form;
}

/** The situation in which it was last rolled. */
export const asLeft = ({ forms }: Campaign, slug: string): Form => forms[slug] ?? {};

/** A procedure rolled whenever somebody likes, filled in as it was left. */
export const alone = (slug: string) =>
	({
		slug,
		phases: [],
		roles: { unit: texts.rolls },
		fill: (state: Campaign): Form => asLeft(state, slug),
		asked: (): readonly Parties[] => [{}]
	}) as const;

/** WHITE IN-FIGHTING; RED IN-FIGHTING: the chits that ask for a procedure: drawn, and their die not rolled yet. */
export const byChit = (slug: string, { camps }: Campaign): readonly Parties[] =>
	CAMPS.flatMap((camp) =>
		CHITS[camp]
			.filter(({ check, key }) => check === slug && camps[camp].owed.includes(key))
			.map(({ key }): Parties => ({ camp, chit: key }))
	);

/** What happened, in sentences, the first one largest. */
export const telling = (
	value: string,
	[said, ...more]: readonly Phrase[],
	lines: readonly Line[] = []
): Telling => ({ value, say: said ?? { text: '' }, more, lines });

/** One of a few: its words, or its words and its effect. */
export const choice = (
	key: string,
	label: string,
	options: Readonly<Record<string, string | readonly [label: string, effect: string | Phrase]>>
): Choice => ({
	kind: 'choice',
	key,
	label,
	options: Object.entries(options).map(([value, words]) => {
		if (typeof words === 'string') return { value, label: words };
		const [label, effect] = words;
		return { value, label, effect: typeof effect === 'string' ? say(effect) : effect };
	})
});

/** The chances of named outcomes, of which the first is asked for. */
export const named = <T>(
	dist: Distribution<T>,
	answer: Omit<Forecast['answer'], 'value'>,
	bars: readonly (readonly [label: string, is: (value: T) => boolean])[],
	caption = say(texts.oneDieInPercent)
): Forecast => ({
	answer: { value: { chance: chanceOf(dist, bars[0]?.[1] ?? (() => false)) }, ...answer },
	chart: {
		caption,
		bars: namedBars(
			dist,
			bars.map(([label, is], at) => ({ label, is, on: at === 0 }))
		)
	},
	facts: []
});

/** A modifier that is on or off, with its worth where it is told. */
export const flag = (key: string, label: string, amount?: string): Flag => ({
	kind: 'flag',
	key,
	label,
	...(amount ? { amount } : {})
});

/** A count. */
export const number = (key: string, label: string, min: number, max: number): Count => ({
	kind: 'count',
	key,
	label,
	min,
	max
});
