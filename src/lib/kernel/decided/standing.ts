import { say, type Phrase } from '../phrase.ts';
import { same } from '../same.ts';
import { words } from '../words/en/decided.ts';
import type { OptionOf } from './owed.ts';

/** What a player has said beforehand to a yes or no; null where he wants to be asked. */
export type Yes = boolean | null;

/** The answers that a question leaves to a player. */
interface Asking<Command, Fact> {
	readonly options: readonly OptionOf<Command, Fact>[];
}

/** The first answer of this kind; undefined where there is none. */
export const answerOf = <Command, Fact>(
	{ options }: Asking<Command, Fact>,
	wanted: (command: Command) => boolean
): OptionOf<Command, Fact> | undefined => options.find(({ command }) => wanted(command));

/** The one answer that says yes; or no. Several that say yes are the player's to choose from. */
export const onlyOr = <Command, Fact>(
	asking: Asking<Command, Fact>,
	said: Yes,
	no: (command: Command) => boolean
): OptionOf<Command, Fact> | undefined => {
	if (said === null) return undefined;
	if (!said) return answerOf(asking, no);
	const [first, ...others] = asking.options.filter(({ command }) => !no(command));
	return others.length === 0 ? first : undefined;
};

/** The first answer of the one type for yes, of the other for no; none where their player wants to be asked. */
export const yesOr = <Command extends { readonly type: string }, Fact>(
	asking: Asking<Command, Fact>,
	said: Yes,
	yes: Command['type'],
	no: Command['type']
): OptionOf<Command, Fact> | undefined =>
	said === null ? undefined : answerOf(asking, ({ type }) => type === (said ? yes : no));

/** Of those who may take a loss, the first that is named; then whoever has most left. */
export const loserOf = <Command extends { readonly type: string }, Fact>(
	{ options }: Asking<Command, Fact>,
	named: readonly string[],
	leftOf: (unit: string) => number
): OptionOf<Command, Fact> | undefined => {
	const may = options.flatMap((option) => {
		const { command } = option;
		return command.type === 'take' && 'unit' in command
			? [{ option, unit: String(command.unit) }]
			: [];
	});
	const [first] = named.flatMap((id) => may.find(({ unit }) => unit === id) ?? []);
	const [most] = may.toSorted((one, two) => leftOf(two.unit) - leftOf(one.unit));
	return (first ?? most)?.option;
};

/**
 * What is said of a place goes before what is said of the units there, and that before what is said of all. Null where
 * their player is to be asked, as he is where units there differ.
 */
export const saidThere = (
	{ all, each }: { readonly all: Yes; readonly each: Readonly<Record<string, boolean>> },
	place: string,
	units: readonly string[]
): Yes => {
	const here = each[place];
	if (here !== undefined) return here;
	const said = new Set(units.flatMap((id) => each[id] ?? []));
	const [one] = said;
	return one === undefined ? all : said.size === 1 ? one : null;
};

/**
 * What facts say, or what is said in place of several. That something was ordered beforehand, by whom, is told with what it
 * brought about: not where a later fact says that, and once for one thing after the other.
 */
export const saidOf = <Fact extends { readonly type: string; readonly player?: unknown }>(
	facts: readonly (Fact | Phrase)[],
	wordsOf: (fact: Fact) => readonly Phrase[]
): readonly Phrase[] => {
	const said = facts
		.map((one) =>
			'type' in one
				? { ordered: one.type === 'asOrdered' && one.player, sentences: wordsOf(one) }
				: { ordered: false, sentences: [one] }
		)
		.filter(({ sentences }) => sentences.length > 0);
	return said.flatMap(({ ordered, sentences }, at) =>
		ordered && (said[at + 1]?.ordered || said[at - 2]?.ordered === ordered) ? [] : sentences
	);
};

/** A question that may be answered beforehand, and what yes and no mean there. */
interface AskedBefore {
	readonly what: Phrase;
	readonly yes?: Phrase;
	readonly no?: Phrase;
}

/** What a player may say of single places or units, beside what he says of all. */
const EACH = 'leaveAt';

/**
 * How it is told that a player answers beforehand: which question, and what, where he has said one thing anew; `asked`:
 * the question of each order; undefined where it is not told.
 */
export const beforehandBy =
	<Orders extends object>(
		asked: (key: keyof Orders & string) => AskedBefore | null | undefined,
		nameOf: (id: string) => string
	) =>
	(by: string, now: Orders, was: Orders | undefined): Phrase => {
		const player = nameOf(by);
		const [key, ...others] = (Object.keys(now) as (keyof Orders & string)[]).filter(
			(one) => was && !same(was[one], now[one])
		);
		const question = key && others.length === 0 && asked(key);
		if (!question) return say(words.playerGivesStandingOrdersForCombat, { player });
		const { what, yes, no } = question;
		const answer = (said: unknown): Phrase | string => {
			if (said === undefined) return say(words.asTheOthers);
			if (said === null) return say(words.ask);
			if (said === false) return no ?? say(words.no);
			return said instanceof Array && said.length > 0
				? said.map(nameOf).join(', ')
				: (yes ?? say(words.withoutAsking));
		};
		const at = (orders: Orders | undefined) =>
			key === EACH ? (orders?.[key] as Readonly<Record<string, boolean>>) : {};
		const [before, after] = [at(was), at(now)];
		const [place] = Object.keys({ ...before, ...after }).filter(
			(one) => before[one] !== after[one]
		);
		const said =
			place === undefined
				? answer(now[key])
				: say(words.placeAnswer, { place: nameOf(place), answer: answer(after[place]) });
		return say(words.playerAnswersBeforehandWhatSaid, { player, what, said });
	};
