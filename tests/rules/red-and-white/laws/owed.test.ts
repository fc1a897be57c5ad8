import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { runs, some } from '../../../random.ts';
import { owedFaults } from '../../../tools/selfplay/red-and-white/owed.ts';
import { anyCommand, journalOf } from '../engine/battles.ts';
import { STATEMENTS } from '../statements/all.ts';
import { tablesOf } from '../statements/statement.ts';

describe('whatever is owed has a cause and can be done, on every table of the statements', () => {
	for (const heading of new Set(STATEMENTS.map((one) => one.heading)))
		test(heading, () => {
			const found = some(STATEMENTS.filter((one) => one.heading === heading)).flatMap((one) =>
				tablesOf(one).flatMap((table, place) =>
					owedFaults(table, [1917, place, 1, 2]).map(
						(fault) => `${one.id}, table ${place}: ${fault}`
					)
				)
			);
			expect(found).toEqual([]);
		});
});

test('and whatever the referee does by hand', () => {
	fc.assert(
		fc.property(fc.array(anyCommand, { minLength: 10, maxLength: 60 }), (commands) => {
			let last: BattleState | undefined;
			journalOf(commands, (state) => (last = state));
			expect(last && owedFaults(last, [1917, 1, 1, 2])).toEqual([]);
		}),
		{ numRuns: runs(60) }
	);
});
