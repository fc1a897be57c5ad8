import { describe, expect, test } from 'vitest';
import { finished } from '#lib/kernel/sliced.ts';
import { headLine, joined, readingFile, readingRows } from '#lib/store/journal/copy.ts';
import { fileText, linesOf, type Line } from '#lib/store/journal/line.ts';

const LINES = linesOf('j', ['1', '2', '3', '4']) as readonly [Line, Line, Line, Line];
const [A, B, C, D] = LINES;
const ROW = {
	...{ id: 'j', kind: 'battle', title: 'Kromy', createdAt: '', changedAt: '' },
	...{ header: null, summary: null, deletedAt: null }
};
const HEAD = headLine('j', ROW);
const file = (...lines: readonly { readonly raw: string }[]) =>
	finished(readingFile('j', { text: fileText(lines) }));
const rows = (...lines: readonly Line[]) =>
	finished(
		readingRows(
			'j',
			lines.map(({ raw }, place) => ({ place, line: raw }))
		)
	);
const spoilt = { raw: A.raw.replace('1', '9') };

describe('a copy is whole', () => {
	test('where every line reads and follows the one before', () => {
		expect(file(HEAD, ...LINES)).toMatchObject({
			whole: true,
			damage: [],
			row: { title: 'Kromy' }
		});
		expect(rows(...LINES).whole).toBe(true);
	});

	test.each<[string, readonly { readonly raw: string }[]]>([
		['the first line is missing', [B, C]],
		['a line is missing', [A, C]],
		['two lines changed places', [A, C, B]],
		['a line is there twice', [A, A, B]],
		['a line is of another journal', [linesOf('k', ['1'])[0]!, B]],
		['a line is spoilt', [A, spoilt, C]]
	])('not where %s', (_, lines) => {
		expect(file(HEAD, ...lines).whole).toBe(false);
	});

	test('not where the last line has lost its end, though it reads', () => {
		const copy = finished(readingFile('j', { text: fileText(LINES).slice(0, -1) }));
		expect([copy.whole, copy.lines.size]).toEqual([false, 4]);
	});

	test('not where a row lies at another place than it says', () => {
		const all = LINES.map(({ raw }, place) => ({ place: place + 1, line: raw }));
		expect(finished(readingRows('j', all)).whole).toBe(false);
		const last = [A, B].map(({ raw }, at) => ({ place: at ? 5 : 0, line: raw }));
		expect(finished(readingRows('j', last)).whole).toBe(false);
	});
});

test('damaged letters are counted on from the line before them', () => {
	const { damage } = file(HEAD, A, B, { raw: 'x' }, { raw: 'y' });
	expect(damage).toEqual([
		{ place: 2, raw: 'x' },
		{ place: 3, raw: 'y' }
	]);
	expect(file(A, { raw: `${HEAD.raw}x` }).row).toBeUndefined();
});

describe('two copies are parted', () => {
	const other = linesOf('j', ['1', '7', '8']);
	const parted = (here: readonly Line[], there: readonly Line[]) =>
		joined('j', rows(...here), file(HEAD, ...there)).parted;

	test('where both read and differ at one place', () => {
		expect(parted(LINES, other)).toBe(true);
	});

	test('where a line of the one does not follow the line of the other', () => {
		const here = finished(readingRows('j', [{ place: 2, line: other[2]!.raw }]));
		expect(joined('j', here, file(HEAD, A, B)).parted).toBe(true);
	});

	test('not where one is only longer, nor where both say the same', () => {
		expect(parted(LINES, [A, B])).toBe(false);
		expect(parted([A], LINES)).toBe(false);
		expect(parted(LINES, LINES)).toBe(false);
		expect(joined('j', rows(A, C, D), rows(A, C, D)).parted).toBe(false);
	});
});
