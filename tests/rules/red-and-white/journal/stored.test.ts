import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
	BATTLE_VERSION,
	makeBattleFile,
	parseBattleFile
} from '#lib/rules/red-and-white/journal/file.ts';
import { goneLines, historyOf, stateOf } from '#lib/rules/red-and-white/journal/history.ts';

const stored = (name: string): unknown =>
	JSON.parse(readFileSync(`tests/golden/battles/${name}.json`, 'utf8')) as unknown;

/** Every form that was ever written; the last is the present one. */
const VERSIONS = Array.from({ length: BATTLE_VERSION }, (_, at) => at + 1);

describe('a battle that was stored once opens for ever', () => {
	test.each(VERSIONS)('form %i: the table is the one it was', (version) => {
		const read = parseBattleFile(stored(`version-${version}`));
		if (!read.ok) throw new Error(read.problem.text);
		expect(stateOf(historyOf(read.value.entries))).toMatchObject(
			stored(`version-${version}.table`) as object
		);
		expect(read.value.version).toBe(BATTLE_VERSION);
		const again = parseBattleFile(JSON.parse(JSON.stringify(makeBattleFile(read.value.entries))));
		expect(again).toEqual(read);
	});

	test('1 to 2: the entries are taken over as they are; an undo takes back one line as before', () => {
		const before = stored('version-1') as { readonly entries: readonly { kind: string }[] };
		const read = parseBattleFile(before);
		expect(read.ok && read.value.entries).toEqual(before.entries);
		expect(new Set(before.entries.map(({ kind }) => kind))).toEqual(
			new Set(['done', 'undo', 'redo'])
		);
	});

	test('2: lines struck, decided again, left out and kept', () => {
		const read = parseBattleFile(stored('version-2'));
		const history = historyOf(read.ok ? read.value.entries : []);
		const { strikes } = history.standing;
		expect(strikes.length).toBe(3);
		expect(strikes.some(({ entry }) => entry.left.length > 0)).toBe(true);
		expect(history.counted.some(({ kept }) => kept !== null)).toBe(true);
		expect(history.counted.some(({ again }) => again !== null)).toBe(true);
		expect([...goneLines(history).values()].map(({ kind }) => kind)).toContain('left');
	});

	test('a note about a line that is not there does not read', () => {
		const { entries } = stored('version-2') as { readonly entries: readonly unknown[] };
		const at = '2026-05-09T14:00:00.000Z';
		const strike = { kind: 'strike', at, reason: '', redecided: [], left: [], kept: [] };
		const gone = { place: 1, refusal: { rule: 'Referee', why: { text: 'no' } } };
		const wrongs = [
			{ kind: 'undo', at, to: 9999 },
			{ ...strike, place: 9999 },
			{ ...strike, place: 3, left: [gone] },
			{ ...strike, place: 0, left: [gone, gone] }
		];
		for (const wrong of wrongs)
			expect(parseBattleFile({ version: 2, entries: [...entries, wrong] })).toMatchObject({
				ok: false,
				problem: { values: { path: `entries.${entries.length}` } }
			});
	});
});
