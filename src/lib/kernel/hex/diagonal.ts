import { SIDES, STEPS } from './hex.ts';

/** A hex named by the diagonal it lies on and its lettered column: `19/O`. Columns count from 0. */
export interface Diagonal {
	readonly column: number;
	readonly number: number;
}

/** The column and diagonal of a printed name; undefined where it is no name of this sheet. */
export const diagonalOf = (columns: readonly string[], name: string): Diagonal | undefined => {
	const [, number, letters] = /^(\d\d)\/([A-Z]+)$/.exec(name) ?? [];
	const column = columns.indexOf(letters ?? '');
	return number === undefined || column < 0 ? undefined : { column, number: Number(number) };
};

/** The printed name; undefined where the sheet has no such column. */
export const diagonalName = (
	columns: readonly string[],
	{ column, number }: Diagonal
): string | undefined =>
	columns[column] === undefined || number < 0
		? undefined
		: `${String(number).padStart(2, '0')}/${columns[column]}`;

/** One step over a side, counted clockwise from the top. A column is q; a diagonal grows as q and r together shrink. */
export const diagonalStep = ({ column, number }: Diagonal, side: number): Diagonal => {
	const [q, r] = STEPS[SIDES[side % SIDES.length] ?? 'N'];
	return { column: column + q, number: number - q - r };
};
