import { describe, expect, test } from 'vitest';
import { owedFaults } from '../../../tools/selfplay/red-and-white/owed.ts';
import { STATEMENTS } from '../statements/all.ts';
import { tablesOf } from '../statements/statement.ts';

describe('whatever is owed has a cause and can be done, on every table of the statements', () => {
	for (const heading of new Set(STATEMENTS.map((one) => one.heading)))
		test(heading, () => {
			const found = STATEMENTS.filter((one) => one.heading === heading).flatMap((one) =>
				tablesOf(one).flatMap((table, place) =>
					owedFaults(table, [1917, place, 1, 2]).map(
						(fault) => `${one.id}, table ${place}: ${fault}`
					)
				)
			);
			expect(found).toEqual([]);
		});
});
