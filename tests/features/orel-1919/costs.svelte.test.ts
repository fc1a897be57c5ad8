import { expect, test } from 'vitest';
import { face } from '#lib/features/orel-1919/face.ts';
import { shown } from '#lib/words/t.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';

test('7.1.1 where a way keeps to roads it says why there is a point more than the counter shows', () => {
	const table = new Table(
		gameWith(),
		placed(gameWith(), { 'w-2-2d': '0219' }, { player: 'white' })
	);
	const engine = face.session.engine();
	const { ways } = face.view(table.state, engine.waiting(table.state)).reach('w-2-2d');
	const said = (hex: string) => {
		const { of, notes = [] } = ways(hex)[0]!;
		return [of, ...notes.map(({ says, rule }) => `${shown(says)} ${rule}`)];
	};
	expect(said('0518')).toEqual(['6', 'By road all the way: 1 point more 7.1.1']);
	expect(said('0420')).toEqual(['5']);
});

test('5.2, 8.2.2 a way says who has supply then or is in command, and who no longer', () => {
	const stand = { 'w-1-1d': '1413', 'w-2-1d': '1414', 'w-3-1d': '1414', 'w-cvy-2014': '1415' };
	const state = placed(gameWith(), stand, { player: 'white' });
	const engine = face.session.engine();
	const { left, way } = face.view(state, engine.waiting(state)).reach('w-1-1d');
	const said = [...(left?.keys() ?? [])].flatMap((hex) =>
		(way?.(hex)?.notes ?? []).map(({ says, rule }) => `${shown(says)} ${rule}`)
	);
	expect([...new Set(said)].filter((one) => one.startsWith('Then')).toSorted()).toEqual([
		'Then out of command: 1st Battalion (1/1D) 5.2',
		'Then without supply: 1st Battalion (1/1D) 8.2.2'
	]);
});

test('4.3 what a recruit would cost is said before it is bought', () => {
	const engine = face.session.engine();
	const begun = engine.decide(
		engine.empty,
		face.begin({
			name: 'Costs',
			scenario: 'historical',
			options: { events: 'not_used', combat: 'standard', vehicle_losses: 'each' },
			seats: { white: { name: '', app: false }, red: { name: '', app: false } }
		})
	);
	if (!begun.ok) throw new Error(begun.refusal.rule);
	const state = begun.facts.reduce(engine.evolve, engine.empty);
	const units = state.units.map((unit) => ({ ...unit, steps: Math.max(1, unit.steps - 1) }));
	const rich = { ...state, units, points: { white: 12, red: 12 } };
	const next = engine.waiting(rich);
	const { answers = [] } = face.view(rich, next).ask ?? {};
	for (const [type, cost] of [
		['restore', /(^|, )costs 1 recruit point(, with recruits.*)?$/],
		['raise', /^costs \d recruit points$/]
	] as const) {
		const said = answers.filter(({ command }) => command.type === type);
		expect(said.length, type).toBeGreaterThan(0);
		for (const { hint, command } of said) {
			expect(shown(hint!), type).toMatch(cost);
			const decision = engine.decide(rich, command);
			const paid = decision.ok
				? decision.facts.flatMap((fact) => ('points' in fact ? fact.points : []))
				: [];
			expect(shown(hint!), 'as it is paid').toContain(`costs ${paid[0]} `);
		}
	}
});
