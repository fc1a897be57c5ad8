import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPoints } from '#lib/rules/orel-1919/engine/moves/steps.ts';
import { begun, engineOf, gameWith } from './play.ts';
import { some } from '../../../random.ts';

const engine = engineOf(gameWith());
/** White's first movement phase, with nobody moved. */
const state = (() => {
	let now = begun(engine, 'historical').state;
	while (now.phase !== 'movement') {
		const decision = engine.decide(now, { type: 'done' });
		if (!decision.ok) throw new Error('the phase cannot be ended');
		now = decision.facts.reduce(engine.evolve, now);
	}
	return now;
})();

test('the steps of a way cost together what the way costs', () => {
	const own = state.units.filter(({ player, fate }) => player === 'white' && fate === 'map');
	let ways = 0;
	for (const { id } of some(own)) {
		const range = engine.reach(state, id);
		for (const hex of range.goals) {
			const goal = range.goal(hex);
			if (!goal) continue;
			const steps = range.steps(goal.way);
			expect(steps.map((step) => step.hex)).toEqual(goal.way.path);
			expect(steps.reduce((sum, { cost }) => sum + cost, 0)).toBe(goal.way.spent);
			ways += 1;
		}
	}
	expect(ways).toBeGreaterThan(50);
});

test('points are written in quarters', () => {
	expect([0, 1, 2, 3, 4, 5, 22].map(inPoints)).toEqual(['0', '¼', '½', '¾', '1', '1¼', '5½']);
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 400 }), (quarters) => {
			expect(inPoints(quarters)).toMatch(/^\d*[¼½¾]?$/);
		})
	);
});
