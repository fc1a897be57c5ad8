import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseJournal } from '../../../kernel/game/parse-journal.ts';
import { redAndWhite } from '#lib/rules/red-and-white/index.ts';
import { BATTLE_VERSION } from '#lib/rules/red-and-white/journal/file.ts';
import { some } from '../../../random.ts';
import { notReadBack } from '../../../read-back.ts';
import { STATEMENTS } from '../statements/all.ts';
import { entriesOf } from '../statements/statement.ts';

const { journal } = redAndWhite;

/** Battles by chance are read back where they are played: `tests/tools/selfplay/red-and-white/battle.ts`. */
describe('what is written is read back as it was written', () => {
	test.each([...new Set(STATEMENTS.map(({ heading }) => heading))])('%s', (heading) => {
		for (const one of some(STATEMENTS.filter((statement) => statement.heading === heading))) {
			const entries = entriesOf(one);
			expect(entries.length, one.id).toBeGreaterThan(0);
			expect(notReadBack(journal, entries), one.id).toEqual([]);
		}
	});

	test('the battle that was stored', () => {
		const file = `tests/golden/battles/version-${BATTLE_VERSION}.json`;
		const read = parseJournal(redAndWhite, JSON.parse(readFileSync(file, 'utf8')) as unknown);
		if (!read.ok) throw new Error('It does not read');
		expect(read.value.entries.length).toBeGreaterThan(20);
		expect(notReadBack(journal, read.value.entries)).toEqual([]);
	});
});
