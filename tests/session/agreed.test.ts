import { freshStore } from '../store/fresh.ts';
import { expect, test } from 'vitest';
import { play } from '#lib/kernel/dice/draw.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import { LiveGame } from '#lib/session/live-game.svelte.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import type { Command } from '#lib/rules/orel-1919/index.ts';

freshStore();

test('dice that both agree to take back are taken back by the next undo, with the agreement; one redo restores both', async () => {
	await createJournal({ id: 'g', kind: face.kind, title: 'Test', summary: '', entries: [] });
	const live = new LiveGame('g', face.session);
	await live.load();
	const give = async (command: Command): Promise<void> => {
		const decision = await live.do(command);
		if (!decision.ok) throw new Error(decision.refusal.rule);
	};
	const options = { events: 'not_used', combat: 'standard', vehicle_losses: 'each' };
	const seats = { white: { name: '', app: false }, red: { name: '', app: false } };
	await give(face.begin({ name: 'Test', scenario: 'introductory', options, seats }));
	const answer = await face.opponent();
	for (let n = 0; n < 200; n++) {
		const draw = face.draw(live.state, live.waiting);
		await give(
			draw ? face.roll(live.waiting, play(draw, () => 3).throws) : answer(live.state, live.waiting)
		);
		if (draw) break;
	}
	expect(live.canUndo, 'dice stand').toBe(false);
	const rolled = live.state;
	const before = live.history.counted.at(-1)!.before;
	await give(face.agree!(true));
	expect(live.canUndo).toBe(true);
	await live.undo();
	expect(live.state).toEqual(before);
	expect(live.said?.way).toBe('undone');
	await live.redo();
	expect(live.state).toEqual({ ...rolled, free: true });
});
