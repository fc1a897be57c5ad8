import { same } from '#lib/kernel/same.ts';
import type { Command } from './commands.ts';
import type { HistoryLine } from './history.ts';
import type { BattleState } from './state.ts';

type Part = keyof BattleState;

const partsOf = (state: BattleState): Part[] => Object.keys(state) as Part[];

type Things = Readonly<Record<string, unknown>>;

/** The things by id, those that are the same shared with the other table. */
const alignedThings = <T extends Things>(things: T, others: T): T => {
	const ids = Object.keys(things);
	let alike = ids.length === Object.keys(others).length;
	const aligned = ids.map((id) => {
		const thing = things[id];
		const other = others[id];
		if (Object.is(thing, other)) return [id, thing] as const;
		if (same(thing, other)) return [id, other] as const;
		alike = false;
		return [id, thing] as const;
	});
	return alike ? others : (Object.fromEntries(aligned) as T);
};

/** The same table, with all that two tables have in common shared, so that what differs is seen at a glance. */
export const alignedWith = (table: BattleState, other: BattleState): BattleState => {
	const near: BattleState = {
		...table,
		units: alignedThings(table.units, other.units),
		officers: alignedThings(table.officers, other.officers),
		players: alignedThings(table.players, other.players)
	};
	const shared = partsOf(near).map(
		(part) => [part, same(near[part], other[part]) ? other[part] : near[part]] as const
	);
	return shared.every(([part, value]) => Object.is(value, other[part]))
		? other
		: ({ ...near, ...Object.fromEntries(shared) } as BattleState);
};

/** Units in which two aligned tables differ; null where something else differs too. */
const unitsApart = (table: BattleState, other: BattleState): readonly string[] | null => {
	for (const part of partsOf(other))
		if (part !== 'units' && !Object.is(table[part], other[part])) return null;
	const ids = Object.keys(other.units);
	if (ids.length !== Object.keys(table.units).length) return null;
	return ids.filter((id) => !Object.is(table.units[id], other.units[id]));
};

/** Commands that read and change the units they name, and of the rest of the table only what no unit is. */
const OF_NAMED_UNITS: ReadonlySet<Command['type']> = new Set([
	'resolve',
	'loseFigures',
	'giveBack',
	'setAttached',
	'setHits',
	'setMark',
	'quick',
	'note'
]);

/** Long, and without ids. */
const WITHOUT_IDS: readonly string[] = ['form', 'throws', 'text'];

const speaksOf = (value: unknown, ids: readonly string[]): boolean => {
	if (typeof value === 'string') return ids.includes(value);
	if (typeof value !== 'object' || value === null) return false;
	for (const [key, part] of Object.entries(value))
		if (!WITHOUT_IDS.includes(key) && speaksOf(part, ids)) return true;
	return false;
};

/**
 * The table after a line that has nothing to do with what differs between this table and the line's own; undefined
 * where it may have. The tables are aligned.
 */
export const passedBy = (table: BattleState, { entry, before, after }: HistoryLine) => {
	if (Object.is(table, before)) return after;
	const { command, events } = entry;
	if (!OF_NAMED_UNITS.has(command.type)) return undefined;
	if (command.type === 'resolve' && command.unit === null) return undefined;
	const apart = unitsApart(table, before);
	if (!apart || speaksOf(command, apart) || speaksOf(events, apart)) return undefined;
	const others = Object.fromEntries(apart.map((id) => [id, table.units[id]]));
	return { ...after, units: { ...after.units, ...others } } as BattleState;
};
