import { oweMore } from '../../procedures/procedure.ts';
import type { Fact, FactOf } from '../facts/fact.ts';
import { meleesPassedOver, owed, testsLeft, type Owed } from './owed.ts';
import { whyMorale } from './because.ts';
import { type Clock, clockAfter, isOver, type LeftOwed, type PhaseNumber } from '../sequence.ts';
import type { BattleState } from '../state.ts';

const PHASES: readonly PhaseNumber[] = [1, 2, 3, 4, 5, 6, 7];

/** What is recorded about something still owed. */
const leftOwed = (one: Owed): LeftOwed => ({
	what: 'calculator' in one ? one.calculator : one.deed,
	...('unit' in one ? { unit: one.unit } : {}),
	...('officer' in one ? { officer: one.officer } : {}),
	...('camp' in one ? { camp: one.camp } : {})
});

/** OFFICERS' CHARACTER: what would give away a character that is covered. */
const isSecret = ({ officers }: BattleState, one: Owed): boolean =>
	'deed' in one && one.deed === 'lead_heroically' && officers[one.officer]?.revealed !== true;

/** Tests and losses stay owed from phase to phase, so only new ones are recorded; papers are reminders. */
const isNew = ({ units, officers }: BattleState, one: Owed): boolean => {
	if ('paper' in one) return false;
	if ('officer' in one)
		return 'deed' in one || (one.n ?? 1) > (officers[one.officer]?.leftOwed ?? 0);
	const unit = 'unit' in one ? units[one.unit] : undefined;
	if (!unit) return true;
	return (('n' in one && one.n) || 1) > (unit.leftOwed[leftOwed(one).what] ?? 0);
};

/** The most that one line of the journal holds. */
const WRITTEN_DOWN = 200;

/** What a phase that is closed leaves owed; of a phase that is passed over, its melees. */
const undoneIn = (state: BattleState, phase: PhaseNumber): readonly Owed[] => {
	if (phase === state.clock.phase) return owed(state);
	return phase === 6 ? meleesPassedOver(state) : [];
};

const closed = (
	state: BattleState,
	phase: PhaseNumber,
	skipped: boolean
): FactOf<'phaseClosed'> => ({
	type: 'phaseClosed',
	phase,
	skipped,
	owed: undoneIn(state, phase)
		.filter((one) => !isSecret(state, one) && isNew(state, one))
		.slice(0, WRITTEN_DOWN)
		.map(leftOwed)
});

/**
 * SEQUENCE OF ACTION: the phases of this turn from here up to but not including `until` that nobody played are left
 * out. MELEE: one that was over, with a melee set up since, gives that up.
 */
const leftOut = (state: BattleState, from: number, until: number): Fact[] =>
	PHASES.filter((phase) => phase >= from && phase < until).flatMap((phase) => {
		if (!isOver(state, phase)) return closed(state, phase, true);
		const again = closed(state, phase, state.phases[phase]?.skipped ?? false);
		return again.owed.length ? again : [];
	});

/** MORALE; MAJOR MORALE: tests of phase 7 that nobody made remain to be made in later turns. */
const leftForLater = (state: BattleState): Fact[] => {
	const { units, armies } = testsLeft(state);
	return [
		...units.flatMap((unit): Fact[] => [
			oweMore(unit, 'unit-morale', 1, whyMorale(state, unit)),
			{ type: 'moraleTested', unit: unit.id }
		]),
		...armies
			.filter((camp) => !state.armies[camp].owes)
			.map((camp): Fact => ({
				type: 'armyOwes',
				camp,
				owes: true,
				because: { what: 'army_losses' }
			}))
	];
};

/** SEQUENCE OF ACTION: ends the turn where it stands: this phase is over, the rest is left out; what is owed stays owed. */
export const closesTurn = (state: BattleState, skipped: boolean): Fact[] => [
	...leftForLater(state),
	closed(state, state.clock.phase, skipped),
	...leftOut(state, state.clock.phase + 1, 8)
];

/** SEQUENCE OF ACTION: a turn that does not begin with its first phase. */
export const opensTurn = ({ phase }: Clock): Fact[] =>
	PHASES.filter((one) => one < phase).map((one) => ({
		type: 'phaseClosed',
		phase: one,
		skipped: true,
		owed: []
	}));

/** SEQUENCE OF ACTION: from one phase to another within a turn. */
export const phaseChanges = (state: BattleState, to: PhaseNumber, skipped: boolean): Fact[] => {
	const { phase } = state.clock;
	const reopened: Fact[] =
		to < phase || isOver(state, to) ? [{ type: 'phaseReopened', phase: to }] : [];
	if (to < phase) return reopened;
	return [closed(state, phase, skipped), ...leftOut(state, phase + 1, to), ...reopened];
};

/** SEQUENCE OF ACTION: the next phase that is not over; after a reopened phase, the one that was left for it. */
export const nextClock = (state: BattleState): Clock => {
	const next = PHASES.find((phase) => phase > state.clock.phase && !isOver(state, phase));
	return next ? { ...state.clock, phase: next } : clockAfter({ ...state.clock, phase: 7 });
};
