import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOOK } from '#lib/rules/white-october/book.ts';
import { OUTLINE } from '#lib/rules/white-october/outline.ts';

const ROOT = new URL('../../../src/lib/rules/white-october/', import.meta.url);
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
	.filter((path) => path.endsWith('.ts') && path !== 'outline.ts')
	.map((path) => ({ path, text: readFileSync(new URL(path, ROOT), 'utf8') }));

const NUMBER = String.raw`\d+(?:\.\d+)*`;
/** Sections at the head of a docstring; of a refusal, a throw, a ruling, a chart, a fact; of a working's line. */
const cited = (text: string): string[] => [
	...[
		...text.matchAll(new RegExp(String.raw`/\*\*\s*(?:\*\s*)?((?:${NUMBER}(?:, )?)+)(?= )`, 'g'))
	].flatMap(([, list]) => (list ?? '').split(', ')),
	...[
		String.raw`\b(?:section|rule): '(${NUMBER})'`,
		String.raw`\brefuse\(\s*'(${NUMBER})'`,
		String.raw`\[\s*'(${NUMBER})',`,
		String.raw`settled\(\s*'WO-\d+',\s*'(${NUMBER})'`
	].flatMap((form) => [...text.matchAll(new RegExp(form, 'g'))].map(([, one]) => one ?? ''))
];

const citedIn = new Map(FILES.map(({ path, text }) => [path, new Set(cited(text))]));
const sections = new Set(OUTLINE.map(({ cite }) => cite));

describe('outline', () => {
	it('names each section once', () => expect(sections.size).toBe(OUTLINE.length));

	it.each(OUTLINE.filter(({ status }) => status === 'left out'))(
		'$cite $title: says why it is left out',
		({ why }) => expect(why).toMatch(/\w+.*\.$/)
	);

	it.each(OUTLINE.filter(({ status }) => status === 'done'))(
		'$cite $title: is cited in the files that hold it',
		({ cite, where }) => {
			expect(where).not.toHaveLength(0);
			for (const path of where) expect([...(citedIn.get(path) ?? [])], path).toContain(cite);
		}
	);
});

describe('citations', () => {
	const all = FILES.flatMap(({ path }) =>
		[...(citedIn.get(path) ?? [])].map((cite) => ({ cite, path }))
	);

	it('are found in the code', () => expect(all.length).toBeGreaterThan(100));

	it('are sections of the outline', () =>
		expect(all.filter(({ cite }) => !sections.has(cite))).toEqual([]));

	it('of rulings are sections too', () =>
		expect(BOOK.rulings.filter(({ section }) => !sections.has(section))).toEqual([]));

	it('name rulings that exist, all 90', () => {
		const known = new Set(BOOK.rulings.map(({ id }) => id));
		expect(known.size).toBe(90);
		const named = FILES.flatMap(({ text }) => [...text.matchAll(/WO-\d\d/g)].map(([id]) => id));
		expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
	});
});
