import { makeJournal, nextEntry } from '../../../chained.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { t } from '#lib/words/t.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { parseJournal } from '../../../kernel/game/parse-journal.ts';
import { redAndWhite } from '#lib/rules/red-and-white/index.ts';
import { historyOf, type BattleEntry } from '#lib/rules/red-and-white/journal/history.ts';
import { withEntry } from '../../../rules/red-and-white/with-entry.ts';
import { faults } from '#lib/rules/red-and-white/engine/invariants.ts';
import { tell } from '#lib/rules/red-and-white/journal/tell.ts';
import { journalOf } from '../../../rules/red-and-white/engine/battles.ts';
import { nextRoll, type Pick } from './random-rolls.ts';
import { runs } from '../../../random.ts';

test('random battles, every deed by its calculator: whatever is rolled can be applied, told and read again', () => {
	const seen = new Set<string>();
	fc.assert(
		fc.property(fc.infiniteStream(fc.nat(1_000_000)), (chance) => {
			const pick: Pick = (of) =>
				of.length ? of[(chance.next().value as number) % of.length] : undefined;
			const entries: BattleEntry[] = journalOf([]);
			let history = historyOf(entries);
			for (let act = 0; act < 70; act++) {
				const state = history.state;
				const step = pick([true, false, false, false, false]);
				const command: Command | undefined = step
					? { type: 'stepPhase', by: 1 }
					: nextRoll(state, pick);
				if (!command) continue;
				if (command.type === 'roll') seen.add(command.procedure);
				const decision = decide(state, command);
				expect(decision, JSON.stringify(command)).toMatchObject({ ok: true });
				if (!decision.ok) return;
				const entry = nextEntry(entries, { kind: 'done', command, facts: decision.facts });
				entries.push(entry);
				history = withEntry(history, entry);
				expect(faults(history.state)).toEqual([]);
				const line = history.counted.at(-1)!;
				const said = tell(line).sentences.map(t).join(' ');
				expect(said).not.toMatch(/\{\w+\}|undefined|NaN/);
				if (command.type === 'roll') expect(said).not.toBe('');
			}
			const read = parseJournal(
				redAndWhite,
				JSON.parse(JSON.stringify(makeJournal(redAndWhite, entries)))
			);
			expect(read).toMatchObject({ ok: true, value: { entries } });
		}),
		{ numRuns: runs(40) }
	);
	expect([...seen].sort()).toEqual(
		expect.arrayContaining([
			'artillery',
			'leadership',
			'melee',
			'movement',
			'small-arms-fire',
			'unit-morale'
		])
	);
}, 60_000);
