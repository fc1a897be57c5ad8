import {
	headerOf,
	type BattleState,
	type Id,
	type OfficerInBattle,
	type PlayerInBattle,
	type UnitInBattle
} from './state.ts';

/** A unit stands otherwise; nobody where there is none. */
export const unitWith = (
	state: BattleState,
	id: Id,
	change: (unit: UnitInBattle) => Partial<UnitInBattle>
): BattleState => {
	const unit = state.units[id];
	return unit ? { ...state, units: { ...state.units, [id]: { ...unit, ...change(unit) } } } : state;
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
	change: (player: PlayerInBattle) => Partial<PlayerInBattle>
): BattleState => {
	const player = state.players[id];
	return player
		? { ...state, players: { ...state.players, [id]: { ...player, ...change(player) } } }
		: state;
};

/** The battle itself reads otherwise. */
export const headerWith = (
	state: BattleState,
	change: Partial<Omit<BattleState['header'], 'book'>>
): BattleState => ({ ...state, header: headerOf({ ...state.header, ...change }) });

/** Everybody of a record stands otherwise. */
export const each = <K extends string, T>(
	record: Readonly<Record<K, T>>,
	change: (one: T) => T
): Readonly<Record<K, T>> => {
	const changed: Record<K, T> = { ...record };
	for (const id of Object.keys(record) as K[]) changed[id] = change(record[id]);
	return changed;
};

/** Some of a record stand otherwise. */
export const some = <T>(
	record: Readonly<Record<Id, T>>,
	ids: readonly Id[],
	change: (one: T) => T
): Readonly<Record<Id, T>> => {
	const changed = { ...record };
	for (const id of ids) if (record[id]) changed[id] = change(record[id]);
	return changed;
};

/** Every unit stands otherwise. */
export const eachUnit = (
	state: BattleState,
	change: (unit: UnitInBattle) => Partial<UnitInBattle>
): BattleState => ({
	...state,
	units: each(state.units, (unit) => ({ ...unit, ...change(unit) }))
});

/** What a unit owes with so many tests of this kind. */
export const owesWith = (
	owes: UnitInBattle['owes'],
	calculator: string,
	n: number
): UnitInBattle['owes'] => {
	if (n === (owes[calculator] ?? 0)) return owes;
	const rest = Object.entries(owes).filter(([other]) => other !== calculator);
	return Object.fromEntries(n > 0 ? [...rest, [calculator, n]] : rest);
};

/** So many tests of this kind are owed; what was written down as left owed of them is no more than that. */
export const debtsWith = (
	{ owes, leftOwed }: Pick<UnitInBattle, 'owes' | 'leftOwed'>,
	calculator: string,
	n: number
): Pick<UnitInBattle, 'owes' | 'leftOwed'> => ({
	owes: owesWith(owes, calculator, n),
	leftOwed: owesWith(leftOwed, calculator, Math.min(n, leftOwed[calculator] ?? 0))
});
