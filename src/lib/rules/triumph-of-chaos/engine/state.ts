import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import { mayBeTried } from '../rules/in-fighting.ts';
import type { Fought, RetreatOwed } from '../rules/combat.ts';
import { CAMPS, otherCamp, type Camp, type Cancel, type Method } from '../types.ts';
import { words } from '../words/en/engine.ts';
import type { Phase } from './sequence.ts';

export type Id = string;

/** LEADERS: `removed` by a trial or an event. */
export const LEADER_STATES = ['ready', 'flipped', 'dead', 'removed'] as const;
export type LeaderState = (typeof LEADER_STATES)[number];

export interface Leader {
	readonly id: Id;
	readonly name: string;
	readonly camp: Camp;
	readonly rating: number;
	/** The rating of his back, once somebody has read it from the counter. */
	readonly back: number | null;
	readonly state: LeaderState;
	/** A capability was used in this Action Round. */
	readonly used: boolean;
}

/** COMBAT SEQUENCE: how a combat in one space ended. */
export const ENDINGS = [
	'withdrew',
	'called_off',
	'stands',
	'retreated',
	'retreated_losing',
	'stayed',
	'defender_gone',
	'attacker_retreated'
] as const;
export type SpaceEnding = (typeof ENDINGS)[number];

/** COMBAT SEQUENCE: `leadership`: before fire; `fire`: to be rolled; `after`: retreat and advance. */
export type Stage = 'leadership' | 'fire' | 'after' | 'done';

/** COMBAT SEQUENCE; LEADERS: why a space is fought over: it was declared, or somebody attacks from another. */
export const CAUSES = ['declared', 'pursuit', 'counterattack'] as const;
export type Cause = (typeof CAUSES)[number];

/** One space of an activation. */
export interface SpaceCombat {
	readonly id: Id;
	readonly name: string;
	readonly attacker: Camp;
	readonly because: Cause;
	/** The space of this activation that it came of. */
	readonly from: Id | null;
	/** Which one it is of those that its attacker activated in this Action Round; 0 where it does not count. */
	readonly nth: number;
	readonly stage: Stage;
	/** RED IN-FIGHTING: what Defeatism was rolled to: the attack goes ahead; null while it is not rolled. */
	readonly ahead: boolean | null;
	/** The defender's attempt to withdraw failed. */
	readonly withdrawalFailed: boolean;
	readonly reinforced: boolean;
	readonly fought: (Fought & { readonly method: Method }) | null;
	readonly owed: RetreatOwed | null;
	/** The attacker has somebody left to advance. */
	readonly attackerLeft: boolean;
	/** What the roll to cancel the retreat came to. */
	readonly cancelled: Cancel | null;
	readonly ending: SpaceEnding | null;
}

/** An attack on one space or several in one activation. */
export interface Activation {
	readonly attacker: Camp;
	readonly triggered: boolean;
	readonly spaces: readonly SpaceCombat[];
}

/** What is counted for each camp. `home`: home VCs of the enemy. */
export const COUNTS = ['vp', 'vc', 'home'] as const;
export type CountName = (typeof COUNTS)[number];

export const SEASONS = ['fair', 'mud', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** One camp in a campaign. */
export interface CampState {
	readonly counts: Readonly<Record<CountName, number>>;
	/** Action Points of the turn chart, and those that were spent. */
	readonly points: number;
	readonly spent: number;
	/** REPLACEMENTS: the lines of the last adding up this turn without dice, and those of its dice, which stay. */
	readonly added: readonly Modifier[];
	readonly rolled: readonly Modifier[];
	/** The dice of adding up that have fallen this turn, by their fields, and the ports that were rolled for. */
	readonly dice: readonly string[];
	readonly ports: number;
	/** What came and went at once this turn, by its reason, and what was spent. */
	readonly steps: readonly Modifier[];
	readonly stepsSpent: number;
	/** The situation in which this side last added up, and whether that was this turn. */
	readonly draft: Form;
	readonly addedUp: boolean;
	/** Chits out of the pool, those in force, and those whose die is not rolled yet. */
	readonly drawn: readonly string[];
	readonly inForce: readonly string[];
	readonly owed: readonly string[];
	/** The VCs that were counted when No VC was drawn. */
	readonly cityMark: number | null;
}

/**
 * TURN SEQUENCE; LEADERS: one side's Action Round. `paid`: its Action Point was spent before it acted, or after. `spaces`:
 * how many it has activated for combat.
 */
export interface Round {
	readonly camp: Camp;
	readonly paid: 'no' | 'before' | 'after';
	readonly acted: boolean;
	readonly spaces: number;
}

/** A campaign at the table. The map and the cards stay there; this is what the aid counts and checks. */
export interface Campaign {
	readonly name: string;
	readonly turn: number;
	readonly phase: Phase;
	readonly season: Season;
	/** Steps ticked this turn. */
	readonly done: readonly string[];
	readonly camps: Readonly<Record<Camp, CampState>>;
	readonly leaders: readonly Leader[];
	readonly activation: Activation | null;
	readonly round: Round | null;
	/** Show trials rolled in this game, and for how many of them a leader is still to be drawn. */
	readonly trials: number;
	readonly trialsOwed: number;
	/** The situation in which each procedure was last rolled. */
	readonly forms: Readonly<Record<string, Form>>;
}

const FRESH_CAMP: CampState = {
	counts: { vp: 0, vc: 0, home: 0 },
	points: 0,
	spent: 0,
	added: [],
	rolled: [],
	dice: [],
	ports: 0,
	steps: [],
	stepsSpent: 0,
	draft: {},
	addedUp: false,
	drawn: [],
	inForce: [],
	owed: [],
	cityMark: null
};

/** Before the first line of a campaign. */
export const EMPTY: Campaign = {
	name: '',
	turn: 1,
	phase: 'political',
	season: 'fair',
	done: [],
	camps: { red: FRESH_CAMP, white: FRESH_CAMP },
	leaders: [],
	activation: null,
	round: null,
	trials: 0,
	trialsOwed: 0,
	forms: {}
};

/** The space that is fought over now: the first that is not done. */
export const spaceNow = ({ activation }: Campaign): SpaceCombat | undefined =>
	activation?.spaces.find(({ stage }) => stage !== 'done');

export const spaceOf = ({ activation }: Campaign, id: Id): SpaceCombat | undefined =>
	activation?.spaces.find((space) => space.id === id);

/** The campaign with something changed about a space of the attack. */
export const withSpace = (state: Campaign, id: Id, change: Partial<SpaceCombat>): Campaign =>
	state.activation
		? {
				...state,
				activation: {
					...state.activation,
					spaces: state.activation.spaces.map((space) =>
						space.id === id ? { ...space, ...change } : space
					)
				}
			}
		: state;

/** COMBAT SEQUENCE: the attacker may advance. */
export const vacated = ({ ending }: SpaceCombat): boolean =>
	ending === 'retreated' || ending === 'retreated_losing' || ending === 'defender_gone';

/** The campaign with something changed for one camp. */
export const withCamp = (
	state: Campaign,
	camp: Camp,
	change: (now: CampState) => Partial<CampState>
): Campaign => ({
	...state,
	camps: { ...state.camps, [camp]: { ...state.camps[camp], ...change(state.camps[camp]) } }
});

/** REPLACEMENTS: what adding up came to; penalties beyond it are not owed (TC-22). */
export const addedUpTo = ({ added, rolled }: Pick<CampState, 'added' | 'rolled'>): number =>
	Math.max(0, total(added) + total(rolled));

/** REPLACEMENTS: what penalties take beyond what was added up, which is not owed (TC-22). */
export const forgiven = ({ added, rolled }: Pick<CampState, 'added' | 'rolled'>): number =>
	Math.max(0, 0 - total(added) - total(rolled));

/**
 * REPLACEMENTS: what is left of all that was added up, gained, lost and spent this turn, in whatever order. Below nothing,
 * what comes later this turn is short by as much (TC-22).
 */
export const stepsLeft = (own: CampState): number =>
	addedUpTo(own) + total(own.steps) - own.stepsSpent;

/** REPLACEMENTS: what of it may be spent, never below nothing. */
export const stepsToSpend = (own: CampState): number => Math.max(0, stepsLeft(own));

/** REPLACEMENTS: every line of the ledger, with the penalties that are not owed given back (TC-22). */
export const ledgerOf = (own: CampState): readonly Modifier[] => {
	const { added, rolled, steps } = own;
	return [
		...added,
		...rolled,
		...modifiers(['Replacements', words.nothingMoreIsOwed, forgiven(own)]),
		...steps
	];
};

/** REPLACEMENTS: a side begins a turn with nothing; what it drew on last time is remembered. */
export const freshSteps = {
	added: [],
	rolled: [],
	dice: [],
	ports: 0,
	steps: [],
	stepsSpent: 0,
	addedUp: false
} as const;

/** LEADERS: those of a camp who are on the map. */
export const leadersOf = ({ leaders }: Campaign, camp: Camp): readonly Leader[] =>
	leaders.filter(
		(leader) => leader.camp === camp && (leader.state === 'ready' || leader.state === 'flipped')
	);

/** RED IN-FIGHTING: the leaders of Red who may be brought to trial, as they are listed. */
export const tried = (state: Campaign): readonly Leader[] =>
	leadersOf(state, 'red').filter(({ name }) => mayBeTried(name));

/** RED IN-FIGHTING: for one trial a leader was drawn. */
export const trialHeld = (state: Campaign): Campaign => ({
	...state,
	trialsOwed: Math.max(0, state.trialsOwed - 1)
});

/** LEADERS: his rating, on the side that lies up. */
export const ratingOf = ({ state, rating, back }: Leader): number =>
	state === 'flipped' ? (back ?? rating) : rating;

/** LEADERS: he lies on his back, whose rating nobody has read yet: he is not rolled for before. */
export const backUntold = ({ state, back }: Leader): boolean =>
	state === 'flipped' && back === null;

/** LEADERS: everybody may act again. */
export const leadersFree = (leaders: readonly Leader[]): readonly Leader[] =>
	leaders.map((leader) => (leader.used ? { ...leader, used: false } : leader));

/** LEADERS: a new Action Round, in which the leaders of both sides may act again (TC-24). */
export const withRound = (state: Campaign, round: Round): Campaign => ({
	...state,
	round,
	leaders: leadersFree(state.leaders)
});

/** TURN SEQUENCE: a round that was paid for after it was played is over once nothing is fought over. */
export const roundOver = ({ round, activation }: Campaign): boolean =>
	round?.paid === 'after' && activation === null;

/** TURN SEQUENCE: it is this side's round, in which it has attacked: one more attack belongs to it, or begins the next. */
export const mayBelongToRound = ({ round }: Campaign, camp: Camp): boolean =>
	round?.camp === camp && round.acted && round.paid !== 'after';

/** TURN SEQUENCE: who plays next: White first, then alternately, while there are points. */
export const toPlay = ({ camps }: Campaign): Camp | undefined => {
	const left = (camp: Camp): boolean => camps[camp].spent < camps[camp].points;
	const next: Camp = camps.white.spent <= camps.red.spent ? 'white' : 'red';
	if (left(next)) return next;
	return left(otherCamp(next)) ? otherCamp(next) : undefined;
};

/** COMBAT SEQUENCE; TURN SEQUENCE: who attacks next: whose round it is, or who plays after it. */
export const attacksNext = (state: Campaign): Camp => {
	const { round, camps } = state;
	if (!round) return toPlay(state) ?? 'white';
	if (round.paid !== 'no' && round.acted && state.activation === null)
		return toPlay(state) ?? otherCamp(round.camp);
	const counted = CAMPS.some((camp) => camps[camp].points > 0);
	return counted || !round.acted ? round.camp : otherCamp(round.camp);
};

/** RED IN-FIGHTING: Defeatism is in force, and this space is not the first that Red declared in its Action Round (TC-26). */
export const defeatismOwed = ({ camps, activation }: Campaign, space: SpaceCombat): boolean =>
	activation?.triggered === false &&
	space.attacker === 'red' &&
	space.nth > 1 &&
	space.stage === 'leadership' &&
	!space.ending &&
	space.ahead === null &&
	camps.red.inForce.includes('defeatism');
