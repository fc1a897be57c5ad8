import { describe, expect, it } from 'vitest';
import { BOOK } from '#lib/rules/red-and-white/book.ts';

import { codeFiles } from './code-files.ts';

const CODE = codeFiles(['rulings', 'reference', 'outline.ts'])
	.map(({ text }) => text)
	.join('\n');

const gaps = BOOK.rulings.flatMap(({ numbers }) => numbers ?? []).map(({ path }) => path);

/** Every `book.readings.R05 === 'farther_band'` and every switch over a reading. */
const compared = [...CODE.matchAll(/\.readings\.([A-Z]\d\d)\s*[!=]==\s*'(\w+)'/g)].map(
	([, id = '', key = '']) => ({ id, key })
);
const read = new Set([...CODE.matchAll(/\.readings\.([A-Z]\d\d)\b/g)].map(([, id]) => id));
const groups = new Set(gaps.map((path) => path.split('.')[0]));
/** Every path of a number in the code, with its gaps: `officer_failure.${face}`. */
const numbers = [...CODE.matchAll(/[`']([a-z_]+)\.([a-z0-9_${}.]+)[`']/gi)]
	.filter(([, group]) => groups.has(group ?? ''))
	.map(([, group, rest]) => `${group}.${rest}`);

describe('rulings in the code', () => {
	it.each(compared)('$id is compared with a reading it has: $key', ({ id, key }) => {
		expect(BOOK.ruling(id)?.readings.map((reading) => reading.key)).toContain(key);
	});

	it.each(BOOK.rulings.filter(({ kind, readings }) => kind === 'switch' && readings.length > 1))(
		'$id $title: a switch is read by the rules',
		({ id }) => {
			expect(read).toContain(id);
		}
	);

	it.each([...read].map((id) => BOOK.ruling(id ?? '')))(
		'$id is read, so it is a switch',
		(ruling) => {
			expect(ruling?.kind).toBe('switch');
		}
	);
});

describe('numbers in the code', () => {
	const pattern = (path: string): RegExp =>
		new RegExp(`^${path.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[a-z0-9_]+')}$`);

	it.each(numbers)('%s is a number of a ruling', (path) => {
		expect(gaps.some((known) => pattern(path).test(known))).toBe(true);
	});

	it.each(gaps)('%s is read by the rules', (path) => {
		expect(numbers.some((used) => pattern(used).test(path))).toBe(true);
	});
});
