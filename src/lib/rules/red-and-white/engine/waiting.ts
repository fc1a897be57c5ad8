import type { Camp, Mark } from '../types.ts';
import { firesBy } from './phases/actions.ts';
import { targetsOf } from './phases/barred.ts';
import { forbidden } from './phases/permitted.ts';
import { attackOf, contactOf, retires } from './table/contacts.ts';
import { due, hitsFirst, testingCamps, type Owed } from './phases/owed.ts';
import { armsLeft } from './table/arms.ts';
import { actsIn } from './sequence.ts';
import type { BattleState, Id, UnitInBattle } from './state.ts';
import { hasGone, movedNow } from './table/moves.ts';
import { firedThisTurn, marked, onTable, playing, unitsOf } from './table/unit.ts';

/** How a unit stands in this phase: it has acted, it still may, or no rule lets it. */
export type Doing = 'done' | 'open' | 'cannot';

/** One player's units, as this phase sees them. */
export interface Crowd {
	/** Null for those nobody plays. */
	readonly player: Id | null;
	readonly camp: Camp;
	readonly units: readonly { readonly unit: Id; readonly doing: Doing }[];
	readonly done: number;
	readonly open: number;
	/** He has said that he has finished this phase. */
	readonly ready: boolean;
}

export interface Waiting {
	/** What must be done before the phase is over. */
	readonly owed: readonly Owed[];
	/** What may be done, or is only a reminder. */
	readonly may: readonly Owed[];
	/** Who has acted in this phase and who has not. */
	readonly crowds: readonly Crowd[];
}

/** SEQUENCE OF ACTION: the throw by which a unit that may fire in this phase does so; undefined in the other phases. */
export const phaseDeed = (state: BattleState, unit: UnitInBattle): string | undefined => {
	switch (state.clock.phase) {
		case 2:
		case 4:
			return firesBy(state, unit, 'enemy')[0];
		case 5:
			return targetsOf(state, unit, 'attacking-fire').length
				? 'attacking-fire'
				: (firesBy(state, unit, 'enemy')[0] ?? 'attacking-fire');
		default:
			return undefined;
	}
};

const fires = (state: BattleState, unit: UnitInBattle): Doing => {
	if (firedThisTurn(unit) && !armsLeft(state, unit).length) return 'done';
	return firesBy(state, unit).length ? 'open' : 'cannot';
};

/**
 * MOVEMENT; ARMOURED CARS; BOMBARDMENT; MELEE: a move, or the roll and the test before it; contact is made by moving.
 * Who may only go to its own rear (G07, G10) is not waited for, nor is its die for a breakdown.
 */
const WAYS = ['move', 'breakdown', 'into_shells'] as const;
const moves = (state: BattleState, unit: UnitInBattle): Doing => {
	if (movedNow(unit) || hasGone(unit, 'breakdown') || attackOf(state, unit.id)) return 'done';
	return !retires(state, unit) && WAYS.some((way) => !forbidden(state, unit, way))
		? 'open'
		: 'cannot';
};

/**
 * ATTACKING FIRE: only units going into melee fire; the table knows them by their move. Who attacks a tank has nobody to
 * fire at, but for the gun of a tank.
 */
const firesIn = (state: BattleState, unit: UnitInBattle): Doing => {
	const fires =
		!forbidden(state, unit, 'attacking_fire') &&
		targetsOf(state, unit, phaseDeed(state, unit) ?? '').length > 0;
	if (fires) return 'open';
	return unit.fired.some(({ phase }) => phase === 5) ? 'done' : 'cannot';
};

/** SEQUENCE OF ACTION: has this unit done what this phase is for? */
const doingOf = (
	state: BattleState,
	unit: UnitInBattle,
	testing: readonly Camp[],
	tests: ReadonlySet<Id>
): Doing => {
	switch (state.clock.phase) {
		case 1:
			if (unit.unit.type === 'headquarters') return 'cannot';
			return ['led', 'not_led', 'heroic'].some((mark) => marked(unit, mark as Mark))
				? 'done'
				: 'open';
		case 2:
		case 4:
			return fires(state, unit);
		case 3:
			return moves(state, unit);
		case 5:
			return firesIn(state, unit);
		case 6:
			if (contactOf(state, unit.id)) return 'open';
			return unit.rolled.includes('melee') ? 'done' : 'cannot';
		case 7:
			if (!testing.includes(unit.camp)) return 'cannot';
			if (unit.moraleTested) return 'done';
			return tests.has(unit.id) ? 'open' : 'cannot';
	}
};

/** Who acts in this phase, by player, in the order of their units. */
const crowdsOf = (state: BattleState, owed: readonly Owed[]): Crowd[] => {
	const testing = testingCamps(state);
	const tests = new Set(owed.flatMap((one) => ('unit' in one ? one.unit : [])));
	const by = new Map<string, { player: Id | null; camp: Camp; units: Crowd['units'][number][] }>();
	for (const unit of unitsOf(state)) {
		if (!onTable(unit) || !actsIn(state.clock, unit.camp)) continue;
		const doing = doingOf(state, unit, testing, tests);
		const player = playing(state, unit.player);
		const key = `${unit.camp} ${player ?? ''}`;
		const crowd = by.get(key) ?? { player, camp: unit.camp, units: [] };
		by.set(key, crowd);
		crowd.units.push({ unit: unit.id, doing });
	}
	const many = (units: Crowd['units'], which: Doing): number =>
		units.filter(({ doing }) => doing === which).length;
	return [...by.values()].map(({ player, camp, units }) => ({
		player,
		camp,
		units,
		done: many(units, 'done'),
		open: many(units, 'open'),
		ready: player === null ? false : (state.players[player]?.ready ?? false)
	}));
};

/** Whose tests, hits and moves the battle waits for in this phase; for nothing once it is over. */
export const waiting = (state: BattleState): Waiting => {
	if (state.outcome) return { owed: [], may: [], crowds: [] };
	const all = due(state);
	return {
		owed: hitsFirst(all.filter(({ may }) => !may)),
		may: all.filter(({ may }) => may),
		crowds: crowdsOf(state, all)
	};
};

/** Who plays what is owed; null for nobody in particular. */
export const owedBy = (state: BattleState, one: Owed): Id | null => {
	if ('unit' in one) return playing(state, state.units[one.unit]?.player ?? null);
	if ('officer' in one) return playing(state, state.officers[one.officer]?.player ?? null);
	return null;
};

/** Whose side owes it; undefined for what concerns both. */
export const owedCamp = (state: BattleState, one: Owed): Camp | undefined => {
	if ('unit' in one) return state.units[one.unit]?.camp;
	if ('officer' in one) return state.officers[one.officer]?.camp;
	return 'camp' in one ? one.camp : undefined;
};
