import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OUTLINE } from '#lib/rules/triumph-of-chaos/outline.ts';
import { STATEMENTS } from './all.ts';
import { faultsOf, tableOf } from './statement.ts';

const listed = JSON.parse(
	readFileSync(new URL('../../../cases/triumph-of-chaos-turn.json', import.meta.url), 'utf8')
) as readonly { readonly id: number }[];

describe('the statements of the aid', () => {
	test('each has a number of its own, and a heading of the aid', () => {
		const ids = STATEMENTS.map(({ id }) => id);
		expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
		const headings = new Set<string>(OUTLINE.map(({ cite }) => cite));
		expect(STATEMENTS.filter(({ heading }) => !headings.has(heading))).toEqual([]);
	});

	test('every one that was listed has its probe', () => {
		const ids = new Set(STATEMENTS.map(({ id }) => id));
		expect(listed.filter(({ id }) => !ids.has(`T${id}`))).toEqual([]);
	});

	test('each asks something, of a table that can be set up', () => {
		for (const one of STATEMENTS) {
			expect(one.then.length, one.id).toBeGreaterThan(0);
			expect(() => tableOf(one), one.id).not.toThrow();
		}
	});
});

describe.each([...new Set(STATEMENTS.map(({ heading }) => heading))])('%s', (heading) => {
	for (const one of STATEMENTS.filter((statement) => statement.heading === heading))
		test(`${one.id} ${one.says}`, () => {
			expect(faultsOf(one)).toEqual([]);
		});
});
