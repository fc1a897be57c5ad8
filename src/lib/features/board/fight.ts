import type { Told } from '#lib/kernel/game/game.ts';
import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';

/** A step of a fight as the book prints it, and what was told in it. */
export interface CourseStep {
	readonly title: Phrase;
	readonly rule: string;
	/** Behind (`passed`: without anything to tell), at hand, or still to come. */
	readonly state: 'over' | 'passed' | 'now' | 'ahead';
	readonly told: Told;
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

/** Steps that a side takes off, one after the other, given as one answer. */
export interface Losses<Command> {
	/** How many it still owes. */
	readonly owed: number;
	/** Who may lose any, and the steps that each has left. */
	readonly units: readonly { readonly unit: string; readonly left: number }[];
	/** What it comes to once these were taken off, in this order; undefined where a rule forbids it. */
	readonly after: (taken: readonly string[]) => Taken<Command> | undefined;
}

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
	/** What the key says. */
	readonly label: Phrase;
	readonly plan: (units: readonly string[]) => {
		readonly command?: Command | undefined;
		/** The first rule in the way. */
		readonly refusal?: Refusal | undefined;
	};
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
}
