import { describe, expect, test } from 'vitest';
import { runs } from '../../../random.ts';
import { playBattle } from '../../../tools/selfplay/red-and-white/battle.ts';

/** Of the same kind as `npm run selfplay -- --game red-and-white`, which plays three rounds of each and many more. */
const SEEDS = Array.from({ length: runs(10) }, (_, seed) => seed + 1);

describe('battles by chance, by what is offered alone', () => {
	test.each(SEEDS)('no law is broken in battle %i', (seed) => {
		const { faults, journal } = playBattle(seed, { rounds: 1, every: 80 });
		expect(faults).toEqual([]);
		expect(journal.length).toBeGreaterThan(60);
	});

	test('Leadership: in a battle that steps back over the end of a turn nobody is led and not led at once', () => {
		expect(playBattle(3020, { every: 300 }).faults).toEqual([]);
	});
});
