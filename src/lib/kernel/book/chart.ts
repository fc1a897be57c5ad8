import type { BookNumber } from './ruling.ts';

/** Where the numbers of a chart come from. */
export interface Source {
	readonly book: string;
	readonly section: string;
	readonly standing: 'printed' | 'reconstructed' | 'default of this app';
	/** The ruling or gap that settled the numbers, if any. */
	readonly ruling?: string;
}

/** A printed table: rows down, columns across, one cell for each pair. */
export interface Chart<Row, Column, Cell> {
	readonly source: Source;
	readonly rows: readonly Row[];
	readonly columns: readonly Column[];
	readonly cells: readonly (readonly Cell[])[];
	/** The cell of a row and a column. Throws where the chart has none, which is a bug and never bad input. */
	readonly at: (row: Row, column: Column) => Cell;
}

/** A chart as printed. Throws at load if its shape is wrong or a heading appears twice. */
export const chart = <
	const Row extends string | number,
	const Column extends string | number,
	const Cell
>(printed: {
	source: Source;
	columns: readonly Column[];
	rows: readonly Row[];
	cells: readonly (readonly Cell[])[];
}): Chart<Row, Column, Cell> => {
	const { source, rows, columns, cells } = printed;
	const fail = (what: string): never => {
		throw new Error(`Chart ${source.section}: ${what}`);
	};
	if (new Set(rows).size !== rows.length) fail('a row stands twice');
	if (new Set(columns).size !== columns.length) fail('a column stands twice');
	if (cells.length !== rows.length) fail(`${cells.length} rows of cells for ${rows.length} rows`);
	cells.forEach((line, index) => {
		if (line.length !== columns.length)
			fail(`row ${rows[index]} has ${line.length} cells for ${columns.length} columns`);
	});
	const at = (row: Row, column: Column): Cell => {
		const cell = cells[rows.indexOf(row)]?.[columns.indexOf(column)];
		return cell === undefined ? fail(`no cell at ${row}, ${column}`) : cell;
	};
	return { source, rows, columns, cells, at };
};

/** Any chart, its rows and columns unknown. */
export type AnyChart = Omit<Chart<string | number, string | number, unknown>, 'at'> & {
	readonly at: (row: never, column: never) => unknown;
};
/** Charts under the names by which the rules read them. */
export type Charts = Readonly<Record<string, AnyChart>>;

/** Why cells do not fit a chart. */
export type Misfit = 'no chart' | 'strange word' | 'other shape';

/** A chart with other cells, all of them; its shape must stay the same, and its words those it has. */
export const recut = (
	charts: Charts,
	name: string,
	cells: readonly (readonly unknown[])[]
): AnyChart | Misfit => {
	const shipped = charts[name];
	if (!shipped) return 'no chart';
	const known = new Set(shipped.cells.flat().filter((cell) => typeof cell === 'string'));
	const fits = cells.flat().every((cell) => typeof cell !== 'string' || known.has(cell));
	if (!fits) return 'strange word';
	const { rows, columns } = shipped;
	if (cells.length !== rows.length || cells.some((line) => line.length !== columns.length))
		return 'other shape';
	return chart({ ...shipped, cells });
};

/** The path of a cell's number among the numbers of a book. */
export const cellPath = (name: string, row: string | number, column: string | number): string =>
	`${name}.${row}.${column}`;

/** Every number in the charts, in a form that an owner may correct. */
export const cellsOf = (charts: Charts): readonly BookNumber[] =>
	Object.entries(charts).flatMap(([name, { source, rows, columns, cells }]) => {
		const found = cells.flat().filter((cell) => Number.isFinite(cell)) as number[];
		const signed = found.some((cell) => cell < 0);
		const most = Math.max(6, ...found.map((cell) => 2 * Math.abs(cell)));
		return rows.flatMap((row, down) =>
			columns.flatMap((column, across): BookNumber[] => {
				const cell = cells[down]?.[across];
				if (typeof cell !== 'number' || !Number.isFinite(cell)) return [];
				return [
					{
						path: cellPath(name, row, column),
						label: `${row}, ${column}`,
						of: source.section,
						unit: signed ? 'die' : 'count',
						default: cell,
						min: signed ? -most : 0,
						max: most
					}
				];
			})
		);
	});

/** The charts with the owner's corrections of some of their numbers. */
export const corrected = <C extends Charts>(
	charts: C,
	numbers: Readonly<Record<string, number>>
): C => {
	const touched = new Set(Object.keys(numbers).map((path) => path.split('.', 1)[0]));
	return Object.fromEntries(
		Object.entries(charts).map(([name, printed]) => [
			name,
			touched.has(name)
				? chart({
						...printed,
						cells: printed.rows.map((row, down) =>
							printed.columns.map(
								(column, across) =>
									numbers[cellPath(name, row, column)] ?? printed.cells[down]?.[across]
							)
						)
					})
				: printed
		])
	) as unknown as C;
};
