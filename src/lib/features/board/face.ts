import type { Seats, Side } from '#lib/kernel/decided/table-talk.ts';
import type { Draw, Throw } from '#lib/kernel/dice/draw.ts';
import type { Choices, OptionField } from '#lib/kernel/book/book.ts';
import type { Corrections } from '#lib/kernel/book/corrections.ts';
import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import type { Meta } from '#lib/kernel/game/game.ts';
import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { Line } from '#lib/kernel/game/journal.ts';
import type { Report } from '#lib/kernel/report/report.ts';
import type { Working } from '#lib/kernel/sheet/calculator.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import type { House } from '#lib/features/shared/house-rules/owner-book.svelte.ts';
import type { Offers, Session } from '#lib/session/session.ts';
import type { CounterView, Lights, MapModel, StackView } from '#lib/ui/board/model.ts';
import type { PhaseStop } from '#lib/ui/list/PhaseLine.svelte';
import type { Correcting } from './corrections/correcting.ts';
import type { LessonLine, Looked } from './lesson.ts';
import type { OwnPack } from './corrections/own-pack.svelte.ts';
import type { Terms } from './terms.ts';
import type { Answer, Ask } from './ask.ts';
import type { Day, Score, Sign } from './beside-map.ts';
import type { Course, Declaring, StandingOrder } from './fight.ts';

export type { Seats, Side } from '#lib/kernel/decided/table-talk.ts';
/** Both sides, in the order in which the screens name them. */
export const SIDES = ['white', 'red'] as const satisfies readonly Side[];

/** One step of a way: what it costs and why. */
export interface StepCost {
	readonly hex: Hex;
	readonly says: Phrase;
	/** The section that says so. */
	readonly rule?: string | undefined;
	/** As a player says it: `1`, `1½`. */
	readonly cost: string;
}

/** One way to a hex, and the modes or actions in which a move along it may end. */
export interface WayTo<Command> {
	/** What is other about it than the hexes that it goes by. */
	readonly label?: Phrase | undefined;
	readonly path: readonly Hex[];
	readonly costs: readonly StepCost[];
	/** What it relies on or brings about. */
	readonly notes?: readonly { readonly says: Phrase; readonly rule: string }[];
	readonly spent: string;
	/** The points that are left at its end, and those there were. */
	readonly left: string;
	readonly of?: string;
	readonly ends: readonly Answer<Command>[];
	/** How it might end as well: what that is called, and what it needs, or what bars it, by its section. */
	readonly beyond?:
		| readonly (Pick<Answer<Command>, 'label' | 'hint'> & { readonly rule?: string })[]
		| undefined;
	/** Why it may not end there, where no end is allowed. */
	readonly kept?: Refusal | undefined;
}

/** Why it cannot be; of several that go together, `unit` is the one that keeps the others. */
export interface WhyNot extends Refusal {
	readonly unit?: string | undefined;
	/** What it is that cannot be, where that is not getting there. */
	readonly title?: Phrase | undefined;
}

/** What a unit can do from where it stands. */
export interface Reach<Command> {
	/** Why it does not move at all. */
	readonly bound: WhyNot | null;
	/** The points left in each hex that it reaches. */
	readonly left: ReadonlyMap<Hex, string>;
	/** The ways to such a hex, the best first; and that one alone, where the others take longer to find. */
	readonly ways: (hex: Hex) => readonly WayTo<Command>[];
	readonly way?: (hex: Hex) => WayTo<Command> | undefined;
	/** Why it does not get to any other hex. */
	readonly why: (hex: Hex) => WhyNot | undefined;
	/** Of one that is to come in: would it there, were nothing in the way? A tap there is for it. */
	readonly awaits?: (hex: Hex) => boolean;
	/** What each step to a hex would cost, where it has too little for all of them. */
	readonly far?: (hex: Hex) => Pick<WayTo<Command>, 'costs' | 'spent'> | undefined;
	/** How far it would get on the way there; undefined where that is no nearer. */
	readonly asFar: (hex: Hex) => Hex | undefined;
	/** What may be done first, so that it gets there. */
	readonly first?: ((hex: Hex) => Answer<Command> | undefined) | undefined;
	/** Who may be attacked from where it stands, and what is to be tapped, where that is not plain. */
	readonly targets?: readonly Hex[] | undefined;
	readonly hint?: Phrase | undefined;
	/** What it may do where it stands. */
	readonly here: readonly Answer<Command>[];
	/** What else it might do there, but may not now: said so, and why. */
	readonly barred?: (Refusal & { readonly title: Phrase }) | undefined;
}

/** A unit in a list. */
export interface UnitView {
	readonly id: string;
	readonly side: Side;
	readonly counter: CounterView;
	readonly name: string;
	/** What is printed on its counter, where its name is more. */
	readonly label?: string;
	readonly says: Phrase;
	/** Where it stands, and what of it no number of its counter tells: for a line among others. */
	readonly brief: Phrase;
	readonly hex: Hex | null;
	/** The formation under which a list shows it. */
	readonly group: string;
	/** What keeps it off the map: it waits, is to come, is lost. */
	readonly away?: Phrase | undefined;
}

/** A place that counts for victory, and who holds it. */
export interface Place {
	readonly hex: Hex;
	readonly name: string;
	readonly side: Side | null;
	/** Why whoever stands there does not hold it. */
	readonly note?: Phrase | undefined;
}

/** A throw that is called for: what for, by which section, who throws. */
export interface Called {
	readonly title: Phrase;
	readonly rule: string;
	readonly side: Side | null;
	readonly units: readonly string[];
	readonly hex?: Hex | undefined;
	/** The chance of what it is about. */
	readonly says?: (() => Phrase | undefined) | undefined;
	/** What each face of its die means for each unit, from 1 on; empty where the dice decide something else. */
	readonly means?: (() => ReadonlyMap<string, readonly Phrase[]>) | undefined;
	/** What is added up for it, whatever falls. */
	readonly workings: () => readonly Working[];
}

/** Something that may have been forgotten before a part of the turn ends. */
export interface Warned {
	readonly what: Phrase;
	readonly rule: string;
	readonly hex: Hex | null;
	readonly unit: string | null;
	/** Who could still act, where it tells of several. */
	readonly units?: readonly string[];
	/** The part of the turn cannot end as long as this is so. */
	readonly stops: boolean;
	/** Nothing is lost by it: somebody could still act. */
	readonly mild: boolean;
}

/** One position of a game, as its screens show it. */
export interface View<Command> {
	readonly title: Phrase;
	readonly book: Phrase;
	/** Whose turn it is. */
	readonly side: Side;
	/** Who is asked, or throws. */
	readonly asked: Side | null;
	readonly phases: readonly PhaseStop[];
	readonly phase: number;
	readonly stacks: readonly StackView[];
	readonly units: ReadonlyMap<string, UnitView>;
	readonly places: readonly Place[];
	/** What the result would be if the game ended now. */
	readonly standing: Phrase;
	/** The one number by which it is decided, where that is not how many of the places a side holds. */
	readonly score?: Score;
	/** Units that have a box beside the map, on it or off it. */
	readonly boxes?: readonly string[];
	/** What is counted beside the map. */
	readonly counts: readonly { readonly label: Phrase; readonly value: Phrase }[];
	/** The ground of a hex. */
	readonly ground: (hex: Hex) => Phrase;
	/** How full a hex is; undefined where nobody in it counts. */
	readonly room?: (hex: Hex) => Phrase | undefined;
	/** What a place is worth, where that is not the same for all that count. */
	readonly worth?: (hex: Hex) => Phrase | undefined;
	/** The days of the game, and who is to come on each. */
	readonly days?: readonly Day[];
	/** What the signs of the whole map stand for. */
	readonly signs: readonly Sign[];
	/** A question; none while units move as their player likes, or dice are called for. */
	readonly ask: Ask<Command> | null;
	/** Units that can still act; none outside a movement phase. */
	readonly movers: readonly string[];
	/** Those of them that Next goes through, in its order. */
	readonly queue: readonly string[];
	/** How many of its units have moved, or what is done in this part besides. */
	readonly moved: Phrase | null;
	/** What else may be done in a movement phase, and its end. */
	readonly besides: readonly Answer<Command>[];
	/** Attacks that were declared and are still to be fought: from where, and on what. */
	readonly declared: readonly (readonly [Hex, Hex])[];
	/** Field works, by what they are called, and bridges that are no more. */
	readonly works?: ReadonlyMap<Hex, Phrase>;
	readonly blown?: Lights['blown'];
	/** Why a movement phase cannot end yet; null where it can, or there is none. */
	readonly held: Refusal | null;
	/** Hexes that each side controls from next to them. */
	readonly zones: () => NonNullable<Lights['zones']>;
	/** What may have been forgotten. */
	readonly warnings: () => readonly Warned[];
	/** The unit that is on its move. */
	readonly moving: string | null;
	readonly reach: (unit: string) => Reach<Command>;
	/** The same for units of one hex that go together, where units can. */
	readonly together?: (units: readonly string[]) => Reach<Command>;
	/** What it takes to attack a hex; undefined where nobody can be attacked there. */
	readonly declaring: (hex: Hex) => Declaring<Command> | undefined;
	readonly called: Called | null;
	/** Where a fight is going on. */
	readonly fought: Hex | null;
	/** How it ended. */
	readonly over: Phrase | null;
}

/** Something that may be laid over the map. */
export interface Overlay {
	readonly id: string;
	readonly label: Phrase;
	/** What it shows, and for whom. */
	readonly says: Phrase;
}
/** What is drawn of it. */
export type Overlaid = Pick<Lights, 'areas' | 'held' | 'tags' | 'crossed'>;

/** What is chosen before a game. */
export interface Agreed {
	readonly name: string;
	readonly scenario: string;
	readonly options: Readonly<Record<string, string>>;
	readonly seats: Seats;
	/** The owner's corrections of its data; none where they are missing. */
	readonly corrections?: Corrections;
}

/** What one hex game gives to the screens of all of them: nothing else of it is known here. */
export interface Face<State, Command, Fact, Next extends Offers<Command>> {
	/** What its games are called in the storage and in files. */
	readonly kind: string;
	readonly title: Phrase;
	readonly book: Phrase;
	/** What is said of its map and counters where they are not as printed. */
	readonly standing: Phrase;
	/** Its map as delivered, and as it is in a game. */
	readonly map: MapModel;
	readonly mapOf: (state: State) => MapModel;
	/** Its rules, as all its games on this phone are played. */
	readonly session: Session<State, Command, Fact, Next>;
	/** What may be played, by the options that are chosen: one of them may make it longer. */
	readonly scenarios: (options: Readonly<Record<string, string>>) => readonly {
		readonly id: string;
		readonly title: Phrase;
		readonly says: Phrase;
		readonly turns: number;
		/** What the options that were bought come to. */
		readonly bought?: Phrase | undefined;
	}[];
	readonly options: readonly OptionField[];
	readonly meta: Meta;
	/** The owner's readings and numbers, by which new games are played. */
	readonly house: House;
	/** The options, readings and numbers that a game is played by. */
	readonly choicesOf: (state: State) => Choices;
	/** The rules in words and tables, by readings, numbers and corrections; loaded when asked for. */
	readonly reference: () => Promise<
		(choices: Choices, corrections: Corrections) => readonly ReferencePart[]
	>;
	/** The owner's corrections of its data, by which new games are played. */
	readonly own: OwnPack;
	/** Those by which a game is played. */
	readonly correctionsOf: (state: State) => Corrections;
	/** What may be corrected, loaded when asked for, and how all players agree to go on by other corrections. */
	readonly corrected: {
		readonly fields: () => Promise<Correcting>;
		readonly agree: (state: State, corrections: Corrections) => Command;
	};
	readonly begin: (agreed: Agreed) => Command;
	readonly note: (text: string) => Command;
	readonly rename: (name: string) => Command;
	readonly seat: (seats: Seats) => Command;
	/** Both players agree that dice and what was uncovered may be taken back, or that they may not. */
	readonly agree: (free: boolean) => Command;
	/** How both take up the events that they began without; undefined where they have them. */
	readonly takeUp: (state: State) => Command | undefined;
	readonly seatsOf: (state: State) => Seats;
	readonly view: (state: State, next: Next) => View<Command>;
	/** Where each unit on the map stands. */
	readonly where: (state: State) => ReadonlyMap<string, Hex>;
	/** What a side has said beforehand of its fights; loaded when asked for. */
	readonly orders: () => Promise<(state: State, side: Side) => readonly StandingOrder<Command>[]>;
	/** The text in which a side has lost so many, where these are not called steps: `{side}`, `{n}`. */
	readonly lostN?: string;
	/** How far the fight of these lines has come; `ended`: the one that the last line ended. Null where there is none. */
	readonly course: (lines: readonly Line<State, Command, Fact>[], ended?: boolean) => Course | null;
	/** The first game, that teaches: its scenario, and what to do now, loaded when asked for. */
	readonly lesson: {
		readonly scenario: string;
		readonly line: () => Promise<(state: State, view: View<Command>, looked: Looked) => LessonLine>;
	};
	/** What the numbers and marks of a unit mean, and the other terms of the screen; without one, those alone. */
	readonly terms: (state: State, unit?: string) => Promise<readonly Terms[]>;
	/** What may be laid over the map, one at a time. */
	readonly overlays: readonly Overlay[];
	/** What one of them shows: for the unit that is chosen, or for the side that is asked. */
	readonly overlay: (state: State, id: string, unit: string | undefined) => Overlaid;
	/** The dice that are called for. */
	readonly draw: (state: State, next: Next) => Draw<unknown> | undefined;
	/** The throw that is called for, with what fell. */
	readonly roll: (next: Next, throws: readonly Throw[]) => Command;
	/** How it is told, loaded when asked for. */
	readonly report: () => Promise<Report<State, Command, Fact>>;
	/** The file that holds its rules: whoever thinks beside the page loads the same one. */
	readonly file: string;
	/** What the app answers for a side; made for one session, loaded when asked for. */
	readonly opponent: () => Promise<(state: State, next: Next) => Command>;
}

/** Any position of a game, as its screens show it. */
export const viewAt = <State, Command, Fact, Next extends Offers<Command>>(
	{ view, session }: Pick<Face<State, Command, Fact, Next>, 'view' | 'session'>,
	state: State
): View<Command> => view(state, session.engine().waiting(state));
