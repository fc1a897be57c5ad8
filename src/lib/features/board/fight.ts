import type Fraction from 'fraction.js';
import type { CourseStep as PrintedStep } from '#lib/kernel/game/course.ts';
import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import type { Ask, Outlook } from './ask.ts';
import { words } from './words/en/board.ts';

/** What one more unit would add to that chance. */
export interface Added {
	readonly unit: string;
	readonly gain: Fraction;
}

/** An attack as it would be declared. */
export interface Plan<Command> {
	readonly command?: Command | undefined;
	/** The first rule in the way. */
	readonly refusal?: Refusal | undefined;
	/** What its key says of it where it would be no attack, and what makes it one. */
	readonly key?: Phrase | undefined;
	readonly note?: Phrase | undefined;
	readonly outlook?: Outlook | undefined;
	/** What those who take part count for, where that is not what their counters say. */
	readonly values?: ReadonlyMap<string, string> | undefined;
	/** What it uses up, and who could give it. */
	readonly supply?:
		| {
				readonly says: Phrase;
				readonly depots: readonly { readonly unit: string; readonly says: Phrase }[];
				/** Which of them is to give it; null where none is. Not there where that is not asked yet. */
				readonly chosen?: string | null;
				/** What it means if nobody does. */
				readonly unpaid?: Phrase;
		  }
		| undefined;
	/** Worked out in turn with the screen. */
	readonly added?: (() => Sliced<readonly Added[]>) | undefined;
}

/** An attack on a hex before it is declared: its kinds, and who could take part. */
export interface Declaring<Command> {
	readonly hex: Hex;
	readonly kinds: readonly {
		readonly value: string;
		readonly label: Phrase;
		readonly says: Phrase;
		/** What the key says of it, and who could take part in it, where that is not the same for all. */
		readonly key?: Phrase | undefined;
		readonly units?: readonly string[] | undefined;
		/** Those of them who are taken one by one, not with all who stand in their hex. */
		readonly apart?: readonly string[] | undefined;
		/** What the pane is called and who is chosen in it, where it is no attack. */
		readonly title?: Phrase | undefined;
		readonly who?: Phrase | undefined;
		/** Whom it is aimed at, where that is not all who stand there. */
		readonly enemies?: readonly string[] | undefined;
	}[];
	/** Of which of these kinds an attack on it is declared already. */
	readonly declared?: string | undefined;
	/** Who stands there. */
	readonly enemies: readonly string[];
	/** Units that can still act and could take part from where they stand. */
	readonly units: readonly string[];
	/** `giver`: who gives what it uses up, or nobody, where that is chosen. */
	readonly plan: (kind: string, units: readonly string[], giver?: string | null) => Plan<Command>;
}

/** A step of a fight as the book prints it, and what was told in it. */
export interface CourseStep extends Omit<PrintedStep, 'title'> {
	readonly title: Phrase;
}

/** A fight, or what comes before the fights, as a timetable. */
export interface Course {
	readonly title: Phrase;
	/** Where it is fought. */
	readonly hex: Hex | undefined;
	readonly steps: readonly CourseStep[];
	/** What came of it, once it has ended. */
	readonly outcome: Phrase | null;
}

/** Something that a side has said beforehand, so that it need not be asked. */
export interface StandingOrder<Command> {
	readonly key: string;
	readonly rule: string;
	readonly what: Phrase;
	/** What it says now, by its value. */
	readonly value: string;
	readonly choices: readonly {
		readonly value: string;
		readonly label: Phrase;
		/** Says this instead. */
		readonly command: Command;
	}[];
	/** What is said of single units or hexes, and what a tap on one of them says of it. */
	readonly single?:
		| {
				readonly label: Phrase;
				readonly rows: readonly {
					readonly key: string;
					readonly name: Phrase;
					readonly says: Phrase;
					/** What is said of it now. */
					readonly mark: Phrase | undefined;
					readonly command: Command;
				}[];
		  }
		| undefined;
}

/** Have dice just fallen? Their step of a fight may be out of sight by then: what came of them is told besides. */
export const haveFallen = <Line>(
	lines: readonly Line[],
	threw: ((line: Line) => boolean) | undefined
): boolean => lines.slice(-1).some((line) => threw?.(line));

/** The priorities behind the ways back that are offered: what all of them break, and why none leads to other hexes. */
export const prioritiesSaid = <Breach extends string>(
	back: {
		readonly breaks: readonly Breach[];
		readonly ruledOut: readonly { readonly hex: Hex; readonly breach: Breach }[];
	},
	names: Readonly<Record<Breach, string>>
): Pick<Ask<unknown>, 'note' | 'ruledOut'> => {
	const list = back.breaks.map((breach) => say<string>(names[breach]));
	return {
		note: list.length > 0 ? say(words.waysBreak, { what: { list } }) : say(words.waysBreakNothing),
		ruledOut: back.ruledOut.map(({ hex, breach }) => ({ hex, why: say<string>(names[breach]) }))
	};
};
