import { expect, test } from 'vitest';
import { face } from '#lib/features/orel-1919/face.ts';

test('7.1 other ways to a hex are shown where they lead there, not through one hex twice', () => {
	const engine = face.session.engine();
	const begun = engine.decide(
		engine.empty,
		face.begin({
			name: 'Ways',
			scenario: 'historical',
			options: { events: 'not_used', combat: 'standard', vehicle_losses: 'each' },
			seats: { white: { name: '', app: false }, red: { name: '', app: false } }
		})
	);
	if (!begun.ok) throw new Error(begun.refusal.rule);
	const start = begun.facts.reduce(engine.evolve, engine.empty);
	const done = engine.decide(start, { type: 'done' });
	if (!done.ok) throw new Error(done.refusal.rule);
	const state = done.facts.reduce(engine.evolve, start);
	const unit = state.units.find(({ hex, steps }) => hex === '2406' && steps > 0)?.id ?? '';
	const { ways } = face.view(state, engine.waiting(state)).reach(unit);
	const found = ['2307', '2308', '2407'].flatMap((hex) => ways(hex).map(({ path }) => path));
	expect(found.length, 'more than one way each').toBeGreaterThan(3);
	for (const path of found) {
		const hexes = ['2406', ...path];
		expect(new Set(hexes).size, hexes.join(' ')).toBe(hexes.length);
	}
});
