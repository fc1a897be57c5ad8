import { describe, expect, it } from 'vitest';
import { defaultNumbers, rulingNamed, RULINGS } from '#lib/rules/red-and-white/rulings/all.ts';
import { codeFiles } from './code-files.ts';

const CODE = codeFiles(['rulings', 'reference', 'outline.ts'])
	.map(({ text }) => text)
	.join('\n');

/** Every `reading(book, 'R05') === 'farther_band'` and every switch over a reading. */
const compared = [
	...CODE.matchAll(/reading\(\s*\w+,\s*'([A-Z]\d\d)'\s*\)\s*[!=]==\s*'(\w+)'/g)
].map(([, id = '', key = '']) => ({ id, key }));
const read = new Set(
	[...CODE.matchAll(/reading\(\s*\w+,\s*'([A-Z]\d\d)'\s*\)/g)].map(([, id]) => id)
);
const groups = new Set(Object.keys(defaultNumbers).map((path) => path.split('.')[0]));
/** Every path of a number in the code, with its gaps: `officer_failure.${face}`. */
const numbers = [...CODE.matchAll(/[`']([a-z_]+)\.([a-z0-9_${}.]+)[`']/gi)]
	.filter(([, group]) => groups.has(group ?? ''))
	.map(([, group, rest]) => `${group}.${rest}`);

describe('rulings in the code', () => {
	it.each(compared)('$id is compared with a reading it has: $key', ({ id, key }) => {
		expect(rulingNamed(id)?.readings.map((reading) => reading.key)).toContain(key);
	});

	it.each(RULINGS.filter(({ kind, readings }) => kind === 'switch' && readings.length > 1))(
		'$id $title: a switch is read by the rules',
		({ id }) => {
			expect(read).toContain(id);
		}
	);

	it.each([...read].map((id) => rulingNamed(id ?? '')))(
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
		expect(Object.keys(defaultNumbers).some((known) => pattern(path).test(known))).toBe(true);
	});

	it.each(Object.keys(defaultNumbers))('%s is read by the rules', (path) => {
		expect(numbers.some((used) => pattern(used).test(path))).toBe(true);
	});
});
