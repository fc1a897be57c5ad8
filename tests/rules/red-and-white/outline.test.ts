import { describe, expect, it } from 'vitest';
import { OUTLINE, OWN_SECTIONS } from '#lib/rules/red-and-white/outline.ts';
import { codeFiles } from './code-files.ts';

const FILES = codeFiles(['outline.ts', 'words/en', 'words/ru']);

/** The same heading as a docstring, a section or a refusal writes it. */
const plain = (heading: string): string =>
	heading
		.toLowerCase()
		.replaceAll('&', 'and')
		.replaceAll('’', "'")
		.replace(/supression/, 'suppression')
		.replace(/\.$/, '')
		.trim();

const STRING = `(?:'([^'\\n]+)'|"([^"\\n]+)")`;
const CITATIONS = [
	// A docstring opens with its headings in capitals.
	/\/\*\*\s*(?:\*\s*)?([A-Z][A-Z&’'. ]+[A-Z.](?:; [A-Z][A-Z&’'. ]+[A-Z.])*)(?=:| \(|\.\s)/g,
	new RegExp(`\\b(?:section|rule): ${STRING}`, 'g'),
	new RegExp(`\\brefuse\\(\\s*${STRING}`, 'g')
];
/** Lines of a working: `['Melee', 'Stands lost', -1]`. */
const WORKING = new RegExp(`\\[\\s*${STRING},\\s*(?:${STRING}|\\w)`, 'g');

const headings = (pattern: RegExp, text: string): string[] =>
	[...text.matchAll(pattern)].flatMap(([, one, two, three]) =>
		(one ?? two ?? three ?? '').split('; ').map(plain)
	);

const cited = (text: string): string[] => CITATIONS.flatMap((pattern) => headings(pattern, text));

const KNOWN = new Map(
	OUTLINE.flatMap((section) =>
		[section.title, section.cite, ...(section.parts ?? [])].map(
			(heading) => [plain(heading), section] as const
		)
	)
);
const own = new Set<string>(OWN_SECTIONS.map(plain));

describe('outline', () => {
	it('stands once for each heading', () => {
		const cites = OUTLINE.map(({ cite }) => cite);
		expect(new Set(cites).size).toBe(cites.length);
	});

	it.each(OUTLINE.filter(({ status }) => status === 'left out'))(
		'$title: says why it is left out',
		({ why }) => {
			expect(why).toMatch(/\w+.*\.$/);
		}
	);

	it.each(OUTLINE.filter(({ status }) => status === 'done'))(
		'$title: is cited in the files that hold it',
		({ title, cite, parts, where }) => {
			const names = [title, cite, ...(parts ?? [])].map(plain);
			expect(where).not.toHaveLength(0);
			for (const path of where) {
				const text = FILES.find((file) => file.path === path)?.text ?? '';
				const found = [...cited(text), ...headings(WORKING, text)];
				expect(
					found.some((name) => names.includes(name)),
					`${title} in ${path}`
				).toBe(true);
			}
		}
	);
});

describe('citations', () => {
	const all = FILES.flatMap(({ path, text }) => cited(text).map((heading) => ({ path, heading })));

	it('are found in the code', () => {
		expect(all.length).toBeGreaterThan(200);
	});

	it.each([...new Map(all.map((one) => [one.heading, one])).values()])(
		'$heading ($path) is a heading of the outline',
		({ heading }) => {
			expect(KNOWN.has(heading) || own.has(heading)).toBe(true);
		}
	);
});
