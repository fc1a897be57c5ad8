import { total, type Modifier } from '#lib/kernel/book/modifier.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import type { Fought, RetreatOwed } from '../rules/combat.ts';
import { otherCamp, type Camp, type Cancel } from '../types.ts';
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

/** One space of an activation. */
export interface SpaceCombat {
	readonly id: Id;
	readonly name: string;
	readonly stage: Stage;
	/** The defender's attempt to withdraw failed. */
	readonly withdrawalFailed: boolean;
	readonly reinforced: boolean;
	readonly fought: Fought | null;
	readonly owed: RetreatOwed | null;
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
	/** Replacement steps of this turn, line by line, and what was spent of them. */
	readonly steps: readonly Modifier[];
	readonly stepsSpent: number;
	/** Chits out of the pool, and those in force. */
	readonly drawn: readonly string[];
	readonly inForce: readonly string[];
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
	/** Show trials rolled in this game. */
	readonly trials: number;
	/** The situation in which each procedure was last rolled. */
	readonly forms: Readonly<Record<string, Form>>;
}

const FRESH_CAMP: CampState = {
	counts: { vp: 0, vc: 0, home: 0 },
	points: 0,
	spent: 0,
	steps: [],
	stepsSpent: 0,
	drawn: [],
	inForce: []
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
	trials: 0,
	forms: {}
};

/** The space that is fought over now: the first that is not done. */
export const spaceNow = ({ activation }: Campaign): SpaceCombat | undefined =>
	activation?.spaces.find(({ stage }) => stage !== 'done');

export const spaceOf = ({ activation }: Campaign, id: Id): SpaceCombat | undefined =>
	activation?.spaces.find((space) => space.id === id);

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

/** REPLACEMENTS: steps added up and not spent. */
export const stepsLeft = ({ steps, stepsSpent }: CampState): number =>
	Math.max(0, total(steps)) - stepsSpent;

/** LEADERS: those of a camp who are on the map. */
export const leadersOf = ({ leaders }: Campaign, camp: Camp): readonly Leader[] =>
	leaders.filter(
		(leader) => leader.camp === camp && (leader.state === 'ready' || leader.state === 'flipped')
	);

/** TURN SEQUENCE: who plays next: White first, then alternately, while there are points. */
export const toPlay = ({ camps }: Campaign): Camp | undefined => {
	const left = (camp: Camp): boolean => camps[camp].spent < camps[camp].points;
	const next: Camp = camps.white.spent <= camps.red.spent ? 'white' : 'red';
	if (left(next)) return next;
	return left(otherCamp(next)) ? otherCamp(next) : undefined;
};
