import { describe, expect, test } from 'vitest';
import turn from '../../../cases/orel-1919-turn.json' with { type: 'json' };
import { OUTLINE } from '#lib/rules/orel-1919/outline.ts';
import { some } from '../../../random.ts';
import { STATEMENTS } from './all.ts';
import { GUIDE_PARAGRAPHS } from './guide.ts';
import { emptyCases, faultsOf } from './statement.ts';

describe('the statements of the turn', () => {
	test('each has a number of its own, and a section of the book', () => {
		const ids = STATEMENTS.map(({ id }) => id);
		expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
		const sections = new Set<string>(OUTLINE.map(({ cite }) => cite));
		expect(STATEMENTS.filter(({ section }) => !sections.has(section)).map(({ id }) => id)).toEqual(
			[]
		);
	});

	test('all of the list are there, and each is tried', () => {
		const ids = STATEMENTS.map(({ id }) => id);
		expect(turn.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
		expect(STATEMENTS.filter(({ cases }) => cases.length === 0).map(({ id }) => id)).toEqual([]);
	});

	test('each paragraph of the guide has statements, and each statement of the guide its paragraph', () => {
		const ids = STATEMENTS.map(({ id }) => id);
		const used = Object.values(GUIDE_PARAGRAPHS).flat();
		expect(used.filter((id) => !ids.includes(id))).toEqual([]);
		expect(Object.values(GUIDE_PARAGRAPHS).every(({ length }) => length > 0)).toBe(true);
		expect(ids.filter((id) => id.startsWith('G') && !used.includes(id))).toEqual([]);
	});

	test('each table can fail: what must be so is not so on an empty map', () => {
		const found = some(STATEMENTS).filter((one) => emptyCases(one).length > 0);
		expect(found.map(({ id }) => id)).toEqual([]);
	});
});

describe.each([...new Set(STATEMENTS.map(({ section }) => section))])('%s', (section) => {
	for (const one of STATEMENTS.filter((statement) => statement.section === section))
		test(`${one.id} ${one.says}`, () => {
			expect(faultsOf(one)).toEqual([]);
		});
});
