import { describe, expect, test } from 'vitest';
import { planStrike } from '#lib/kernel/game/strike.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { BattleEntry } from '#lib/rules/red-and-white/journal/history.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { BATTLE } from '#lib/rules/red-and-white/journal/strike/striking.ts';
import { at } from '../engine/acts.ts';
import { allowed, journalOf, unit } from '../engine/battles.ts';
import { loses, rolls } from '../engine/rolls.ts';

const on: Command = { type: 'stepPhase', by: 1 };
/** W2, with a machine gun and a priest, loses a figure; nobody rolls for them, and two rounds go by. */
const long = (): BattleEntry[] =>
	journalOf([
		at('red', 2),
		(state) =>
			allowed(
				state,
				rolls(
					'small-arms-fire',
					{ unit: unit('R1'), target: unit('W2') },
					{ until: loses('target', 1) }
				)(state)
			),
		...Array.from({ length: 28 }, () => on)
	]);

describe('what is left owed', () => {
	test('is written down when the first phase is closed with it, and no more while nobody pays', () => {
		const written = historyOf(long()).counted.flatMap(({ entry }, line) =>
			entry.facts.flatMap((fact) =>
				fact.type === 'phaseClosed' && fact.owed.some(({ what }) => what === 'officer-hit')
					? [line]
					: []
			)
		);
		expect(written).toHaveLength(1);
		expect(historyOf(long()).state.units[unit('W2')]?.owes).toMatchObject({
			'officer-hit': [{ what: 'fire', unit: unit('R1') }]
		});
	});

	test('so that striking its cause changes only what it caused', async () => {
		const history = historyOf(long());
		const line = history.counted.find(({ entry }) => entry.command.type === 'roll');
		const plan = await planStrike(BATTLE, history, line?.id ?? '', {
			dice: () => Promise.reject(new Error('No dice are called for')),
			keeps: () => null,
			pause: () => Promise.resolve()
		});
		// The step out of phase 2, and that out of 7, in which the unit owed a test for its figure.
		expect(plan?.changes.length).toBeLessThanOrEqual(2);
		expect(plan?.changes.length).toBeGreaterThan(0);
	});
});
