import { describe, expect, test } from 'vitest';
import { Account } from './account.ts';
import type { Disk, Held } from './disk.ts';

const phase = (n: number): string =>
	JSON.stringify({ e: { kind: 'done', facts: [{ to: { phase: n } }] } });
const note = (kind: string): string => JSON.stringify({ e: { kind } });

const held = (lines: readonly string[], things: Readonly<Record<string, string>> = {}): Held => ({
	lines: { b: lines },
	titles: { b: 'Battle' },
	things: new Map(Object.entries({ Battle: `kept, ${lines.length} lines, 0 photos`, ...things }))
});
const disk = (database: Held | null, files: Held = database ?? held([])): Disk => ({
	database,
	files,
	coming: false
});

const COLUMN = { A: 'kept, 6 lines, 1 photos', B: 'kept, 6 lines, 1 photos' };
const column = new Map(Object.entries(COLUMN));

/** A battle of one line, with two more asked for; so many of them were shown. */
const played = (shown: number): Account => {
	const account = new Account('b', held([phase(1)]));
	for (const line of ['phase 2', 'undo']) account.asks(line);
	for (let n = 0; n < shown; n++) account.wasShown();
	return account;
};

describe('what was shown must be there', () => {
	test('all of it, or more of what was asked for, is right', () => {
		expect(played(1).compare(disk(held([phase(1), phase(2)])))).toEqual([]);
		expect(played(1).compare(disk(held([phase(1), phase(2), note('undo')])))).toEqual([]);
		expect(played(0).compare(disk(held([phase(1)])))).toEqual([]);
	});

	test.each<[string, Disk, RegExp]>([
		['a line that was shown is not there', disk(held([phase(1)])), /lost: phase 2/],
		['an old line is another', disk(held([phase(3), phase(2)])), /line 0 is lost or another/],
		['a line tells something else', disk(held([phase(1), phase(4)])), /instead of phase 2/],
		[
			'there is a line too many',
			disk(held([phase(1), phase(2), note('undo'), note('redo')])),
			/nobody asked for redo/
		],
		[
			'one copy lacks it',
			disk(held([phase(1), phase(2)]), held([phase(1)])),
			/files: lost: phase 2/
		],
		['the database is gone', disk(null, held([phase(1), phase(2)])), /database is not there/],
		[
			'something is there that nobody brought',
			disk(held([phase(1), phase(2)], { 'lines of x': 'left' })),
			/lines of x: left/
		]
	])('%s', (_, seen, what) => {
		expect(played(1).compare(seen).join('\n')).toMatch(what);
	});
});

describe('what comes in is here whole or not at all', () => {
	const coming = (shown: boolean): Account => {
		const account = new Account('b', held([phase(1)]));
		account.asks(column);
		if (shown) account.wasShown();
		return account;
	};
	const here = (things: Readonly<Record<string, string>>): Disk => disk(held([phase(1)], things));

	test('both are right while nothing was shown, and all of it once it was', () => {
		expect(coming(false).compare(here({}))).toEqual([]);
		expect(coming(false).compare(here(COLUMN))).toEqual([]);
		expect(coming(true).compare(here(COLUMN))).toEqual([]);
	});

	test('half of it, a shorter one, or nothing although it was shown is wrong', () => {
		expect(coming(false).compare(here({ A: COLUMN.A }))).not.toEqual([]);
		expect(coming(false).compare(here({ ...COLUMN, B: 'kept, 5 lines, 1 photos' }))).not.toEqual(
			[]
		);
		expect(coming(true).compare(here({}))).not.toEqual([]);
		expect(coming(false).compare(disk(held([phase(1)], COLUMN), held([phase(1)])))).not.toEqual([]);
	});

	test('afterwards it is what must stay', () => {
		const account = coming(true);
		account.compare(here(COLUMN));
		expect(account.compare(here({ A: COLUMN.A }))).not.toEqual([]);
	});
});
