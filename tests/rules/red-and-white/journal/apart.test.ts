import { expect, test } from 'vitest';
import { throwFor } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { planStrike } from '#lib/kernel/game/strike.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { BATTLE } from '#lib/rules/red-and-white/journal/strike/striking.ts';
import { fought } from '../../../tools/bench/long-battle.ts';
import { DEEP } from '../../../random.ts';
import { after, journalOf, kromy, unit } from '../engine/battles.ts';
import { lose } from '../engine/acts.ts';

const { apart, ...WITHOUT_SKIPPING } = BATTLE;

test('what is left of the turn just over keeps no line from being skipped, but for those of the clock', () => {
	const other = kromy();
	const table = {
		...after(other, lose('R1', 2)),
		lastTurn: { contacts: [{ defender: unit('W1'), attackers: [unit('R2')] }], areas: [] }
	};
	const { difference } = apart!(table, other);
	const [, elsewhere, there, clock] = historyOf(
		journalOf([lose('W1', 1), lose('R1', 1), { type: 'stepPhase', by: 1 }])
	).counted;
	expect(difference?.none).toBe(false);
	expect(difference?.passes(elsewhere!)).toBe(true);
	expect(difference?.passes(there!)).toBe(false);
	expect(difference?.passes(clock!)).toBe(false);
	expect(difference?.on(other)).toEqual(table);
});

test('a strike that skips lines comes to the same as one that works out each', async () => {
	const history = historyOf(fought('Four rounds', { units: 8, entries: 600 }));
	for (const { id } of history.counted.slice(1, DEEP ? 9 : 4)) {
		const [skipping, whole] = await Promise.all(
			[BATTLE, WITHOUT_SKIPPING].map((game) => {
				const dice = diceFrom([7, 7, 7, 7]);
				return planStrike(game, history, id, {
					dice: ({ call }) => Promise.resolve(throwFor(call, dice)),
					keeps: () => null,
					pause: () => Promise.resolve()
				});
			})
		);
		expect(skipping?.note).toEqual(whole?.note);
		expect(skipping?.state).toEqual(whole?.state);
	}
});
