import { expect, test } from 'vitest';
import { facesFor } from '#lib/features/orel-1919/chances.ts';
import { dueOf, notesOf, spansOf } from '#lib/features/board/play/fight/due.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { shown, t } from '#lib/words/t.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';

test('8.7.1 what each face of a Cohesion die means is told for each unit before it falls', () => {
	const table = new Table(
		gameWith(),
		placed(gameWith(), {
			...{ 'w-1-1k': '2419', 'r-1-let': '2418', 'r-1-7d': '2418', 'r-cvy-1809': '2416' }
		})
	);
	table.attack('2419', 'prepared', ['r-1-let', 'r-1-7d']);
	table.do({ type: 'done' });
	const engine = face.session.engine();
	for (let left = 20; left > 0 && engine.waiting(table.state).rolls.length === 0; left--) {
		const { commands } = engine.waiting(table.state);
		const quiet = commands.find(({ type }) => ['pay', 'stand', 'resolve', 'done'].includes(type));
		if (!quiet) break;
		table.do(quiet);
	}
	const next = engine.waiting(table.state);
	expect(next.rolls[0]?.procedure).toBe('cohesion');
	const due = dueOf(face.view(table.state, next), face.draw(table.state, next));
	expect(due?.whose).toBe('Cohesion Check: 1st Letton Regiment, 1st Brigade (1/7D)');
	const means = face.view(table.state, next).called?.means?.() ?? new Map<string, Phrase[]>();
	expect([...means].map(([unit, faces]) => [unit, shown(spansOf(faces.map(t)))])).toEqual([
		['r-1-let', '1–\u20604: passed, 5–\u20606: Disorganised'],
		['r-1-7d', '1–\u20602: passed, 3–\u20604: Disorganised, 5: Repulsed, 6: must retreat']
	]);
	expect(
		notesOf(means)?.map((note) => shown(note)),
		'on the key of each face'
	).toEqual([
		...['passed', 'passed'],
		...['1 passed, 1 Disorganised', '1 passed, 1 Disorganised'],
		...['1 Disorganised, 1 Repulsed', '1 Disorganised, 1 must retreat']
	]);
	expect(notesOf(new Map([['one', [say('hit'), say('miss')]]]))).toEqual(['hit', 'miss']);
	expect(notesOf(new Map())).toBeUndefined();
	expect(facesFor(undefined, { units: [] }).size).toBe(0);
});

test('8.7.3 to the Routed a rout means surrender, and is told so before the die falls', () => {
	const told = (mode: 'routed' | 'march') => {
		const stands = { 'w-rec-1': { hex: '2419', mode }, 'r-1-let': '2418', 'r-cvy-1809': '2416' };
		const table = new Table(gameWith(), placed(gameWith(), stands));
		table.attack('2419', 'prepared', ['r-1-let']);
		table.do({ type: 'done' }, { type: 'pay', for: 1, depot: null }, 1);
		const next = face.session.engine().waiting(table.state);
		const faces = face.view(table.state, next).called?.means?.().get('w-rec-1') ?? [];
		return faces.map((one) => shown(one));
	};
	expect(told('march').at(-1)).toBe('Routed');
	expect(told('routed').at(-1)).toBe('surrender');
	expect(told('routed').slice(0, -1)).toEqual(told('march').slice(0, -1));
});

test('8.3.2 a shot is seen at its target, and what each face of the target’s check means is told before it falls', () => {
	const stands = { 'r-2-41d': '2419', 'w-art-1k': '2418' };
	const more = { player: 'white', observed: ['r-2-41d'] } as const;
	const table = new Table(gameWith(), placed(gameWith(), stands, more));
	const engine = face.session.engine();
	const called = () => face.view(table.state, engine.waiting(table.state)).called;
	table.do({ type: 'pick', unit: 'w-art-1k' }, { type: 'barrage' }, { type: 'done' });
	table.do({ type: 'aim', unit: 'w-art-1k', target: 'r-2-41d' });
	expect(called()?.hex).toBe('2419');
	table.do(11);
	const means = [...(called()?.means?.() ?? [])];
	expect(means.map(([unit, faces]) => [unit, shown(spansOf(faces.map(t)))])).toEqual([
		['r-2-41d', '1–\u20604: passed, 5: must retreat, 6: Routed']
	]);
});
