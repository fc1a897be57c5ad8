import { die, Draw } from '#lib/kernel/dice/draw.ts';
import { numberAt, type Book } from '../book.ts';
import { COLUMN_FROM, COLUMNS } from '../charts/tables.ts';
import type { Table } from '../types.ts';

/** One side's fire: its own table, its strength, columns shifted (left negative), and what is added to the die. */
export interface Fire {
	readonly table: Table;
	readonly strength: number;
	readonly shift: number;
	readonly drm: number;
}

/** Units of a side, by size. */
export interface Units {
	readonly armies: number;
	readonly corps: number;
}

/** COMBAT SEQUENCE: the table a side fires on (TC-03). */
export const tableOf = (book: Book, { armies, corps }: Units): Table => {
	if (book.readings['TC-03'] === 'army_if_all') return armies > 0 && corps === 0 ? 'army' : 'corps';
	return armies > 0 ? 'army' : 'corps';
};

const held = (value: number, least: number, most: number): number =>
	Math.min(most, Math.max(least, value));

/** ARMY COMBAT TABLE; CORPS COMBAT TABLE: the column of a strength before any shift, counted from 0. */
const printedColumn = (table: Table, strength: number): number =>
	Math.max(0, COLUMN_FROM[table].filter((from) => from <= strength).length - 1);

/** COLUMN SHIFTS: the heading of the column that is read; the ends of the table hold (TC-05). */
export const columnOf = ({ table, strength, shift }: Fire): string => {
	const columns: readonly string[] = COLUMNS[table];
	return columns[held(printedColumn(table, strength) + shift, 0, columns.length - 1)] ?? '0';
};

/** ARMY COMBAT TABLE; CORPS COMBAT TABLE: losses inflicted by a roll, the modified die held to 1..6 (TC-03). */
export const lossesBy = (book: Book, fire: Fire, roll: number): number =>
	numberAt(book, `${fire.table}.${held(roll + fire.drm, 1, 6)}.${columnOf(fire)}`);

/** COMBAT SEQUENCE: one side fires; the losses it inflicts. Nobody fires with nothing left (`null`). */
export const fired = (book: Book, fire: Fire | null, label: string): Draw<number> =>
	fire === null
		? Draw.of(0)
		: die(6, { label, rule: 'Combat Sequence' }).map((roll) => lossesBy(book, fire, roll));
