import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goneLines } from '#lib/kernel/game/history.ts';
import { noteAstray } from '#lib/kernel/game/journal.ts';
import { BATTLE_VERSION } from '#lib/rules/red-and-white/journal/file.ts';
import { parseJournal } from '../../../kernel/game/parse-journal.ts';
import { redAndWhite } from '#lib/rules/red-and-white/index.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { chained, makeJournal } from '../../../chained.ts';
import { english } from '../../../english.ts';

const stored = (name: string): unknown =>
	JSON.parse(readFileSync(`tests/golden/battles/${name}.json`, 'utf8')) as unknown;
const present = () => {
	const read = parseJournal(redAndWhite, stored(`version-${BATTLE_VERSION}`));
	if (!read.ok) throw new Error(english(read.problem.text));
	return read.value;
};

describe('a battle that was stored opens', () => {
	test('the table is the one it was, and what is written again is the same', () => {
		const { entries } = present();
		expect(historyOf(entries).state).toMatchObject(
			stored(`version-${BATTLE_VERSION}.table`) as object
		);
		expect(JSON.parse(JSON.stringify(makeJournal(redAndWhite, entries)))).toEqual(
			stored(`version-${BATTLE_VERSION}`)
		);
	});

	test('lines struck, decided again, left out and kept', () => {
		const history = historyOf(present().entries);
		const { strikes } = history;
		expect(strikes.length).toBe(3);
		expect(strikes.some(({ entry }) => entry.left.length > 0)).toBe(true);
		expect(history.counted.some(({ kept }) => kept !== null)).toBe(true);
		expect(history.counted.some(({ again }) => again !== null)).toBe(true);
		expect([...goneLines(history).values()].map(({ kind }) => kind)).toContain('left');
	});

	test('decided anew, its commands give the same facts', () => {
		const read = parseJournal(redAndWhite, stored(`version-${BATTLE_VERSION}`));
		const { counted } = historyOf(read.ok ? read.value.entries : []);
		expect(counted.length).toBeGreaterThan(20);
		for (const { entry, before, again, kept } of counted)
			if (again === null && kept === null)
				expect(decide(before, entry.command)).toEqual({ ok: true, facts: entry.facts });
	});

	test('a note about a line that is not there does not read', () => {
		const { entries } = present();
		expect(noteAstray(entries)).toBeUndefined();
		const strike = { kind: 'strike', reason: '', redecided: [], left: [], kept: [] } as const;
		const id = (place: number): string => entries[place]?.id ?? '';
		const gone = { entry: id(1), refusal: { rule: 'Referee', why: { text: 'no' } } };
		const wrongs = [
			{ kind: 'undoTo', entry: 'x' } as const,
			{ ...strike, entry: 'x' },
			{ ...strike, entry: id(3), left: [gone] },
			{ ...strike, entry: id(0), left: [gone, gone] }
		];
		for (const wrong of wrongs)
			expect(
				parseJournal(redAndWhite, { version: BATTLE_VERSION, entries: chained(...entries, wrong) })
			).toMatchObject({
				ok: false,
				problem: { values: { path: `entries.${entries.length}` } }
			});
	});
});
