import { expect, test } from 'vitest';
import { BOOK, bookOf } from '#lib/rules/white-october/book.ts';
import { OUTLINE } from '#lib/rules/white-october/outline.ts';
import { LINES } from '#lib/rules/white-october/words/reference/lines.ts';
import { reference } from '#lib/rules/white-october/words/reference/reference.ts';
import { whiteOctober } from '#lib/rules/white-october/index.ts';
import { EVENTS } from '#lib/rules/white-october/types.ts';
import { shown } from '#lib/words/t.ts';

const entries = reference(bookOf({})).flatMap((part) => part.entries);

test('every section that is played has its lines, every ruling and every table its place', () => {
	const played = OUTLINE.flatMap(({ cite, status }) => (status === 'done' ? [cite] : []));
	const cited = new Set(entries.flatMap(({ sections }) => sections));
	for (const cite of Object.keys(LINES)) expect(cited.has(cite), cite).toBe(true);
	expect(played.length).toBeGreaterThan(50);
	const rulings = entries.flatMap(({ lines }) =>
		lines.flatMap((line) => (typeof line === 'object' && 'ruling' in line ? [line.ruling] : []))
	);
	expect(rulings.toSorted()).toEqual(BOOK.rulings.map(({ id }) => id).toSorted());
	const tables = entries.flatMap((entry) => entry.tables);
	expect(tables.length).toBe(14);
	for (const { title, columns, rows } of tables)
		for (const row of rows) expect(row.length, shown(title)).toBe(columns.length);
});

test('a line names the exceptions that its section makes', () => {
	const said = (cite: string): string => (LINES[cite] ?? []).map((line) => shown(line)).join(' ');
	// 7.8 It is the enemy who may not stop there; nobody is shut out by a turn that is over.
	expect(said('7.8')).toContain('Enemies may not stop where they come in');
	expect(said('7.8')).not.toContain('closed');
	// 7.9 Next sequence, a turn later if Routed; the Demoralised are lost.
	expect(said('7.9')).toMatch(/a Routed one a turn later.*Demoralised/);
	// 8.1.3 Guns, trains, forts and ships lose their last EP to a barrage.
	expect(said('8.1.3')).toContain('The last EP of infantry and cavalry is never shot away');
	// 3.2 The line is under the unit's name.
	expect(said('3.2')).toContain('a white line under their name');
	expect(said('4.3')).toContain('west of the mines');
	expect(said('5.4')).toContain('barrage');
	// 5.5 Whatever stack, under the HQ, and not from cavalry.
	expect(said('5.5')).toMatch(/Do: a stack .* unless cavalry attacks/);
	expect(said('8.2.4')).toContain('the Red fleet within three');
	expect(said('7.5.2')).toMatch(/on foot.*other line.*two turns later/);
	expect(said('16.2')).toContain('for one turn only');
	expect(said('1.5')).toContain('forest');
});

test('a corrected number stands in its table', () => {
	const path = BOOK.numbers.find((one) => one.path.startsWith('BARRAGE_DRM'))?.path ?? '';
	const before = JSON.stringify(entries);
	const after = JSON.stringify(
		reference(bookOf({ numbers: { [path]: -3 } })).flatMap((part) => part.entries)
	);
	expect(path).not.toBe('');
	expect(after).not.toBe(before);
});

test('6 an event is called in its table as it is in play', () => {
	const [table] = entries.find(({ sections }) => sections[0] === '6')?.tables ?? [];
	const played = EVENTS.map((event) => {
		const drawn = { type: 'eventDrawn', player: 'red', roll: 1, event, effect: false } as const;
		const { sentences } = whiteOctober.journal.tell({ facts: [drawn] });
		return sentences.map((one) => shown(one)).join(' ');
	});
	expect(played).toEqual(
		table?.rows.map(([name = '']) => `Red rolls 1: ${shown(name)}, without effect.`)
	);
});
