import { UNSPOKEN, type Talked } from '#lib/kernel/decided/table-talk.ts';
import type { Agreement } from '#lib/kernel/decided/header.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Book, Options } from '../book.ts';
import type { AttackKind, EventName, Level, Mode, Player, ScenarioId, UnitId } from '../types.ts';
import type { CombatState } from './combat/state.ts';
import type { Due, Standing } from './facts/schema.ts';
import type { Phase } from '../rules/02-sequence.ts';

export type { UnitId };

/** 7.2, 7.3 What a unit declared at the end of its move. */
export type Action =
	| { readonly kind: 'attack'; readonly attack: number }
	| { readonly kind: 'support'; readonly of: AttackKind }
	| { readonly kind: 'barrage' }
	| { readonly kind: 'dig' };

/** A counter in play. Every counter of the module has its record, in the module's order. */
export interface Unit {
	readonly id: UnitId;
	/** A captured train changes sides. */
	readonly player: Player;
	/** On the map; coming in; a battalion not yet raised; lost; not in this scenario. */
	readonly fate: 'map' | 'due' | 'pool' | 'lost' | 'out';
	readonly hex: Hex | null;
	readonly due: Due | null;
	readonly steps: number;
	readonly mode: Mode;
	/** 8.7.3 The player turn in which it was Routed. */
	readonly routed: number;
	readonly command: boolean;
	readonly unsupplied: boolean;
	/** 4.3.1 The Recruits marker: TQ −1. */
	readonly recruits: boolean;
	/** 6 Defeatist Rumors: TQ −1; the number of the player turn to whose end they last, 0 for none. */
	readonly rumors: number;
	/** 7.3 Works: begun in this turn, under construction, finished. */
	readonly works: 'none' | 'begun' | 'building' | 'done';
	/** 7.1 Has finished its part of the movement phase. */
	readonly done: boolean;
	/** 7.1.3 Has moved in this movement phase. */
	readonly moved: boolean;
	readonly action: Action | null;
	/** 8.3, 8.4, 8.6.2 Has fired in this player turn. */
	readonly fired: boolean;
	/** 9.2.1 A tank: not yet tried this turn, running, broken down. */
	readonly engine: 'untried' | 'runs' | 'broken';
	/** 3.1 A depot: munitions spent in this player turn. */
	readonly spent: number;
	/** 10.3 A depot: its capacity in this scenario. */
	readonly capacity: number;
}

/** A counter that nothing has happened to. */
export const untouched = {
	mode: 'combat',
	routed: 0,
	unsupplied: false,
	recruits: false,
	rumors: 0,
	works: 'none',
	done: false,
	moved: false,
	action: null,
	fired: false,
	engine: 'untried',
	spent: 0
} as const satisfies Partial<Unit>;

/** 7.1 The unit that is moving, and its move so far. */
export interface Moving {
	readonly unit: UnitId;
	/** Quarter MP spent. */
	readonly spent: number;
	/** Terrain note 4: the whole move was on roads. */
	readonly onRoad: boolean;
	/** Terrain note 2: has entered a valley off the road. */
	readonly valley: boolean;
	/** 7.1.5 Marching Day. */
	readonly marching: boolean;
	/** 7.4 The hex by which it has just come in. */
	readonly entered?: Hex;
	/** 7.1.3 Nobody where it begins covers it: whoever is there may go, too. */
	readonly bare?: boolean;
	/** 7.1.6 A train or railroad depot that has finished its move. */
	readonly stopped: boolean;
	/** 5.3 Out of command in a ZoC: its TQ check, once taken. */
	readonly dared: 'untried' | 'rolling' | 'passed' | 'failed';
}

/** 7.1 A unit at the start of its move. */
export const fresh = (unit: UnitId, spent = 0): Moving => ({
	unit,
	spent,
	onRoad: true,
	valley: false,
	marching: false,
	stopped: false,
	dared: 'untried'
});

/** 7.2 An attack as declared. */
export interface Attack {
	readonly id: number;
	readonly kind: AttackKind;
	readonly hex: Hex;
	readonly units: readonly UnitId[];
	/** 8.2.1 The depot that is to pay for it, or nobody, as was said when it was declared; not there where nothing was. */
	readonly pays?: UnitId | null;
}

/** 6 A pending event: to be suffered now, or held in hand. */
export interface Chance {
	readonly event: EventName;
	/** Who drew it. */
	readonly player: Player;
	/** 6.2 May be played up to the end of this player turn. */
	readonly until: number;
}

/** 6.1 An event being suffered: what is still to be named. */
export interface Suffering {
	readonly event: EventName;
	/** The formation that the opponent named. */
	readonly formation: string | null;
	/** The unit that the owner named. */
	readonly unit: UnitId | null;
}

/** 6.2 A controlled event awaiting its die. */
export interface Playing {
	readonly event: EventName;
	readonly player: Player;
	readonly unit: UnitId;
	readonly choice: 'supply' | 'command';
}

/** 10 How a game ended. */
export interface Result {
	readonly white: Level;
	readonly red: Level;
	readonly winner: Player | null;
}

/** 10 What was agreed before a game. */
export interface Header extends Agreement {
	readonly scenario: ScenarioId;
	readonly options: Options;
	readonly readings: Book['readings'];
}

export interface State extends Talked<Standing> {
	readonly header: Header;
	/** Before the game has begun it is turn 0. */
	readonly turn: number;
	readonly player: Player;
	readonly phase: Phase;
	readonly units: readonly Unit[];
	readonly points: Readonly<Record<Player, number>>;
	readonly prisoners: Readonly<Record<Player, number>>;
	/** Steps of each side taken prisoner so far, so that the totals balance. */
	readonly taken: Readonly<Record<Player, number>>;
	/** 10.2 Combat units lost. */
	readonly lost: Readonly<Record<Player, number>>;
	/** 6 Civil Exactions: how many fewer recruit points next time. */
	readonly exactions: Readonly<Record<Player, number>>;
	/** Inactive formations, by their ids. */
	readonly asleep: readonly string[];
	/** 5.2.1 Main bodies, by formation. */
	readonly bodies: Readonly<Record<string, readonly (readonly UnitId[])[]>>;
	/** 4.3.2, 7.4 Battalions that have appeared at stations in this player turn. */
	readonly raised: readonly UnitId[];
	/** 5.2.1 Formations whose owner must still choose a main body. */
	readonly ties: readonly string[];
	/** Railroad control: a letter for each hex of the board, w, r or - (OR-24). */
	readonly control: string;
	readonly orel: 'suburbs' | 'centre';
	/** 7.1.1 Whether the place in Orel has been chosen in this movement phase. */
	readonly orelChosen: boolean;
	/** 8.3.1 Enemy units that were next to friendly ones when movement began. */
	readonly observed: readonly UnitId[];
	/**
	 * 5.3, 7.4, 10.2 Units that must move in this phase: strays out of command, and those in an enemy entry zone or
	 * beyond their limit.
	 */
	readonly strays: readonly UnitId[];
	readonly moving: Moving | null;
	/** 7.1.3 Hexes whose units have covered the move of another in this phase. */
	readonly relied: readonly Hex[];
	/** 7.4 The hex that a group chose to come in by. */
	readonly entries: Readonly<Record<string, Hex>>;
	readonly attacks: readonly Attack[];
	readonly nextAttack: number;
	readonly hand: readonly Chance[];
	readonly suffering: Suffering | null;
	readonly playing: Playing | null;
	/** 6 Whether an event has been rolled for in this player turn. */
	readonly rolled: boolean;
	readonly combat: CombatState | null;
	readonly result: Result | null;
}

/** Nothing has been said beforehand: everything is asked when it comes. */
export const UNSAID: Standing = {
	together: false,
	leave: null,
	leaveAt: {},
	follow: null,
	support: null,
	fireBack: null,
	lend: null,
	contact: null,
	charge: null,
	losses: null,
	retreat: null,
	pursue: null,
	pay: null,
	cards: null
};

/** The number of a player turn, counted through: White's part of turn 1 is 2, Red's is 3. */
export const playerTurn = ({ turn, player }: Pick<State, 'turn' | 'player'>): number =>
	turn * 2 + (player === 'red' ? 1 : 0);
/** The player turn of this number. */
export const playerTurnOf = (number: number): Pick<State, 'turn' | 'player'> => ({
	turn: Math.floor(number / 2),
	player: number % 2 === 1 ? 'red' : 'white'
});

const NONE = { white: 0, red: 0 };

/** The map without a unit on it. */
export const blank = (header: Header): State => ({
	header,
	...UNSPOKEN,
	turn: 0,
	player: 'white',
	phase: 'depots',
	units: [],
	points: NONE,
	prisoners: NONE,
	taken: NONE,
	lost: NONE,
	exactions: NONE,
	asleep: [],
	bodies: {},
	raised: [],
	ties: [],
	control: '',
	orel: 'suburbs',
	orelChosen: false,
	observed: [],
	strays: [],
	moving: null,
	relied: [],
	entries: {},
	attacks: [],
	nextAttack: 1,
	hand: [],
	suffering: null,
	playing: null,
	rolled: false,
	combat: null,
	standing: { white: UNSAID, red: UNSAID },
	result: null
});
