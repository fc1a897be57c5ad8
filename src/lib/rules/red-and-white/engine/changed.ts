import type { Cause } from './causes.ts';
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

/** A record with this at a key, or without it. */
const keyed = <T>(
	record: Readonly<Record<string, T>>,
	key: string,
	value: T | undefined
): Readonly<Record<string, T>> => {
	const rest = Object.entries(record).filter(([other]) => other !== key);
	return Object.fromEntries(value === undefined ? rest : [...rest, [key, value]]);
};

/** So many are written down as left owed. */
export const leftOwedWith = (
	leftOwed: UnitInBattle['leftOwed'],
	what: string,
	n: number
): UnitInBattle['leftOwed'] =>
	n === (leftOwed[what] ?? 0) ? leftOwed : keyed(leftOwed, what, n > 0 ? n : undefined);

/** So many are owed: more by this cause, or fewer, of which the first are done. */
export const causesWith = (
	causes: readonly Cause[],
	n: number,
	because: Cause
): readonly Cause[] =>
	n > causes.length
		? [...causes, ...Array.from({ length: n - causes.length }, () => because)]
		: causes.slice(causes.length - n);

/** How many tests of this kind a unit owes. */
export const owedTimes = ({ owes }: Pick<UnitInBattle, 'owes'>, calculator: string): number =>
	owes[calculator]?.length ?? 0;

/** So many tests of this kind are owed; what was written down as left owed of them is no more than that. */
export const debtsWith = (
	unit: Pick<UnitInBattle, 'owes' | 'leftOwed'>,
	calculator: string,
	n: number,
	because: Cause = { what: 'done' }
): Pick<UnitInBattle, 'owes' | 'leftOwed'> => {
	const { owes, leftOwed } = unit;
	if (n === owedTimes(unit, calculator)) return { owes, leftOwed };
	const now = causesWith(owes[calculator] ?? [], n, because);
	return {
		owes: keyed(owes, calculator, now.length ? now : undefined),
		leftOwed: leftOwedWith(leftOwed, calculator, Math.min(n, leftOwed[calculator] ?? 0))
	};
};
