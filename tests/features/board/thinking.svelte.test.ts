import { describe, expect, test } from 'vitest';
import { Thinker } from '#lib/features/board/play/thinking/thinker.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import type { Command, State } from '#lib/rules/orel-1919/index.ts';

const engine = face.session.engine();
const after = (state: State, command: Command): State => {
	const decision = engine.decide(state, command);
	if (!decision.ok) throw new Error(decision.refusal.rule);
	return decision.facts.reduce(engine.evolve, state);
};
const BEGUN = after(
	engine.empty,
	face.begin({
		name: 'Test',
		scenario: 'introductory',
		options: { events: 'not_used', combat: 'standard', vehicle_losses: 'each' },
		seats: { white: { name: '', app: true }, red: { name: '', app: true } }
	})
);
const answer = await face.opponent();
const here = (state: State): Command => answer(state, engine.waiting(state));
const never = (): Command => {
	throw new Error('thought about in the page');
};
const SIDES = ['white', 'red'];

describe('thinking beside the page', () => {
	test('the same answers come as the page would give, one after the other', async () => {
		const thinker = new Thinker({ file: face.file, game: face.kind }, never);
		let state = BEGUN;
		for (let n = 0; n < 5; n++) {
			const command = await thinker.next(state, SIDES);
			expect(command).toEqual(here(state));
			state = after(state, command!);
			thinker.goesOn(state);
		}
		thinker.close();
	});

	test('what is stopped gives no answer; a later question gets one', async () => {
		const thinker = new Thinker({ file: face.file, game: face.kind }, never);
		const first = thinker.next(BEGUN, SIDES);
		thinker.stop();
		expect(await first).toBeUndefined();
		expect(await thinker.next(BEGUN, SIDES)).toEqual(here(BEGUN));
		thinker.close();
	});

	test('where nothing can be loaded beside the page, the page answers itself', async () => {
		const thinker = new Thinker({ file: `${location.origin}/nowhere.js`, game: face.kind }, here);
		expect(await thinker.next(BEGUN, SIDES)).toEqual(here(BEGUN));
		thinker.close();
	});
});
