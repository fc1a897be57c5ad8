import { describe, expect, it } from 'vitest';
import { chart } from '#lib/kernel/book/chart.ts';

const source = { book: 'A book', section: 'A section', standing: 'printed' } as const;
const columns = ['low', 'high'] as const;
const rows = [1, 2] as const;

describe('a chart', () => {
	const table = chart({
		source,
		columns,
		rows,
		cells: [
			['a', 'b'],
			['c', 'd']
		]
	});

	it('reads one cell for each row and column', () => {
		expect(rows.map((row) => columns.map((column) => table.at(row, column)))).toEqual([
			['a', 'b'],
			['c', 'd']
		]);
	});

	it('has no cell beside its rows and columns', () => {
		expect(() => table.at(3 as 1, 'low')).toThrow('A section');
		expect(() => table.at(1, 'middle' as 'low')).toThrow('A section');
	});

	it.each([
		['a row short', { columns, rows, cells: [['a', 'b']] }],
		[
			'a row too many',
			{
				columns,
				rows,
				cells: [
					['a', 'b'],
					['c', 'd'],
					['e', 'f']
				]
			}
		],
		['a cell short', { columns, rows, cells: [['a', 'b'], ['c']] }],
		[
			'a cell too many',
			{
				columns,
				rows,
				cells: [
					['a', 'b', 'c'],
					['d', 'e']
				]
			}
		],
		[
			'a row twice',
			{
				columns,
				rows: [1, 1],
				cells: [
					['a', 'b'],
					['c', 'd']
				]
			}
		],
		[
			'a column twice',
			{
				columns: ['low', 'low'],
				rows,
				cells: [
					['a', 'b'],
					['c', 'd']
				]
			}
		]
	])('does not load with %s', (_, shape) => {
		expect(() => chart({ source, ...shape })).toThrow('Chart A section');
	});
});
