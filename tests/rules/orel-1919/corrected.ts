import { chart, type Chart } from '#lib/kernel/book/chart.ts';

/** A chart with one cell changed, as an owner corrects it. */
export const corrected = <Row extends string | number, Column extends string | number, Cell>(
	printed: Chart<Row, Column, Cell>,
	row: Row,
	column: Column,
	cell: Cell
): Chart<Row, Column, Cell> =>
	chart<Row, Column, Cell>({
		source: printed.source,
		rows: printed.rows,
		columns: printed.columns,
		cells: printed.cells.map((line, y) =>
			line.map((old, x) => (printed.rows[y] === row && printed.columns[x] === column ? cell : old))
		)
	});
