import { afterAll, describe, expect, test } from 'vitest';
import { Thinker } from '#lib/features/board/play/thinking/thinker.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import type { Corrections } from '#lib/kernel/book/corrections.ts';
import type { Command, State } from '#lib/rules/orel-1919/index.ts';

const engine = face.session.engine();
const after = (state: State, command: Command): State => {
	const decision = engine.decide(state, command);
	if (!decision.ok) throw new Error(decision.refusal.rule);
	return decision.facts.reduce(engine.evolve, state);
};
const beginning = (corrections: Corrections): State =>
	after(
		engine.empty,
		face.begin({
			name: 'Test',
			scenario: 'introductory',
			options: { events: 'not_used', combat: 'standard', vehicle_losses: 'each' },
			seats: { white: { name: '', app: true }, red: { name: '', app: true } },
			corrections
		})
	);
const BEGUN = beginning({});
const answer = await face.opponent();
const here = (state: State): Command => answer(state, engine.waiting(state));
const never = (): Command => {
	throw new Error('thought about in the page');
};
const SIDES = ['white', 'red'];

describe('thinking beside the page', () => {
	const thinker = new Thinker({ file: face.file, game: face.kind }, never);
	afterAll(() => thinker.close());

	test('the same answers come as the page would give, one after the other', async () => {
		let state = BEGUN;
		for (let n = 0; n < 5; n++) {
			const command = await thinker.next(state, SIDES);
			expect(command).toEqual(here(state));
			state = after(state, command!);
			thinker.goesOn(state);
		}
	});

	test('a game with corrections of its owner is thought about as it is played', async () => {
		const { units } = face.view(BEGUN, engine.waiting(BEGUN));
		const slow = [...units.values()].filter(
			({ side, counter }) => side === 'white' && counter.movement !== undefined
		);
		const corrected = beginning(
			Object.fromEntries(slow.map(({ id }) => [`unit.${id}.movement`, 1]))
		);
		const walked = (from: State): readonly Command[] => {
			const answers: Command[] = [];
			for (let state = from; answers.length < 5 && engine.waiting(state).rolls.length === 0;) {
				const command = here(state);
				answers.push(command);
				state = after(state, command);
			}
			return answers;
		};
		const expected = walked(corrected);
		expect(expected).not.toEqual(walked(BEGUN));
		let state = corrected;
		for (const command of expected) {
			expect(await thinker.next(state, SIDES)).toEqual(command);
			state = after(state, command);
			thinker.goesOn(state);
		}
	});

	test('what is stopped gives no answer; a later question gets one', async () => {
		const first = thinker.next(BEGUN, SIDES);
		thinker.stop();
		expect(await first).toBeUndefined();
		expect(await thinker.next(BEGUN, SIDES)).toEqual(here(BEGUN));
	});

	test('where nothing can be loaded beside the page, the page answers itself', async () => {
		const thinker = new Thinker({ file: 'data:text/javascript,throw%200', game: face.kind }, here);
		expect(await thinker.next(BEGUN, SIDES)).toEqual(here(BEGUN));
		thinker.close();
	});
});
