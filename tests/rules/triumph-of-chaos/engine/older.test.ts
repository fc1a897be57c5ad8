import { describe, expect, test } from 'vitest';
import { historyOf } from '#lib/kernel/game/history.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { planStrike } from '#lib/kernel/game/strike.ts';
import { defaultBook } from '#lib/rules/triumph-of-chaos/book.ts';
import { evolve, type Fact } from '#lib/rules/triumph-of-chaos/engine/facts.ts';
import { EMPTY, stepsLeft, type Campaign } from '#lib/rules/triumph-of-chaos/engine/state.ts';
import { triumphOfChaos } from '#lib/rules/triumph-of-chaos/index.ts';
import type { Command } from '#lib/rules/triumph-of-chaos/engine/command.ts';
import { nextEntry } from '../../../chained.ts';
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
	const begin: Command = { type: 'begin', name: 'Winter evenings' };
	const form = { factions: 3, redHomeCities: 3 };
	const rolled = roll('western-response', {}, form, 5)(after(), defaultBook);
	const home: Command = { type: 'count', camp: 'white', what: 'home', to: 3 };
	const note: Command = { type: 'note', text: 'Snow' };
	/** What becomes of the old line when the one before it is struck. */
	const struck = async (before: Command) => {
		const journal: Entry<Command, Fact>[] = [];
		let state = engine.empty;
		const add = (command: Command, facts: readonly Fact[]): void => {
			journal.push(nextEntry(journal, { kind: 'done', command, facts }));
			state = facts.reduce(evolve, state);
		};
		for (const command of [begin, before]) {
			const decision = engine.decide(state, command);
			if (!decision.ok) throw new Error('refused');
			add(command, decision.facts);
		}
		add(rolled, [
			{ type: 'diceThrown', procedure: 'western-response', form, by: 'hand' },
			{ type: 'westernPowersAnswered', pushes: 3, steps: 4 }
		]);
		const history = historyOf(engine, journal);
		const plan = await planStrike(triumphOfChaos.strike(engine, defaultBook), history, '1', {
			dice: () => Promise.reject(new Error('no die is missing')),
			keeps: () => null,
			pause: () => Promise.resolve()
		});
		return plan && { changes: plan.changes, left: stepsLeft(plan.state.camps.white) };
	};

	test('keeps its steps when it is decided again', async () => {
		expect(await struck(note)).toEqual({ changes: [], left: 4 });
	});
	test('and when it is filled in again because another line was struck', async () => {
		const plan = await struck(home);
		// No Red home VC is held then: −1 on the die instead of +1, a 4.
		expect(plan?.changes.map(({ kind }) => kind)).toEqual(['again']);
		expect(plan?.left).toBe(2);
	});
	test('a line of today says for itself who is there', () => {
		const decision = engine.decide(after(), rolled);
		expect(decision.ok && decision.facts.at(-1)).toMatchObject({ steps: 0, withheld: 4 });
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
