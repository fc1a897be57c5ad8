import { describe, expect, it } from 'vitest';
import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Cell } from '#lib/kernel/book/reference.ts';
import { entriesOn, sectionIn } from '#lib/features/board/rules/cited.ts';
import { shippedPack } from '#lib/rules/orel-1919/scenarios/pack.ts';
import { BOOK, bookOf, defaultBook } from '#lib/rules/orel-1919/book.ts';
import { OUTLINE } from '#lib/rules/orel-1919/outline.ts';
import { reference } from '#lib/rules/orel-1919/words/reference/reference.ts';
import { english } from '../../english.ts';

const PARTS = reference(defaultBook);
const ENTRIES = PARTS.flatMap(({ entries }) => entries);

const plain = (cell: Cell): string => {
	if (typeof cell === 'string') return cell;
	if (typeof cell === 'number') return String(cell);
	if ('inches' in cell) return `${cell.inches}″`;
	if ('signed' in cell) return cell.signed > 0 ? `+${cell.signed}` : String(cell.signed);
	return english(cell.text).replace(/\{(\w+)\}/g, (_, name: string) =>
		plain((cell as Phrase).values?.[name] as Cell)
	);
};
const table = (slug: string, index = 0, book = defaultBook): string[][] =>
	reference(book)
		.flatMap(({ entries }) => entries)
		.find((one) => one.slug === slug)!
		.tables[index]!.rows.map((row) => english(row.map(plain)));

describe('reference of Orel', () => {
	it('2 follows the phases of the turn', () => {
		expect([...new Set(PARTS.flatMap(({ phase }) => phase ?? []))]).toEqual([1, 2, 3, 4, 5, 6]);
	});

	it('10.2 speaks of the inactive formations of both sides, and of what wakes those of White', () => {
		const { inactive } = shippedPack().data.scenario;
		const sides = new Set(inactive.flatMap(({ units }) => units.map(([side]) => side)));
		expect([...sides].toSorted()).toEqual(['r', 'w']);
		const [line] = ENTRIES.find(({ slug }) => slug === 'inactive')!.lines;
		expect(english(String(line))).toMatch(/^Some formations .* double track/);
	});

	it('gives every entry a place of its own and sections of the outline', () => {
		for (const slugs of [ENTRIES, PARTS].map((list) => list.map(({ slug }) => slug)))
			expect(new Set(slugs).size).toBe(slugs.length);
		const cites = OUTLINE.map(({ cite }) => cite);
		for (const { sections } of ENTRIES)
			for (const section of sections) expect(cites).toContain(section);
	});

	it('holds every section that is played, and every ruling once', () => {
		const shown = new Set(ENTRIES.flatMap(({ sections }) => sections));
		expect(
			OUTLINE.filter(({ status, cite }) => status === 'done' && !shown.has(cite)).map(
				({ cite }) => cite
			)
		).toEqual([]);
		const rulings = ENTRIES.flatMap(({ lines }) =>
			lines.flatMap((line) => (typeof line === 'object' && 'ruling' in line ? [line.ruling] : []))
		);
		expect(rulings.toSorted()).toEqual(BOOK.rulings.map(({ id }) => id).toSorted());
	});

	it('has as many cells in each row as columns', () => {
		for (const { slug, tables } of ENTRIES)
			for (const { columns, rows } of tables)
				for (const row of rows) expect(row, slug).toHaveLength(columns.length);
	});

	it('6, 7.1.1, 8.8.2 shows the numbers of the charts', () => {
		const events = table('random-events');
		expect(events[0]).toEqual(['Defeatist Rumors', '1–4', '1–5', 'suffered']);
		expect(events[3]).toEqual(['Raid', '13–17', '–', 'controlled']);
		expect(table('terrain-costs')[2]).toEqual(['Guns', '1', '1', '3', '1']);
		expect(table('terrain-costs', 2)[5]).toEqual(['Tank', '–', '0', '–', '+1']);
		expect(table('assault-results')[0]).toEqual(['2', '3', '0', 'Attacker', '+2']);
		expect(table('assault-results')[5]).toEqual(['7', '1', '0', 'Attacker', '–']);
	});

	it.each([
		[
			'formations',
			'5.1 the two units of the later 8th Cavalry Division, by their counters',
			/14\/41D.*Cv\/41S/
		],
		['attack-coordination', '8.6.1 and that they attack together', /20 October.*14\/41D.*Cv\/41S/],
		['entry', '7.4 only a forced advance leads into an entry zone', /forced advance/],
		[
			'leaving',
			'7.5 back in its own next movement phase, for Red often in the same turn',
			/its next movement phase/
		],
		[
			'strength',
			'8.7.1 who is Routed or in March mode does not charge in defence',
			/Defenders.*March mode/
		],
		[
			'strength',
			'8.8.1 what guns alone count in the Assault',
			/In the Assault.*steps.*Unsupplied or Disorganised/
		],
		['assault', '8.8.1 what combined arms are', /combined arms \+1.*two steps of cavalry/],
		['vehicles', '9 vehicles are lost with the last of their hex', /all others.*lost/],
		[
			'inactive',
			'10.2 White’s regiments too, and what wakes each',
			/both sides.*Kornilov.*9th.*double track/
		],
		['new-combat-rules', 'New Combat Rules: TQ 6 infantry in defence spares its whole side', /TQ 6/]
	])('%s: %s', (slug, _, says) => {
		const [entry] = ENTRIES.filter((one) => one.slug === slug);
		const lines = entry?.lines.flatMap((line) => (typeof line === 'string' ? english(line) : []));
		expect(lines?.join(' ')).toMatch(says);
	});

	it('shows the owner’s numbers and readings in place of those', () => {
		const book = bookOf({
			numbers: { 'MUNITIONS.hasty.points': 2 },
			readings: { 'OR-03': 'symmetric' }
		});
		expect(table('munitions', 0, book)[1]).toEqual(['Hasty Attack', '2']);
		expect(table('assault', 1, book)[0]?.[1]).toBe('–');
		expect(table('assault', 1)[0]?.[1]).toBe('-1');
	});
});

describe('what is cited', () => {
	it.each([
		['§ 8.7.1', '8.7.1'],
		['8.8', '8.8'],
		['7', '7'],
		['Rulebook: New Combat Rules', 'New Combat Rules'],
		['who attacks', undefined],
		['3:1', undefined]
	])('%s', (text, section) => expect(sectionIn(text)).toBe(section));

	it('every section leads to an entry, one without its own to the section above', () => {
		for (const { cite } of OUTLINE) expect(entriesOn(PARTS, cite), cite).not.toEqual([]);
		expect(entriesOn(PARTS, '8.8.9')).toEqual(entriesOn(PARTS, '8.8'));
	});
});
