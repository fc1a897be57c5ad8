import { finished } from '#lib/kernel/sliced.ts';
import '../fresh.ts';
import { afterEach, expect, test } from 'vitest';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { same } from '#lib/kernel/same.ts';
import { closeStore, DATABASE, withStore } from '#lib/store/database.ts';
import { useFiles } from '#lib/store/files/files.ts';
import { headLine, joined, readingFile, readingRows } from '#lib/store/journal/copy.ts';
import { soundLines } from '#lib/store/files/folder.ts';
import { lineIn, linesOf } from '#lib/store/journal/line.ts';
import { DEEP, SEED } from '../../random.ts';
import { MemoryFiles } from '../memory-files.ts';
import { evening, look, NOTHING, type Seen } from './evening.ts';

const random = xoroshiro128plus(SEED);
const below = (n: number): number => uniformInt(random, 0, n - 1);

const WAYS = ['flipped', 'removed', 'doubled'] as const;
interface Spoil {
	readonly at: number;
	readonly way: (typeof WAYS)[number];
	/** The bit that is flipped. */
	readonly bit: number;
}
const anySpoil = (length: number): Spoil => ({
	at: below(length),
	way: WAYS[below(3)] ?? 'flipped',
	bit: below(8)
});
const everySpoil = (length: number): Spoil[] =>
	Array.from({ length }, (_, at) => WAYS.map((way) => ({ at, way, bit: at % 8 }))).flat();

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const spoiltBytes = (text: string, { at, way, bit }: Spoil): Uint8Array => {
	const bytes = [...encoder.encode(text)];
	const byte = bytes[at] ?? 0;
	bytes.splice(at, 1, ...{ flipped: [byte ^ (1 << bit)], removed: [], doubled: [byte, byte] }[way]);
	return Uint8Array.from(bytes);
};
const spoilt = (text: string, spoil: Spoil): string => decoder.decode(spoiltBytes(text, spoil));
const size = (text: string): number => encoder.encode(text).length;

const LINES = linesOf(
	'j',
	['begun', 'Первый взвод стреляет', 'two', 'ещё'].map((text) => JSON.stringify({ text }))
);
const ROW = {
	...{ id: 'j', kind: 'battle', title: 'Кромы', createdAt: '', changedAt: '' },
	...{ header: null, summary: null, deletedAt: null }
};
const FILE = [headLine('j', ROW), ...LINES].map(({ raw }) => `${raw}\n`).join('');
/** The lines of the database, as one text, so that a byte of it can be named. */
const ROWS = LINES.map(({ raw }) => raw).join('\u0000');

/** What is read of both copies, as they are spoilt; said to be damaged is what has no sum. */
const read = (file: string, rows: string): ReturnType<typeof joined> => {
	const lines = rows.split('\u0000').map((line, place) => ({ place, line }));
	return joined('j', finished(readingRows('j', lines)), finished(readingFile('j', { text: file })));
};
/** Each line at its place, as it was written. */
const whole = ({ lines, parted }: ReturnType<typeof joined>): boolean =>
	!parted && lines.length === LINES.length && lines.every(({ raw }, at) => raw === LINES[at]?.raw);

test('each byte of either copy of a battle, spoilt alone: every line is there, at its place', () => {
	const odd = [
		...everySpoil(size(FILE)).filter((spoil) => !whole(read(spoilt(FILE, spoil), ROWS))),
		...everySpoil(size(ROWS)).filter(
			(spoil) => encoder.encode(ROWS)[spoil.at] !== 0 && !whole(read(FILE, spoilt(ROWS, spoil)))
		)
	];
	expect(odd).toEqual([]);
});

test('each byte of a file, spoilt: a line whose sum was seen to be right reads as one that is still to be summed', () => {
	for (const spoil of everySpoil(size(FILE))) {
		const bytes = spoiltBytes(FILE, spoil);
		const sound = soundLines('j', bytes);
		const raws = decoder.decode(bytes).split('\n').slice(0, -1);
		expect(sound).toHaveLength(raws.length);
		expect(sound.filter(Boolean).length).toBeGreaterThanOrEqual(LINES.length - 2);
		for (const [at, raw] of raws.entries())
			expect(lineIn('j', raw, sound[at])).toEqual(lineIn('j', raw));
	}
});

/** Every so many-th pair in `npm test`. */
const PAIRS = DEEP ? 200_000 : 2_000;
const HOUR = 60 * 60_000;

/** Does a pair of spoils lose a line that either copy could still give a part of? */
const loses = (inFile: Spoil, inRows: Spoil): boolean => {
	const rows = spoilt(ROWS, inRows);
	// What keeps the rows apart here is no letter of theirs.
	if (rows.split('\u0000').length !== LINES.length) return false;
	const both = read(spoilt(FILE, inFile), rows);
	return !whole(both) && !sameByte(inFile.at, inRows.at) && !alike(inFile, inRows);
};

test(
	'a byte of each copy, spoilt at two places: every line is there, at its place',
	() => {
		const odd: unknown[] = [];
		for (let n = 0; n < PAIRS && odd.length < 5; n++) {
			const [first, second] = [anySpoil(size(FILE)), anySpoil(size(ROWS))];
			if (loses(first, second)) odd.push({ first, second });
		}
		expect(odd).toEqual([]);
	},
	HOUR
);

test(
	'bytes that are nearly beside each other, one spoilt in each copy',
	() => {
		const odd: unknown[] = [];
		const before = size(FILE) - size(ROWS) - 1;
		for (const first of everySpoil(size(FILE)).filter(({ at }) => at >= before))
			for (const off of DEEP ? [-4, -3, -2, 2, 3, 4] : [-2, 3])
				for (const way of WAYS) {
					const second: Spoil = { at: first.at - before + off, way, bit: first.at % 7 };
					if (second.at >= 0 && second.at < size(ROWS) && loses(first, second))
						odd.push({ first, second });
				}
		expect(odd).toEqual([]);
	},
	HOUR
);

/** Do both say the same of a line, and wrong: one of several equal letters is lost in both? */
const alike = (first: Spoil, second: Spoil): boolean => {
	const inRows = spoilt(ROWS, second).split('\u0000');
	return spoilt(FILE, first)
		.split('\n')
		.some((line) => inRows.includes(line) && !LINES.some(({ raw }) => raw === line));
};

/** Is it the very same byte of the very same line, or one beside it, that both copies lost? */
const sameByte = (inFile: number, inRows: number): boolean =>
	Math.abs(inFile - (size(FILE) - size(ROWS) - 1) - inRows) <= 1;

test(
	'two bytes of one copy: nothing wrong is shown as right, and nothing moves',
	() => {
		for (let n = 0; n < PAIRS; n++) {
			const file = spoilt(spoilt(FILE, anySpoil(size(FILE))), anySpoil(size(FILE) - 1));
			expect(whole(read(file, ROWS))).toBe(true);
			const alone = finished(readingFile('j', { text: file }));
			for (const [place, { raw }] of alone.lines) expect(raw).toBe(LINES[place]?.raw);
		}
	},
	HOUR
);

const files = new MemoryFiles();
const wiped = (): Promise<void> =>
	new Promise((resolve, reject) => {
		const request = indexedDB.deleteDatabase(DATABASE);
		request.onsuccess = () => resolve();
		request.onerror = () => reject(request.error);
	});
afterEach(async () => {
	useFiles(undefined);
	await closeStore();
	await wiped();
});

const TABLES = ['documents', 'settings', 'journals', 'entries', 'photos'] as const;
type Rows = Record<(typeof TABLES)[number], readonly object[]>;
const rowsNow = (): Promise<Rows> =>
	withStore(
		async (db) =>
			Object.fromEntries(
				await Promise.all(TABLES.map(async (name) => [name, await db.table(name).toArray()]))
			) as Rows
	);

/** One text of a row, with one byte of it spoilt. */
const spoiltRow = (row: object): object => {
	const texts = Object.entries(row).filter(
		([key, value]) => typeof value === 'string' && value !== '' && !KEYS.includes(key)
	);
	const [key = '', text = ''] = (texts[below(texts.length)] ?? []) as [string?, string?];
	return key === '' ? row : { ...row, [key]: spoilt(text, anySpoil(size(text))) };
};
const KEYS = ['id', 'kind', 'key', 'journal'];

test('a byte of any file and a byte of any row, after an evening: all is there as it was', async () => {
	useFiles(files);
	let seen: Seen = NOTHING;
	for (const act of evening(3).slice(0, -1)) {
		await act.does();
		seen = act.then(seen);
	}
	expect(await look()).toEqual(seen);
	const [kept, rows] = [new Map(files.texts), await rowsNow()];
	const odd: unknown[] = [];
	for (let n = 0; n < (DEEP ? 2000 : 40) && odd.length < 3; n++) {
		await closeStore();
		files.texts.clear();
		for (const [name, text] of kept) files.texts.set(name, text);
		// Files, rows, or one of each that do not hold the same thing.
		const names = [...kept.keys()];
		const name = names[below(names.length)] ?? '';
		const text = kept.get(name) ?? '';
		if (n % 3 !== 1) files.texts.set(name, spoilt(text, anySpoil(size(text))));
		const table = TABLES[below(TABLES.length)] ?? 'entries';
		const one = below(rows[table].length);
		const spoils =
			n % 3 === 1 || (n % 3 === 2 && name.startsWith('journal') && table === 'documents');
		useFiles(undefined);
		await withStore((db) =>
			db.transaction('rw', db.tables, async () => {
				for (const each of TABLES) {
					await db.table(each).clear();
					await db
						.table(each)
						.bulkAdd(
							rows[each].map((row, at) =>
								spoils && each === table && at === one ? spoiltRow(row) : row
							)
						);
				}
			})
		);
		await closeStore();
		useFiles(files);
		const now = await look();
		if (!same(now, seen))
			odd.push({ n, name: n % 3 === 1 ? '' : name, table: spoils ? [table, one] : [], now });
	}
	expect(odd).toEqual([]);
}, 600_000);
