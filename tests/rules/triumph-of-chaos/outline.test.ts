import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OUTLINE, OWN_SECTIONS } from '#lib/rules/triumph-of-chaos/outline.ts';
import { RULINGS } from '#lib/rules/triumph-of-chaos/rulings/all.ts';
import { SHEETS } from '#lib/rules/triumph-of-chaos/charts/sheets.ts';

const ROOM = 'src/lib/rules/triumph-of-chaos/';
const FILES = new Map(
	readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.ts'))
		.map((name) => [name, readFileSync(ROOM + name, 'utf8')])
);
const plain = (heading: string): string => heading.toLowerCase();
const known = new Set([...OUTLINE.map(({ cite }) => cite), ...OWN_SECTIONS].map(plain));

/** Headings that open a docstring, in capitals, and those cited as section or rule. */
const cited = (text: string): string[] => [
	...[...text.matchAll(/\/\*\* ((?:[A-Z][A-Z-]+ ?)+(?:; (?:[A-Z][A-Z-]+ ?)+)*):/g)].flatMap(
		([, found]) => (found ?? '').split('; ').map(plain)
	),
	...[...text.matchAll(/\b(?:section|rule|SECTION =):? '([A-Z][^']+)'/g)].map(([, found]) =>
		plain(found ?? '')
	)
];

describe('outline of the player aid', () => {
	it.each(OUTLINE.filter(({ status }) => status === 'done'))(
		'$cite: is cited in the files that hold it',
		({ cite, where }) => {
			for (const name of where) {
				const text = FILES.get(name);
				expect(text, name).toBeDefined();
				expect(plain(text ?? ''), name).toContain(plain(cite));
			}
		}
	);

	it('knows every heading that is cited', () => {
		const unknown = [...FILES].flatMap(([name, text]) =>
			cited(text)
				.filter((heading) => !known.has(heading))
				.map((heading) => `${name}: ${heading}`)
		);
		expect(unknown).toEqual([]);
	});

	it('names every reading where it acts', () => {
		const elsewhere = [...FILES].flatMap(([name, text]) =>
			/^(rulings|words)\//.test(name) ? [] : [text]
		);
		const nowhere = RULINGS.filter(({ id }) => !elsewhere.some((text) => text.includes(id)));
		expect(nowhere.map(({ id }) => id)).toEqual([]);
	});

	it('knows the section of every ruling and chart', () => {
		for (const { section } of [...RULINGS, ...SHEETS])
			expect(known, section).toContain(plain(section));
	});
});
