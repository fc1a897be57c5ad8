import { expect, test } from 'vitest';
import { greedy } from '#lib/rules/orel-1919/ai/greedy.ts';
import { orelEngine } from '#lib/rules/orel-1919/engine/index.ts';
import { throwFor } from '#lib/kernel/draw.ts';
import { diceOf, gameWith } from './engine/play.ts';

test('a greedy game: it answers with what is offered, the same every time; attacks happen, hexes are taken', () => {
	const game = gameWith();
	const engine = orelEngine(game);
	const dice = diceOf(5);
	let { state } = engine.start('historical');
	let attacks = 0;
	let losses = 0;
	while (state.turn <= 3) {
		const owed = engine.waiting(state);
		if (owed.kind === 'over') break;
		const command =
			owed.kind === 'dice'
				? ({ type: 'roll', throws: [throwFor(owed.call, dice)] } as const)
				: greedy(game, state, owed.commands);
		if (owed.kind === 'player') {
			expect(owed.commands).toContainEqual(command);
			expect(greedy(game, state, owed.commands)).toEqual(command);
		}
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(decision.refusal.why.text);
		for (const event of decision.events) {
			if (event.type === 'attackDeclared') attacks += 1;
			if (event.type === 'stepsLost') losses += 1;
		}
		state = decision.events.reduce(engine.evolve, state);
	}
	expect(attacks).toBeGreaterThan(10);
	expect(losses).toBeGreaterThan(5);
}, 60_000);
