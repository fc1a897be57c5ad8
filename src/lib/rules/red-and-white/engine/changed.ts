import type { Cause } from './causes.ts';
import {
	headerOf,
	type BattleState,
	type Id,
	type OfficerInBattle,
	type PlayerInBattle,
	type UnitInBattle
} from './state.ts';

/** The state with one unit changed; unchanged if there is no such unit. */
export const unitWith = (
	state: BattleState,
	id: Id,
	change: (unit: UnitInBattle) => Partial<UnitInBattle>
): BattleState => {
	const unit = state.units[id];
	return unit ? { ...state, units: { ...state.units, [id]: { ...unit, ...change(unit) } } } : state;
};

/** The state with one officer changed. */
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

/** The state with one player changed. */
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

/** The state with a changed header. */
export const headerWith = (
	state: BattleState,
	change: Partial<Omit<BattleState['header'], 'book'>>
): BattleState => ({ ...state, header: headerOf({ ...state.header, ...change }) });

/** A record with every entry changed. */
export const each = <K extends string, T>(
	record: Readonly<Record<K, T>>,
	change: (one: T) => T
): Readonly<Record<K, T>> => {
	const changed: Record<K, T> = { ...record };
	for (const id of Object.keys(record) as K[]) changed[id] = change(record[id]);
	return changed;
};

/** A record with some of its entries changed. */
export const some = <T>(
	record: Readonly<Record<Id, T>>,
	ids: readonly Id[],
	change: (one: T) => T
): Readonly<Record<Id, T>> => {
	const changed = { ...record };
	for (const id of ids) if (record[id]) changed[id] = change(record[id]);
	return changed;
};

/** The state with every unit changed. */
export const eachUnit = (
	state: BattleState,
	change: (unit: UnitInBattle) => Partial<UnitInBattle>
): BattleState => ({
	...state,
	units: each(state.units, (unit) => ({ ...unit, ...change(unit) }))
});

/** A record with this value at a key, or without the key. */
const keyed = <T>(
	record: Readonly<Record<string, T>>,
	key: string,
	value: T | undefined
): Readonly<Record<string, T>> => {
	const rest = Object.entries(record).filter(([other]) => other !== key);
	return Object.fromEntries(value === undefined ? rest : [...rest, [key, value]]);
};

/** With this many written down as left owed. */
export const leftOwedWith = (
	leftOwed: UnitInBattle['leftOwed'],
	what: string,
	n: number
): UnitInBattle['leftOwed'] =>
	n === (leftOwed[what] ?? 0) ? leftOwed : keyed(leftOwed, what, n > 0 ? n : undefined);

/** With this many owed: more for this cause, or fewer, of which the first are done. */
export const causesWith = (causes: readonly Cause[], n: number, because: Cause): readonly Cause[] =>
	n > causes.length
		? [...causes, ...Array.from({ length: n - causes.length }, () => because)]
		: causes.slice(causes.length - n);

/** How many tests of this kind a unit owes. */
export const owedTimes = ({ owes }: Pick<UnitInBattle, 'owes'>, calculator: string): number =>
	owes[calculator]?.length ?? 0;

/** With this many tests of this kind owed; no more of them stay written down as left owed. */
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
