import type { Phrase } from '../phrase.ts';
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

/** Of those who may take a loss, the first that is named; then whoever has most left. */
export const loserOf = <Option>(
	may: readonly { readonly unit: string; readonly left: number; readonly option: Option }[],
	named: readonly string[]
): Option | undefined => {
	const [first] = named.flatMap((id) => may.find(({ unit }) => unit === id) ?? []);
	const [most] = may.toSorted((one, two) => two.left - one.left);
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
