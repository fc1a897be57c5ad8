import { describe, expect, test } from 'vitest';
import { defaultBook } from '#lib/rules/triumph-of-chaos/book.ts';
import { evolve, type Fact } from '#lib/rules/triumph-of-chaos/engine/facts.ts';
import { EMPTY, type Campaign } from '#lib/rules/triumph-of-chaos/engine/state.ts';
import { triumphOfChaos } from '#lib/rules/triumph-of-chaos/index.ts';
import type { Command } from '#lib/rules/triumph-of-chaos/engine/command.ts';
import { plain, roll } from '../statements/statement.ts';

/** Journals that were written before dice named their chits. */

const after = (...facts: readonly Fact[]): Campaign =>
	facts.reduce(evolve, evolve(EMPTY, { type: 'begun', name: 'Winter evenings' }));
const chit = (camp: 'red' | 'white', key: string): Fact => ({
	type: 'chitDrawn',
	camp,
	chit: key,
	lasting: false
});
const remembered = (state: Campaign): readonly string[] =>
	triumphOfChaos
		.engine(defaultBook)
		.waiting({ ...state, phase: 'logistics' })
		.remember.map(({ key }) => key);

describe('a die that fell long ago is not asked for again', () => {
	test('the steps of Bureaucracy and of Corruption', () => {
		const state = after(
			chit('red', 'desertion'),
			chit('red', 'bureaucracy'),
			{ type: 'stepsLost', camp: 'red', steps: 2, onMap: false },
			chit('white', 'corruption'),
			{ type: 'stepsLost', camp: 'white', steps: 1, onMap: false }
		);
		expect(state.camps.red.owed).toEqual(['desertion']);
		expect(state.camps.white.owed).toEqual([]);
		const deserted = evolve(state, { type: 'stepsLost', camp: 'red', steps: 1, onMap: true });
		expect(deserted.camps.red.owed).toEqual([]);
	});
	test('NO ACT, and influence that says nothing of its side', () => {
		const state = after(
			chit('red', 'noAct'),
			{ type: 'noActRolled', spared: true },
			chit('white', 'oneRussia'),
			{ type: 'influencePlaced', points: 3 }
		);
		expect([state.camps.red.owed, state.camps.white.owed]).toEqual([[], []]);
		expect(remembered(state)).toEqual([]);
	});
	test('a trial, whose leader was taken off the map then', () => {
		const state = after(chit('red', 'trial'), { type: 'trialRolled', trial: true });
		expect(state.camps.red.owed).toEqual([]);
		expect(state.trialsOwed).toBe(0);
		expect(state.trials).toBe(1);
		expect(remembered(state)).toEqual([]);
	});
});

describe('a western response that was written before Kolchak was asked', () => {
	const engine = triumphOfChaos.engine(defaultBook);
	const begun = after();
	const rolled = roll(
		'western-response',
		{},
		{ factions: 3, redHomeCities: 3 },
		5
	)(begun, defaultBook);
	const steps = (command: Command, state = begun): unknown => {
		const decision = engine.decide(state, command);
		return decision.ok && decision.facts.find(({ type }) => type === 'westernPowersAnswered');
	};

	test('gives its steps when it is decided again', () => {
		expect(steps(rolled)).toMatchObject({ steps: 4 });
		expect(steps({ ...rolled, form: { ...rolled.form, kolchak: false } })).toMatchObject({
			steps: 0,
			withheld: 4
		});
	});
	test('and when it is filled in again because another line was struck', () => {
		const before = evolve(begun, { type: 'counted', camp: 'white', what: 'home', to: 2 });
		const again = triumphOfChaos
			.strike(engine, defaultBook)
			.again({ before, entry: { command: rolled } } as never, begun);
		if (!again || !('rolled' in again)) throw new Error('It is not rolled again');
		expect(again.rolled(again.throws, undefined)).toMatchObject({ form: { kolchak: true } });
	});
});

test('a line of influence without its side is a sentence', () => {
	const { sentences } = triumphOfChaos.journal.tell(
		{ facts: [{ type: 'influencePlaced', points: 3 }] } as never,
		EMPTY,
		EMPTY
	);
	expect(sentences.map(plain)).toEqual(['3 influence points are placed.']);
});
