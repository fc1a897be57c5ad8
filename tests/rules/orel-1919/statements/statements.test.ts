import { describe, expect, test } from 'vitest';
import { OUTLINE } from '#lib/rules/orel-1919/outline.ts';
import { STATEMENTS } from './all.ts';
import { emptyCases, faultsOf } from './statement.ts';

const TRIED = STATEMENTS.filter(({ cases }) => cases.length > 0);

describe('the statements of the turn', () => {
	test('each has a number of its own, and a section of the book', () => {
		const ids = STATEMENTS.map(({ id }) => id);
		expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
		const sections = new Set<string>(OUTLINE.map(({ cite }) => cite));
		expect(TRIED.filter(({ section }) => !sections.has(section)).map(({ id }) => id)).toEqual([]);
	});

	test('each table can fail: what must be so is not so on an empty map', () => {
		expect(TRIED.filter((one) => emptyCases(one).length > 0).map(({ id }) => id)).toEqual([]);
	});
});

describe.each([...new Set(TRIED.map(({ section }) => section))])('%s', (section) => {
	for (const one of TRIED.filter((statement) => statement.section === section))
		test(`${one.id} ${one.says}`, () => {
			expect(faultsOf(one)).toEqual([]);
		});
});
