import { expect, test } from 'vitest';
import { historyOf } from '#lib/kernel/game/history.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { planStrike } from '#lib/kernel/game/strike.ts';
import { defaultBook } from '#lib/rules/triumph-of-chaos/book.ts';
import type { Command } from '#lib/rules/triumph-of-chaos/engine/command.ts';
import { evolve, type Fact } from '#lib/rules/triumph-of-chaos/engine/facts.ts';
import { triumphOfChaos } from '#lib/rules/triumph-of-chaos/index.ts';
import { nextEntry } from '../../../chained.ts';
import { leader, trial } from '../statements/deeds.ts';
import { drawn, roll, type Deed } from '../statements/statement.ts';

const engine = triumphOfChaos.engine(defaultBook);

/** The campaign when the first of these deeds is struck out; no die is thrown for it. */
const withoutTheFirst = async (...deeds: readonly Deed[]) => {
	const journal: Entry<Command, Fact>[] = [];
	let state = engine.empty;
	for (const deed of [{ type: 'begin', name: 'Winter evenings' } as const, ...deeds]) {
		const command = typeof deed === 'function' ? deed(state, defaultBook) : deed;
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(JSON.stringify(command));
		journal.push(nextEntry(journal, { kind: 'done', command, facts: decision.facts }));
		state = decision.facts.reduce(evolve, state);
	}
	const plan = await planStrike(
		triumphOfChaos.strike(engine, defaultBook),
		historyOf(engine, journal),
		'1',
		{
			dice: () => Promise.reject(new Error('a die is missing')),
			keeps: () => null,
			pause: () => Promise.resolve()
		}
	);
	if (!plan) throw new Error('no plan');
	return plan;
};

test('a chit that lies on the table is the same when one before it is struck out', async () => {
	const { state, changes } = await withoutTheFirst(
		drawn('white', 'siberian'),
		drawn('white', 'noVc')
	);
	expect(state.camps.white.drawn).toEqual(['noVc']);
	expect(changes).toHaveLength(1);
});

test('so is one that the app drew, by the app', async () => {
	const byApp = (face: number): Deed => {
		const deed = roll('draw-chit', { camp: 'red' }, {}, face);
		return (state, book) => {
			const command = deed(state, book);
			return {
				...command,
				throws: command.throws.map((one) => ({ ...one, by: 'app' as const }))
			};
		};
	};
	const { state, changes } = await withoutTheFirst(byApp(1), byApp(4));
	// Of fourteen, without one Trotsky, the fourth accuses; of all fifteen it is Stalin.
	expect(state.camps.red.drawn).toEqual(['trial']);
	expect(changes.flatMap((one) => (one.kind === 'again' ? [one.now] : []))).toHaveLength(1);
	expect(JSON.stringify(changes)).toContain('"by":"app"');
});

test('a leader who was removed by a trial is the same when one before him is struck out', async () => {
	const { state } = await withoutTheFirst(
		leader('E', 'red', 3, 'Egorov'),
		leader('F', 'red', 3, 'Frunze'),
		leader('B', 'red', 3, 'Budyenny'),
		...trial(1),
		roll('random-leader', { camp: 'red', chit: 'trial' }, {}, 3)
	);
	expect(state.leaders.map(({ name, state: now }) => [name, now])).toEqual([
		['Frunze', 'ready'],
		['Budyenny', 'removed']
	]);
	expect(state.trialsOwed).toBe(0);
});
