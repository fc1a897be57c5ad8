import type Fraction from 'fraction.js';
import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import type { CounterView } from '#lib/ui/board/model.ts';
import type { Working } from '#lib/kernel/sheet/calculator.ts';
import { t } from '#lib/words/t.ts';

/** What may become of an attack: the one chance that matters, what it costs on average, and every line behind it. */
export interface Outlook {
	readonly chance: Fraction;
	/** What that is the chance of. */
	readonly event: Phrase;
	readonly second: Phrase;
	/** Dice that come before it, and what it would bring about whatever they say. */
	readonly first: readonly Phrase[];
	/** What it costs that nobody may overlook: it stands on the key that declares it. */
	readonly warns?: Phrase | undefined;
	readonly sheets: readonly {
		readonly title: Phrase;
		readonly rule: string;
		readonly working: Working;
	}[];
}

/** Something a player may do: the one command that does it, and where on the map it shows. */
export interface Answer<Command> {
	readonly key: string;
	readonly label: Phrase;
	readonly hint?: Phrase | undefined;
	readonly command: Command;
	/** The unit that it is about. */
	readonly unit?: string | undefined;
	/** The hex that is tapped for it. */
	readonly hex?: Hex | undefined;
	readonly path?: readonly Hex[] | undefined;
	/** Of many answers that differ only in their place: what they have in common, and how one reads below that and on its key. */
	readonly group?: Phrase | undefined;
	readonly brief?: Phrase | undefined;
	/** The points that are left once it is done, where it takes some. */
	readonly left?: string | undefined;
	/** What may become of it, where it is an attack. */
	readonly outlook?: (() => Outlook | undefined) | undefined;
	/** It ends a part of the turn, or declines: it has a button of its own. */
	readonly ends?: boolean | undefined;
}

/** What is asked, by which section, and every answer to it. */
export interface Ask<Command> {
	readonly rule: string;
	readonly what: Phrase;
	readonly answers: readonly Answer<Command>[];
	/** Hexes that a rule keeps out of the answers, and why. */
	readonly ruledOut?: readonly { readonly hex: Hex; readonly why: Phrase }[] | undefined;
	/** What rules the answers. */
	readonly note?: Phrase | undefined;
	/** Answers that are given together, in place of one after the other. */
	readonly losses?: Losses<Command> | undefined;
	readonly several?: Several<Command> | undefined;
	readonly each?: Each<Command> | undefined;
}

/** Steps that a side takes off, one after the other, given as one answer. */
export interface Losses<Command> {
	/** How many it still owes. */
	readonly owed: number;
	/** What is said of so many; by default that they are steps. */
	readonly says?: ((owed: number) => Phrase) | undefined;
	/** Who may lose any, the steps that each has left, and its counter once it has so many. */
	readonly units: readonly {
		readonly unit: string;
		readonly left: number;
		readonly shown: (left: number) => CounterView;
	}[];
	/** What it comes to once these were taken off, in this order; undefined where a rule forbids it. */
	readonly after: (taken: readonly string[]) => Taken<Command> | undefined;
}

/** What losses come to once some were taken off. */
export interface Taken<Command> {
	/** Those taken off, and those for which the rules leave no choice. */
	readonly marked: readonly string[];
	/** Who may lose the next; nobody once it is done. */
	readonly next: readonly string[];
	readonly command?: Command | undefined;
}

/** Units of which any may be chosen, given as one answer. */
export interface Several<Command> {
	readonly units: readonly string[];
	/** What choosing one of them would mean, where that is more than for the others. */
	readonly marks?: ReadonlyMap<string, Phrase> | undefined;
	/** Who is chosen from the start: all, if nothing is said. */
	readonly start?: readonly string[] | undefined;
	/** What the button says. */
	readonly label: Phrase;
	readonly plan: (units: readonly string[]) => {
		/** What would come of it, and its chance alone, which stays in sight however long the list is. */
		readonly says?: Phrase | undefined;
		readonly chance?: Fraction | undefined;
		readonly command?: Command | undefined;
		/** The first rule in the way. */
		readonly refusal?: Refusal | undefined;
	};
	readonly none?: None<Command> | undefined;
	/** What may be done first, in place of it. */
	readonly others?: readonly Answer<Command>[] | undefined;
}

/** The button beside it: none of them does. */
interface None<Command> {
	readonly label: Phrase;
	readonly command: Command;
}

/** One thing for each of several (a target for each gun, a depot for each attack), given as one answer. */
export interface Each<Command> {
	/** What the button says. */
	readonly label: Phrase;
	readonly none?: None<Command> | undefined;
	/** What may be answered in place of it. */
	readonly others?: readonly Answer<Command>[] | undefined;
	/** The answers say who pays: nobody fires or goes there. */
	readonly pays?: true;
	/** For whom or what it is chosen, and what it comes to once these answers were chosen for some of them; all by key. */
	readonly after: (chosen: Readonly<Record<string, string>>) => {
		readonly rows: readonly EachRow<Command>[];
		readonly command?: Command | undefined;
		/** The first rule in the way. */
		readonly refusal?: Refusal | undefined;
	};
}

/** One of several for which something is chosen, and what may be. */
export interface EachRow<Command> {
	readonly key: string;
	readonly name: Phrase;
	readonly unit?: string | undefined;
	readonly hex?: Hex | undefined;
	/** The key of the answer that is chosen for it, or proposed. */
	readonly chosen: string | undefined;
	/** Whether its answers are shown unasked; by default where none is chosen or proposed. */
	readonly open?: boolean;
	readonly answers: readonly Answer<Command>[];
}

/** What declines has a key of its own, where it is one answer. */
export const declineIn = <Command>({
	answers
}: Pick<Ask<Command>, 'answers'>): Answer<Command> | undefined => {
	const [one, ...others] = answers.filter(({ ends }) => ends);
	return others.length > 0 ? undefined : one;
};

/** Where an answer lies: in its hex, or where its way ends. */
export const endOf = (answer: Answer<unknown> | undefined): Hex | undefined =>
	answer?.hex ?? answer?.path?.at(-1);

/**
 * The hexes that a question is about: where the chosen answer ends, or, where units are asked one by one, the hex of the
 * unit whose turn it is and where each of its answers ends.
 */
export const soughtIn = (asked: {
	readonly row: EachRow<unknown> | undefined;
	readonly key: string | undefined;
	readonly answer: Answer<unknown> | undefined;
}): readonly Hex[] => {
	const { row, key, answer } = asked;
	const chosen = key === undefined ? undefined : endOf(answer);
	const hexes = row ? [...row.answers.map(endOf), row.hex] : [chosen];
	return hexes.flatMap((hex) => hex ?? []);
};

/** The answer in a hex that another tap there chooses, of the group that is open: the one after that which is chosen, or the first. */
export const nextAt = <Command>(
	hex: Hex,
	answers: readonly Answer<Command>[],
	chosen: string | undefined,
	opened?: string
): Answer<Command> | undefined => {
	const here = answers.filter((one) => one.hex === hex);
	const open = here.filter(({ group }) => group && t(group) === opened);
	const there = open.length > 0 ? open : here;
	return there[(there.findIndex(({ key }) => key === chosen) + 1) % there.length];
};

/**
 * The units that lose a step, in the order of the losses, once this unit has lost one more, or (`back`) one fewer. Where
 * the later losses are not allowed without the one that is taken back, they go too; a loss that is not allowed changes
 * nothing.
 */
export const stepsOff = <Command>(
	{ after }: Losses<Command>,
	off: readonly string[],
	unit: string,
	back: boolean
): readonly string[] => {
	const at = off.lastIndexOf(unit);
	const then = back ? off.filter((_, place) => place !== at) : [...off, unit];
	if (after(then)) return then;
	return back ? off.slice(0, at) : off;
};

/** The steps of each unit once these are off: what it keeps, and which step may go next or come back. */
export const stepsNow = <Command>({ after, units }: Losses<Command>, off: readonly string[]) => {
	const { marked, next } = after(off) ?? { marked: [], next: [] };
	return {
		marked,
		next,
		units: units.map(({ unit, left, shown }) => {
			const keeps = left - marked.filter((one) => one === unit).length;
			return {
				unit,
				was: shown(left).value,
				counter: shown(keeps),
				becomes: keeps === left ? '' : ` → ${keeps && shown(keeps).value}`,
				steps: Array.from({ length: left }, (_, at) => ({
					lost: at >= keeps,
					next: next.includes(unit) && at === keeps - 1,
					back: at === keeps && off.includes(unit)
				}))
			};
		})
	};
};
