import type { Camp, Id } from '../types.ts';
import { words } from '../words/en/engine.ts';

/**
 * SEQUENCE OF ACTION: the seven phases of one side's turn, in the book's order (2 and 4 as fire phases: R01). `acts`:
 * the side whose turn it is, the other one, or both. `red` and `white`: the wording for either turn.
 */
export const SEQUENCE = [
	{
		phase: 1,
		rule: 'Sequence of action',
		title: words.leadership,
		acts: 'phasing',
		red: words.redsRollForEachUnitThenMove,
		white: words.whitesRollForEachUnitThenMove
	},
	{
		phase: 2,
		rule: 'Sequence of action',
		title: words.preparatoryFire,
		acts: 'phasing',
		red: words.redsFire,
		white: words.whitesFire
	},
	{
		phase: 3,
		rule: 'Sequence of action',
		title: words.movement,
		acts: 'phasing',
		red: words.redsThatDidNotFireMove,
		white: words.whitesThatDidNotFireMove
	},
	{
		phase: 4,
		rule: 'Sequence of action',
		title: words.defensiveFire,
		acts: 'other',
		red: words.whitesFire,
		white: words.redsFire
	},
	{
		phase: 5,
		rule: 'Sequence of action',
		title: words.attackingFire,
		acts: 'phasing',
		red: words.redsWhoGoIntoMeleeFire,
		white: words.whitesWhoGoIntoMeleeFire
	},
	{
		phase: 6,
		rule: 'Sequence of action',
		title: words.melee,
		acts: 'both',
		red: words.bothSidesFight,
		white: words.bothSidesFight
	},
	{
		phase: 7,
		rule: 'Sequence of action',
		title: words.morale,
		acts: 'other',
		red: words.whitesTestTheirUnitsThenTheArmy,
		white: words.redsTestTheirUnitsThenTheArmy
	}
] as const;

export type Step = (typeof SEQUENCE)[number];
export type PhaseNumber = Step['phase'];

/** SEQUENCE OF ACTION: where the battle stands. A round is Red's turn, then White's (R04). */
export interface Clock {
	readonly round: number;
	readonly turn: Camp;
	readonly phase: PhaseNumber;
}

export const FIRST_CLOCK: Clock = { round: 1, turn: 'red', phase: 1 };

export const otherCamp = (camp: Camp): Camp => (camp === 'red' ? 'white' : 'red');

/** SEQUENCE OF ACTION: the entry of a phase. */
export const stepOf = (phase: PhaseNumber): Step => SEQUENCE[phase - 1] as Step;

/** SEQUENCE OF ACTION: may units of this camp act in the phase (fire, move, test)? */
export const actsIn = ({ turn, phase }: Clock, camp: Camp): boolean => {
	const { acts } = stepOf(phase);
	return acts === 'both' || (acts === 'phasing') === (turn === camp);
};

/** SEQUENCE OF ACTION: Red's turn comes first in every round. */
export const clockAfter = ({ round, turn, phase }: Clock): Clock => {
	if (phase < 7) return { round, turn, phase: (phase + 1) as PhaseNumber };
	if (turn === 'red') return { round, turn: 'white', phase: 1 };
	return { round: round + 1, turn: 'red', phase: 1 };
};

/** SEQUENCE OF ACTION: when a side next moves, in its phase 3: in this turn, or in a later one. */
export const nextMovement = (clock: Clock, side: Camp): Clock =>
	clock.turn === side && clock.phase < 3
		? { ...clock, phase: 3 }
		: nextMovement(clockAfter({ ...clock, phase: 7 }), side);

/** The phase before; undefined before the first one. */
export const clockBefore = ({ round, turn, phase }: Clock): Clock | undefined => {
	if (phase > 1) return { round, turn, phase: (phase - 1) as PhaseNumber };
	if (turn === 'white') return { round, turn: 'red', phase: 7 };
	return round > 1 ? { round: round - 1, turn: 'white', phase: 7 } : undefined;
};

/** How many turns of a side end when the clock goes from one turn to a later one. */
export const turnsOver = (from: Clock, to: Clock, camp: Camp): number => {
	const before = (clock: Clock): number =>
		clock.round - 1 + (camp === 'red' && clock.turn === 'white' ? 1 : 0);
	return before(to) - before(from);
};

/** How many turns have begun since the first; a later turn is a larger number. */
export const turnNumber = ({ round, turn }: Clock): number =>
	(round - 1) * 2 + (turn === 'red' ? 0 : 1);

/** What became of one phase of the turn that is played. */
export interface PhaseFate {
	/** It is over: played, or left out. */
	readonly over: boolean;
	readonly skipped: boolean;
	/** The phase was entered again after it was over. */
	readonly reopened: boolean;
}
export type PhaseFates = Readonly<Partial<Record<PhaseNumber, PhaseFate>>>;

/** What was still owed when a phase was closed: the calculator or the act, and by whom. */
export interface LeftOwed {
	readonly what: string;
	readonly unit?: Id;
	readonly officer?: Id;
	readonly camp?: Camp;
}

export const isOver = ({ phases }: { readonly phases: PhaseFates }, phase: PhaseNumber): boolean =>
	phases[phase]?.over ?? false;

/** The phases after one of them has been closed, left out or reopened. */
export const withPhase = (
	phases: PhaseFates,
	phase: PhaseNumber,
	change: Partial<PhaseFate>
): PhaseFates => ({
	...phases,
	[phase]: { ...(phases[phase] ?? { over: false, skipped: false, reopened: false }), ...change }
});

/** SEQUENCE OF ACTION: what the line of phases shows for a phase; nothing for those that the clock was set past. */
export const fateOf = (
	{ phases, clock }: { readonly phases: PhaseFates; readonly clock: Clock },
	phase: PhaseNumber
): 'done' | 'skipped' | 'reopened' | 'open' => {
	const fate = phases[phase];
	if (fate?.reopened) return 'reopened';
	if (fate?.skipped) return 'skipped';
	return fate?.over || phase < clock.phase ? 'done' : 'open';
};

/** Is this an earlier turn? If so, nothing is known about its phases. */
export const isEarlierTurn = (to: Clock, than: Clock): boolean => turnNumber(to) < turnNumber(than);
