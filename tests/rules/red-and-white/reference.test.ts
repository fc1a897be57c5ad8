import { describe, expect, it } from 'vitest';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { OUTLINE } from '#lib/rules/red-and-white/outline.ts';
import type { Cell, ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { reference } from '#lib/rules/red-and-white/words/reference/reference.ts';
import { BOOK, bookOf, defaultBook } from '#lib/rules/red-and-white/book.ts';
import { inEnglish } from '#lib/kernel/texts.ts';
import { english } from '../../english.ts';
import { hasWords } from '../../tools/catalogues.ts';

const PARTS = reference(defaultBook);
const ENTRIES = PARTS.flatMap(({ entries }) => entries);

/** A phrase with its values in place, as far as a test needs it. */
const plain = (cell: Cell): string => {
	if (typeof cell === 'string') return cell;
	if (typeof cell === 'number') return String(cell);
	if ('inches' in cell) return `${cell.inches}″`;
	if ('signed' in cell) return cell.signed > 0 ? `+${cell.signed}` : String(cell.signed);
	return english(cell.text).replace(/\{(\w+)\}/g, (_, name: string) =>
		plain((cell as Phrase).values?.[name] as Cell)
	);
};
const entry = (slug: string, book = defaultBook): ReferenceEntry => {
	const found = reference(book)
		.flatMap(({ entries }) => entries)
		.find((one) => one.slug === slug);
	if (!found) throw new Error(slug);
	return found;
};
const table = (slug: string, index = 0, book = defaultBook): string[][] =>
	entry(slug, book).tables[index]!.rows.map((row) => english(row.map(plain)));

describe('reference', () => {
	it('follows the sequence of action', () => {
		expect(PARTS.flatMap(({ phase }) => phase ?? [])).toEqual([1, 2, 2, 3, 4, 5, 6, 7]);
	});

	it('gives every entry a place of its own and headings of the outline', () => {
		for (const slugs of [ENTRIES, PARTS].map((list) => list.map(({ slug }) => slug)))
			expect(new Set(slugs).size).toBe(slugs.length);
		const cites = OUTLINE.map(({ cite }) => cite);
		for (const { sections } of ENTRIES)
			for (const section of sections) expect(cites).toContain(section);
	});

	it('holds every heading that is a rule', () => {
		const shown = new Set(ENTRIES.flatMap(({ sections }) => sections));
		const rules = OUTLINE.filter(({ status }) => status === 'done').map(({ cite }) => cite);
		expect(rules.filter((cite) => !shown.has(cite) && cite !== 'Saving throw')).toEqual([]);
	});

	it('shows every ruling and gap', () => {
		const shown = new Set<string>(
			ENTRIES.flatMap(({ lines }) =>
				lines.flatMap((line) => (typeof line === 'object' && 'ruling' in line ? [line.ruling] : []))
			)
		);
		expect(BOOK.rulings.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([]);
	});

	it('has as many cells in each row as columns', () => {
		for (const { slug, tables } of ENTRIES)
			for (const { columns, rows } of tables)
				for (const row of rows) expect(row, slug).toHaveLength(columns.length);
	});

	it('calls a normal range and a normal officer by texts of their own, as their genders may differ', () => {
		const [, ranges] = entry('small-arms').tables;
		const officers = entry('characters').tables.flatMap(({ rows }) => rows.flat());
		expect(english(ranges?.columns ?? [])).toContain('Normal');
		expect(officers.filter((cell) => ranges?.columns.includes(String(cell)))).toEqual([]);
	});

	it('says nothing that no catalogue has, so that every word has its translation', () => {
		const bare = (value: unknown): string[] => {
			if (typeof value === 'string')
				return hasWords(value) && inEnglish(value) === undefined ? [value] : [];
			if (typeof value !== 'object' || value === null) return [];
			return Object.entries(value).flatMap(([key, one]) => (key === 'ruling' ? [] : bare(one)));
		};
		expect(PARTS.flatMap(({ title, note }) => [title, note].flatMap(bare))).toEqual([]);
		for (const { slug, title, tables, lines } of ENTRIES)
			expect([title, tables, lines].flatMap(bare), slug).toEqual([]);
	});
});

describe('numbers of the reference', () => {
	it('Leadership', () => {
		expect(table('leadership')).toEqual([
			['to 12″', 'to 18″', 'always'],
			['to 24″', 'to 30″', '1–9'],
			['to 36″', 'to 42″', '1–8'],
			['farther, or no leader', 'farther', '1–6']
		]);
	});

	it('Movement', () => {
		const rows = Object.fromEntries(table('movement').map(([name, ...rest]) => [name, rest]));
		expect(rows['Cavalry']).toEqual(['4D6', '11″ + D6', 'half']);
		expect(rows['Gun, pushed by hand']).toEqual(['2″', '2″', 'full']);
		expect(rows['Armoured car on a road']).toEqual(['5D6', '15″ + D6', '–']);
		expect(rows['Armoured car off the road']).toEqual(['2D6', '4″ + D6', 'no']);
		expect(rows['Cavalry charging']).toEqual(['+2D6', '+2D6', 'half']);
	});

	it('Armored vehicle fright: mounted cavalry alone never stands', () => {
		expect(table('fright')).toEqual([
			['Mounted cavalry', 'never'],
			['Artillery, D6', '1–2'],
			['Others, dismounted cavalry included', 'always']
		]);
	});

	it('Artillery', () => {
		expect(table('guns', 1)).toEqual([
			['Light', '2', '4', '9–10', '1', '2″'],
			['Field', '4', '4', '8–10', '1', '2″'],
			['Medium', '4', '2', '8–10', '2', '2.5″'],
			['Heavy', '5', '1', '7–10', '2', '3″']
		]);
	});

	it('Small arms firing: what is added to a die', () => {
		const rows = table('small-arms-modifiers');
		expect(rows.map(([, amount]) => amount)).toEqual(['+1', '+1', '+1', '+1', '+1', '-1', '+2']);
	});

	it('Melee: what is added to a die', () => {
		const attacker = table('melee-modifiers', 0).map(([, amount]) => amount);
		const defender = table('melee-modifiers', 1).map(([, amount]) => amount);
		expect(attacker).toEqual(['-1', '-2', '+1', '+1', '+1', '+1', '+2']);
		expect(defender).toEqual(['-1', '-2', '-2', '-2', '+1', '+1', '+2', '+2']);
	});

	it('Melee: the other list where it is chosen (P01)', () => {
		const book = bookOf({ readings: { P01: 'lubbers_list' } });
		const [, ...rest] = table('melee-modifiers', 0, book);
		expect(table('melee-modifiers', 0, book)[0]?.[1]).toBe('-1');
		expect(rest.length).toBeGreaterThan(table('melee-modifiers').length);
	});

	it('Major morale', () => {
		expect(table('army-morale')).toEqual([
			['30 per cent', '1–3'],
			['40 per cent', '1–4'],
			['50 per cent', '1–5']
		]);
		expect(table('army-morale', 1).map(([, units]) => units)).toEqual(['+3', '+3', '-2', '-2']);
	});

	it('a changed number and a changed reading show', () => {
		const book = bookOf({
			readings: { R26: 'up', R34: 'two_in_ten' },
			numbers: { 'small_arms_bands.rifle.long': 20, 'officer_failure.1': 6 }
		});
		expect(table('small-arms', 1, book)[0]?.[3]).toBe('20″');
		expect(table('attacking-fire', 1, book)[2]).toEqual(['3', '2']);
		expect(table('dice', 0, book)[2]?.[2]).toBe('9–10');
		expect(table('test-of-character', 1, book)[0]?.[1]).toBe('goes over to the enemy');
	});

	it.each(BOOK.rulings.flatMap(({ numbers }) => numbers ?? []))(
		'$path shows when it is changed',
		({ path, default: value, min, max }) => {
			const other = value < max ? value + (max - min > 1 || value === min ? 1 : 0) : value - 1;
			const changed = reference(bookOf({ numbers: { [path]: other === value ? min : other } }));
			expect(JSON.stringify(changed)).not.toBe(JSON.stringify(PARTS));
		}
	);
});
