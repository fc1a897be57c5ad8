/** Where the numbers of a chart come from. */
export interface Source {
	readonly book: string;
	readonly section: string;
	readonly standing: 'printed' | 'default of this app';
	/** The ruling or gap that settled it, where there is one. */
	readonly ruling?: string;
}

/** A printed table: rows down, columns across, one cell for each pair. */
export interface Chart<Row, Column, Cell> {
	readonly source: Source;
	readonly rows: readonly Row[];
	readonly columns: readonly Column[];
	readonly cells: readonly (readonly Cell[])[];
	/** The cell of a row and a column. Throws where the chart has none: a bug, never an input. */
	readonly at: (row: Row, column: Column) => Cell;
}

/** A chart as printed. Throws at load when its shape is wrong or a heading stands twice. */
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
