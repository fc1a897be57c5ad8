import type { Choices } from '#lib/kernel/book/book.ts';
import { bookOf, type Book } from '../book.ts';
import type {
	Attachment,
	Camp,
	Character,
	Force,
	Id,
	Mark,
	Officer,
	Player,
	Unit
} from '../types.ts';
import type { LeaderBand } from '../rules/leadership.ts';
import type { Automation } from './automation.ts';
import { NO_GOALS, type Goals, type Outcome } from './beside/goals.ts';
import type { Papers } from './beside/papers.ts';
import { NO_TIME, type TableTime } from './beside/time.ts';
import type { Cause } from './causes.ts';
import type { Met, Shot, Went } from './did.ts';
import type { Area, Contact } from './ground.ts';
import { FIRST_CLOCK, type Clock, type PhaseFates } from './sequence.ts';

export type { Id };

/**
 * Where a unit is: not yet arrived, on the table, without figures or wrecked, off the table, in the enemy's hands,
 * surrendered, abandoned by its crew, or joined to another unit.
 */
export const PRESENCES = [
	'reserve',
	'table',
	'destroyed',
	'off_table',
	'captured',
	'surrendered',
	'abandoned',
	'merged'
] as const;
export type Presence = (typeof PRESENCES)[number];

/** OFFICERS & LEADERS; OFFICERS' CHARACTER (G08): what became of an officer. */
export const OFFICER_STATUSES = [
	'fit',
	'scratched',
	'out',
	'dead',
	'drunk',
	'fled',
	'surrendered',
	'defected'
] as const;
export type OfficerStatus = (typeof OFFICER_STATUSES)[number];

/** What stands with a unit: how many figures of it are left. */
export interface AttachedInBattle {
	readonly kind: Attachment;
	readonly full: number;
	readonly left: number;
	/** MACHINE GUNS; ORGANIZATION: the stand of a unit that joined during the battle, and may leave again. */
	readonly from?: { readonly unit: Id; readonly stand: number };
}

/** One unit as it stands in the battle. */
export interface UnitInBattle {
	readonly id: Id;
	/** The unit as its owner wrote it down. */
	readonly unit: Unit;
	readonly force: Id;
	/** The camp it began with, and the one it fights for now. */
	readonly origin: Camp;
	readonly camp: Camp;
	/** MAJOR MORALE: added when the game had started, so no unit of the start (AM-2). */
	readonly late?: boolean;
	readonly officer: Id | null;
	readonly player: Id | null;
	/** INFANTRY: the figures of each stand at full strength, and those left. Stands of a merged unit are included. */
	readonly full: readonly number[];
	readonly left: readonly number[];
	/** TANKS; ARMOURED CARS; ARMORED TRAINS. */
	readonly hits: number;
	readonly marks: readonly Mark[];
	readonly attached: readonly AttachedInBattle[];
	/** MORALE: figures or hits lost since its last phase 7 (R36). */
	readonly casualtiesSinceTest: number;
	/** SUPPRESSION: figures and whole stands lost in phase 2 of this turn (R02, R03). */
	readonly lostInPhase2: { readonly figures: number; readonly stands: number };
	/** MELEE: whole stands lost in this turn (R62). */
	readonly standsLostThisTurn: number;
	/** SUPPRESSION: how the one test of this turn went (R02). */
	readonly suppressionTest: 'passed' | 'failed' | null;
	/** MORALE: it has tested in this phase 7, or the test is recorded as still to be made. */
	readonly moraleTested: boolean;
	/**
	 * MORALE (R36): how many of those losses it had when it tested before phase 7 without being called to; `now`: in this
	 * turn. That test stands for the one of phase 7, unless the unit has lost more since.
	 */
	readonly testedBefore: { readonly losses: number; readonly now: boolean } | null;
	/** CAVALRY: it used charge dice in its own last turn (R04). */
	readonly chargedLastTurn: boolean;
	/** TANKS: marks that outlast the turn in which they were put. */
	readonly freshMarks: readonly Mark[];
	/** SEQUENCE OF ACTION: how it has fired this turn. */
	readonly fired: readonly Shot[];
	/** MOVEMENT: how it has moved in this turn, one move after another. */
	readonly went: readonly Went[];
	/** MELEE: whom it has attacked this turn, in the order in which it came into contact. */
	readonly met: readonly Met[];
	/** Tests that were called for but not yet made: the causes of each, by calculator. */
	readonly owes: Readonly<Record<string, readonly Cause[]>>;
	/** How many of those, or of its losses to place, were recorded as left owed when a phase was closed. */
	readonly leftOwed: Readonly<Record<string, number>>;
	/** Calculators worked out for it this turn; `detach` for guns that left a unit during it. */
	readonly rolled: readonly string[];
	/** Figures or hits that the owner still has to place, and what caused them. */
	readonly toPlace: number;
	readonly lossesBy: readonly Cause[];
	/** LEADERSHIP: how far it was from its leader, and from the commander-in-chief, when last told. */
	readonly leaderBand: LeaderBand | null;
	readonly chiefBand: LeaderBand | null;
	/** INDIRECT FIRE: by its roll it may fire indirectly this turn. */
	readonly indirect: boolean;
	/** ARTILLERY: it is unlimbering, and may fire once a turn of its own, in which it has not moved, has ended since. */
	readonly unlimbers: boolean;
	/** SEQUENCE OF ACTION: what was counted for the turn just over, in case the clock is set back into it. */
	readonly lastTurn: OfTurn | null;
	readonly presence: Presence;
	readonly mergedInto: Id | null;
	readonly note: string;
}

/** What a unit suffers and what is counted for it from the end of one turn to the end of the next. */
export type OfTurn = Pick<
	UnitInBattle,
	| 'marks'
	| 'casualtiesSinceTest'
	| 'lostInPhase2'
	| 'standsLostThisTurn'
	| 'suppressionTest'
	| 'moraleTested'
	| 'testedBefore'
	| 'chargedLastTurn'
	| 'freshMarks'
	| 'fired'
	| 'went'
	| 'met'
	| 'rolled'
	| 'indirect'
	| 'unlimbers'
> & {
	/** SUPPRESSION; BOMBARDMENT; MELEE: tests that it owed and that ended with the turn. */
	readonly called: Pick<UnitInBattle, 'owes' | 'leftOwed'>;
};

export interface OfficerInBattle {
	readonly id: Id;
	readonly officer: Officer;
	readonly force: Id;
	readonly camp: Camp;
	readonly player: Id | null;
	readonly character: Character | null;
	/** Whether his character has been revealed. */
	readonly revealed: boolean;
	readonly status: OfficerStatus;
	/** OFFICERS & LEADERS: the unit he leads heroically, now and when the turn began (R09). */
	readonly heroicWith: Id | null;
	readonly heroicAtTurnStart: boolean;
	/** OFFICERS & LEADERS: the unit that he stands with but does not lead heroically. */
	readonly beside: Id | null;
	/** LEADERSHIP: a second-in-command leads on the last line (R08). */
	readonly secondInCommand: boolean;
	/** LEADERSHIP: he has moved in this turn; he has joined a unit in it. */
	readonly moved: boolean;
	readonly joined: boolean;
	/** INDIRECT FIRE: the one battery for which he spots in this turn. */
	readonly spotsFor: Id | null;
	/** How many turns of his own side until he is back; 0: he may come back now. Null where that is not counted. */
	readonly backIn: number | null;
	/** OFFICERS & LEADERS; OFFICERS' CHARACTER: his status in the turn just over, for how long, and what he had done. */
	readonly lastTurn: Pick<
		OfficerInBattle,
		'status' | 'backIn' | 'moved' | 'joined' | 'heroicAtTurnStart' | 'spotsFor'
	> | null;
	/** OFFICERS' CHARACTER: tests of character that are due, by their causes. */
	readonly owesCharacter: readonly Cause[];
	/** How many of those were recorded as left owed when a phase was closed. */
	readonly leftOwed: number;
}

export interface PlayerInBattle {
	readonly id: Id;
	readonly player: Player;
	readonly force: Id;
	readonly absent: boolean;
	readonly takenOverBy: Id | null;
	/** He has finished with this phase. */
	readonly ready: boolean;
}

/** MAJOR MORALE: one side's army. */
export interface ArmyInBattle {
	readonly broken: boolean;
	/** It has tested in this phase 7. */
	readonly tested: boolean;
	/**
	 * CONSEQUENCES OF MAJOR MORALE FAILURE: they are due in this phase 7, because it broke for the first time or
	 * because they repeat (G07).
	 */
	readonly consequences: boolean;
	/** The test of an earlier phase 7 has not been made yet. */
	readonly owes: boolean;
	/** The same values in the turn just over. */
	readonly lastTurn: Pick<ArmyInBattle, 'tested' | 'consequences'> | null;
	readonly supplyCut: boolean;
	/** OFFICERS' CHARACTER: re-rolls of a committed commander-in-chief used so far. */
	readonly rerolls: number;
	/** MAJOR MORALE: the highest line of its table at which it has tested, in percent; kept where R49 asks for it. */
	readonly testedAt: number;
}

/** The table as it is. Readonly JSON. */
export interface BattleState {
	readonly header: {
		readonly name: string;
		/** The armies as they marched in. */
		readonly forces: readonly Force[];
		/** The readings, numbers and options in force, including those that nobody chose. */
		readonly chosen: Choices;
		/** The book that they make; not part of what is saved. */
		readonly book?: Book;
		/** What the app does by itself and what it only reminds of; everything not named is on. */
		readonly automation: Automation;
	};
	readonly clock: Clock;
	/** SEQUENCE OF ACTION: what became of the phases of this turn. */
	readonly phases: PhaseFates;
	/** Units, officers and players in the order in which they came. */
	readonly order: readonly Id[];
	readonly units: Readonly<Record<Id, UnitInBattle>>;
	readonly officers: Readonly<Record<Id, OfficerInBattle>>;
	readonly players: Readonly<Record<Id, PlayerInBattle>>;
	readonly armies: Readonly<Record<Camp, ArmyInBattle>>;
	/** MELEE: who is in contact with whom, in the order in which they came. */
	readonly contacts: readonly Contact[];
	/** BOMBARDMENT: where shells lie. */
	readonly areas: readonly Area[];
	/** SEQUENCE OF ACTION: contacts and areas as they were when the turn just over ended. */
	readonly lastTurn: Pick<BattleState, 'contacts' | 'areas'> | null;
	/** What the battle is about, what is covered or on its way, how late it may get. */
	readonly goals: Goals;
	readonly papers: Papers;
	readonly time: TableTime;
	/** How it ended; a battle without it is still being played. */
	readonly outcome?: Outcome;
}

const NOTHING_CHOSEN: Choices = { readings: {}, numbers: {}, options: {} };

/** The header with its book, which is made once from the choices; only the choices are compared and saved. */
export const headerOf = (header: Omit<BattleState['header'], 'book'>): BattleState['header'] =>
	Object.defineProperty({ ...header }, 'book', { value: bookOf(header.chosen) });

const FRESH_ARMY: ArmyInBattle = {
	broken: false,
	tested: false,
	consequences: false,
	owes: false,
	lastTurn: null,
	supplyCut: false,
	rerolls: 0,
	testedAt: 0
};

/** The state before the first entry of a journal. */
export const EMPTY: BattleState = {
	header: headerOf({ name: '', forces: [], chosen: NOTHING_CHOSEN, automation: {} }),
	clock: FIRST_CLOCK,
	phases: {},
	order: [],
	units: {},
	officers: {},
	players: {},
	armies: { red: FRESH_ARMY, white: FRESH_ARMY },
	contacts: [],
	areas: [],
	lastTurn: null,
	goals: NO_GOALS,
	papers: [],
	time: NO_TIME
};

/** The book in force: the app's with this battle's house rules. */
export const bookIn = ({ header }: Pick<BattleState, 'header'>): Book =>
	header.book ?? bookOf(header.chosen);
