import { expect, test } from 'vitest';
import { bookOf } from '#lib/rules/white-october/book.ts';
import { headerOf } from '#lib/rules/white-october/engine/game.ts';
import { octoberEngine } from '#lib/rules/white-october/engine/index.ts';
import type { State } from '#lib/rules/white-october/engine/state.ts';

test('11.2.2 what was raised comes in when the Red movement sequence begins, and not before', () => {
	const book = bookOf();
	const engine = octoberEngine(book);
	const began = engine.decide(engine.empty, { type: 'begin', ...headerOf(book) });
	if (!began.ok) throw new Error('it does not begin');
	const start = began.facts.reduce(engine.evolve, engine.empty);
	const due = { turn: 2, how: 'raised', places: ['NEVSKY'], returning: false } as const;
	const state: State = {
		...start,
		turn: 2,
		step: 'red-1',
		player: 'red',
		units: start.units.map((unit) =>
			unit.id === 'rdd_nevsky' ? { ...unit, fate: 'due', ep: 2, due } : unit
		)
	};
	const chosen = (kind: 'movement' | 'combat'): State => {
		const decision = engine.decide(state, { type: 'sequence', kind });
		if (!decision.ok) throw new Error(decision.refusal.why.text);
		return decision.facts.reduce(engine.evolve, state);
	};
	const nevsky = ({ units }: State) => units.find(({ id }) => id === 'rdd_nevsky')?.at;
	expect([nevsky(chosen('combat')), nevsky(chosen('movement'))]).toEqual([null, 'NEVSKY']);
});
