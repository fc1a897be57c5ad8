import { same } from '#lib/kernel/same.ts';
import type { Command } from '../../engine/commands/command.ts';
import type { HistoryLine } from '../history.ts';
import type { BattleState, Id, UnitInBattle } from '../../engine/state.ts';

type Part = keyof BattleState;

const partsOf = (state: BattleState): Part[] => Object.keys(state) as Part[];

/** Pairs that are known to differ: most of them stay as they are for many lines. */
const differing = new WeakMap<object, unknown>();
const alike = (thing: object, other: object): boolean => {
	if (differing.get(thing) === other) return false;
	if (same(thing, other)) return true;
	differing.set(thing, other);
	return false;
};

/** The things by id, sharing with the other table those that are the same. */
const alignedThings = <T extends object>(
	things: Readonly<Record<Id, T>>,
	others: Readonly<Record<Id, T>>
): Readonly<Record<Id, T>> => {
	const ids = Object.keys(things);
	let all = ids.length === Object.keys(others).length;
	let aligned: Record<Id, T> | undefined;
	for (const id of ids) {
		const thing = things[id] as T;
		const other = others[id];
		if (Object.is(thing, other)) continue;
		if (other !== undefined && alike(thing, other)) (aligned ??= { ...things })[id] = other;
		else all = false;
	}
	return all ? others : (aligned ?? things);
};

const THINGS = ['units', 'officers', 'players'] as const;
const isOfThings = (part: Part): part is (typeof THINGS)[number] =>
	(THINGS as readonly Part[]).includes(part);

/** The same table, sharing everything that the two have in common, so that differences can be seen at a glance. */
export const alignedWith = (table: BattleState, other: BattleState): BattleState => {
	const aligned = (part: Part): unknown => {
		if (isOfThings(part)) return alignedThings<object>(table[part], other[part]);
		return same(table[part], other[part]) ? other[part] : table[part];
	};
	const shared = partsOf(table).map((part) => [part, aligned(part)] as const);
	return Object.fromEntries(shared) as unknown as BattleState;
};

/** How a table differs from another that differs only in its units, and in what is kept of the turn just over. */
export interface Apart {
	readonly none: boolean;
	readonly units: Readonly<Record<Id, UnitInBattle>>;
	readonly lastTurn: BattleState['lastTurn'];
}

/** SEQUENCE OF ACTION: only the clock, going back, asks what the turn just over left; no unit does. */
const OF_THE_CLOCK: Part = 'lastTurn';

/** The units in which two aligned tables differ; null where more differs than they and what only the clock asks for. */
export const apartFrom = (table: BattleState, other: BattleState): Apart | null => {
	for (const part of partsOf(other))
		if (part !== 'units' && part !== OF_THE_CLOCK && !Object.is(table[part], other[part]))
			return null;
	const ids = Object.keys(other.units);
	if (ids.length !== Object.keys(table.units).length) return null;
	const apart = ids.filter((id) => !Object.is(table.units[id], other.units[id]));
	const units: Record<Id, UnitInBattle> = {};
	for (const id of apart) {
		const unit = table.units[id];
		if (!unit) return null;
		units[id] = unit;
	}
	const { lastTurn } = table;
	return {
		none: !apart.length && Object.is(lastTurn, other.lastTurn),
		units,
		lastTurn
	};
};

/** A table with that in which another one differs from it. */
export const laidOver = (other: BattleState, { none, units, lastTurn }: Apart): BattleState =>
	none ? other : { ...other, units: { ...other.units, ...units }, lastTurn };

/** Commands that read and change the units they name, and of the rest of the table only what no unit is. */
const OF_NAMED_UNITS: ReadonlySet<Command['type']> = new Set([
	'roll',
	'loseFigures',
	'giveBack',
	'setAttached',
	'setHits',
	'setMark',
	'quick',
	'note'
]);

/** Long, and without ids. */
const WITHOUT_IDS: readonly string[] = ['form', 'throws', 'text', 'value'];

const speaksOf = (value: unknown, of: Apart['units']): boolean => {
	if (typeof value === 'string') return Object.hasOwn(of, value);
	if (typeof value !== 'object' || value === null) return false;
	if (Array.isArray(value)) return value.some((part) => speaksOf(part, of));
	for (const key of Object.keys(value))
		if (!WITHOUT_IDS.includes(key) && speaksOf((value as Record<string, unknown>)[key], of))
			return true;
	return false;
};

/** Is a line unrelated to the units that differ? If so, it is the same on both tables, and they differ as before. */
export const passes = ({ entry: { command, facts } }: HistoryLine, { units }: Apart): boolean =>
	OF_NAMED_UNITS.has(command.type) &&
	(command.type !== 'roll' || command.parties.unit !== null) &&
	!speaksOf(command, units) &&
	!speaksOf(facts, units);
