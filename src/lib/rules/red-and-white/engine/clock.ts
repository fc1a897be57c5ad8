import { accept, type Decision } from '#lib/kernel/engine.ts';
import { reading } from '../tables.ts';
import type { Mark } from '../types.ts';
import { bookIn, senseless } from './deciding.ts';
import type { Event } from './events.ts';
import { testingCamps } from './owed.ts';
import { clockAfter, clockBefore, turnNumber, type Clock } from './sequence.ts';
import type { BattleState, UnitInBattle } from './state.ts';
import { marked, unitsOf } from './unit.ts';

/** SEQUENCE OF ACTION: marks that tell what a unit did in this turn. */
const DONE_THIS_TURN: readonly Mark[] = ['led', 'not_led', 'fired', 'moved', 'charged', 'withdrew'];
/** SUPPRESSION; BOMBARDMENT; COMMISSARS: states that last until the turn ends; with R04 read so, until the round ends. */
const STATES_OF_THE_TURN: readonly Mark[] = [
	'suppressed',
	'pinned',
	'commissar_argues',
	'commissar_overrules'
];

/** R04: does what lasts for "this turn" end when this side's turn does? */
const statesEnd = (state: BattleState): boolean =>
	reading(bookIn(state), 'R04') === 'own_turns' || state.clock.turn === 'white';

const endingMarks = (state: BattleState, unit: UnitInBattle): Mark[] => {
	const ends = [...DONE_THIS_TURN, ...(statesEnd(state) ? STATES_OF_THE_TURN : [])];
	const blindOver =
		unit.camp === state.clock.turn && !unit.freshMarks.includes('blinded')
			? (['blinded'] as const)
			: [];
	return [...ends, ...blindOver].filter((mark) => marked(unit, mark));
};

/** Everything that lasted for the turn and ends with it (2.1, R02 to R04). */
const endings = (state: BattleState): Event[] => {
	const events: Event[] = [];
	for (const unit of unitsOf(state)) {
		const off = endingMarks(state, unit);
		if (off.length) events.push({ type: 'marked', unit: unit.id, on: [], off });
	}
	return events;
};

/** OFFICERS & LEADERS: an officer with a scratch is back with his unit when the next turn begins. */
const returns = (state: BattleState): Event[] =>
	Object.values(state.officers).flatMap(({ id, status, heroicWith }): Event[] => {
		if (status !== 'scratched') return [];
		const unit = heroicWith === null ? undefined : state.units[heroicWith];
		return [
			{ type: 'officerFared', officer: id, status: 'fit' },
			...(unit && !marked(unit, 'heroic')
				? [{ type: 'marked', unit: unit.id, on: ['heroic'], off: [] } as const]
				: [])
		];
	});

const sameClock = (a: Clock, b: Clock): boolean =>
	a.round === b.round && a.turn === b.turn && a.phase === b.phase;

/** SEQUENCE OF ACTION: to any phase. Into a later turn, what lasted for this one ends; back, only the clock moves. */
export const setClock = (state: BattleState, to: Clock): Decision<Event> => {
	if (sameClock(state.clock, to)) return senseless('The battle stands there already.');
	const moved: Event = { type: 'clockMoved', to };
	if (turnNumber(to) <= turnNumber(state.clock)) return accept(moved);
	const ended: Event = { type: 'turnEnded', tests: testingCamps(state) };
	return accept<Event>(ended, ...endings(state), ...returns(state), moved);
};

/** SEQUENCE OF ACTION: one phase on, or back. */
export const stepPhase = (state: BattleState, by: 1 | -1): Decision<Event> => {
	const to = by === 1 ? clockAfter(state.clock) : clockBefore(state.clock);
	return to ? setClock(state, to) : senseless('This is the first phase of the battle.');
};
