import type { BattleState, Id, OfficerInBattle, PlayerInBattle, UnitInBattle } from '../state.ts';

/** While facts fall together: the units as the last of them left them, which no state holds that anybody has seen. */
let bench: { units?: Record<Id, UnitInBattle> } | undefined;

/**
 * Facts of one line fall together: nobody sees the states between them, so that the units are copied once and not for
 * each fact.
 */
export const together = <T>(work: () => T): T => {
	const outer = bench;
	bench = {};
	try {
		return work();
	} finally {
		bench = outer;
	}
};

/** A unit stands otherwise; nobody where there is none. */
export const unitWith = (
	state: BattleState,
	id: Id,
	change: (unit: UnitInBattle) => Partial<UnitInBattle>
): BattleState => {
	const unit = state.units[id];
	if (!unit) return state;
	const now = { ...unit, ...change(unit) };
	if (bench?.units === state.units) {
		bench.units[id] = now;
		return state;
	}
	const units = { ...state.units, [id]: now };
	if (bench) bench.units = units;
	return { ...state, units };
};

/** Everybody of a record stands otherwise. */
export const each = <T>(
	record: Readonly<Record<Id, T>>,
	change: (one: T) => T
): Readonly<Record<Id, T>> => {
	const changed = { ...record };
	for (const [id, one] of Object.entries(record)) changed[id] = change(one);
	return changed;
};

/** Some of a record stand otherwise. */
export const some = <T>(
	record: Readonly<Record<Id, T>>,
	ids: ReadonlySet<Id>,
	change: (one: T) => T
): Readonly<Record<Id, T>> => {
	const changed = { ...record };
	for (const id of ids) if (record[id]) changed[id] = change(record[id]);
	return changed;
};

/** An officer stands otherwise. */
export const officerWith = (
	state: BattleState,
	id: Id,
	change: Partial<OfficerInBattle>
): BattleState => {
	const officer = state.officers[id];
	return officer
		? { ...state, officers: { ...state.officers, [id]: { ...officer, ...change } } }
		: state;
};

/** A player stands otherwise. */
export const playerWith = (
	state: BattleState,
	id: Id,
	change: Partial<PlayerInBattle>
): BattleState => {
	const player = state.players[id];
	return player
		? { ...state, players: { ...state.players, [id]: { ...player, ...change } } }
		: state;
};

/** The battle itself reads otherwise. */
export const headerWith = (
	state: BattleState,
	change: Partial<BattleState['header']>
): BattleState => ({
	...state,
	header: { ...state.header, ...change }
});

/** Every unit stands otherwise. */
export const eachUnit = (
	state: BattleState,
	change: (unit: UnitInBattle) => Partial<UnitInBattle>
): BattleState => ({
	...state,
	units: each(state.units, (unit) => ({ ...unit, ...change(unit) }))
});
