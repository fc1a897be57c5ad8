import type { Camp } from '../../types.ts';
import { turnNumber, type Clock, type PhaseNumber } from '../sequence.ts';
import type { BattleState, Id } from '../state.ts';

/** What became of one phase of the turn that is played. */
export interface PhaseFate {
	/** It is over: played, or left out. */
	readonly over: boolean;
	readonly skipped: boolean;
	/** It was entered once more after it was over. */
	readonly reopened: boolean;
}
export type PhaseFates = Readonly<Partial<Record<PhaseNumber, PhaseFate>>>;

/** What was still owed when a phase was closed: the calculator or the deed, and by whom. */
export interface LeftOwed {
	readonly what: string;
	readonly unit?: Id;
	readonly officer?: Id;
	readonly camp?: Camp;
}

export const isOver = ({ phases }: BattleState, phase: PhaseNumber): boolean =>
	phases[phase]?.over ?? false;

/** The phases after one of them was closed, left out or reopened. */
export const withPhase = (
	phases: PhaseFates,
	phase: PhaseNumber,
	change: Partial<PhaseFate>
): PhaseFates => ({
	...phases,
	[phase]: { ...(phases[phase] ?? { over: false, skipped: false, reopened: false }), ...change }
});

/** SEQUENCE OF ACTION: how a phase stands for the line of phases; a journal of an earlier version says nothing of those it left. */
export const fateOf = (
	{ phases, clock }: Pick<BattleState, 'phases' | 'clock'>,
	phase: PhaseNumber
): 'done' | 'skipped' | 'reopened' | 'open' => {
	const fate = phases[phase];
	if (fate?.reopened) return 'reopened';
	if (fate?.skipped) return 'skipped';
	return fate?.over || phase < clock.phase ? 'done' : 'open';
};

/** Is this an earlier turn? Then nothing is known of its phases. */
export const isEarlierTurn = (to: Clock, than: Clock): boolean => turnNumber(to) < turnNumber(than);
