import { describe, expect, test } from 'vitest';
import { OUTLINE } from '#lib/rules/red-and-white/outline.ts';
import { some } from '../../../random.ts';
import { STATEMENTS } from './all.ts';
import { faultsOf, setUp } from './statement.ts';

describe('the statements of the turn', () => {
	test('each has a number of its own, and a heading of the book', () => {
		const ids = STATEMENTS.map(({ id }) => id);
		expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
		const headings = new Set<string>(OUTLINE.map(({ cite }) => cite));
		expect(STATEMENTS.filter(({ heading }) => !headings.has(heading))).toEqual([]);
	});

	test('each has a table to be tried on', () => {
		for (const one of some(STATEMENTS)) expect(() => setUp(one), one.id).not.toThrow();
	});
});

describe.each([...new Set(STATEMENTS.map(({ heading }) => heading))])('%s', (heading) => {
	for (const one of STATEMENTS.filter((statement) => statement.heading === heading))
		// A statement that is known to fail and holds complains until its mark is taken off.
		(one.fails === undefined ? test : test.fails)(`${one.id} ${one.says}`, async () => {
			expect(await faultsOf(one)).toEqual([]);
		});
});
