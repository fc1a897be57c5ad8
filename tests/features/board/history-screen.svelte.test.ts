import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { goto } from '$app/navigation';
import HistoryScreen from '#lib/features/board/history/HistoryScreen.svelte';
import { face } from '#lib/features/orel-1919/face.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Command, State } from '#lib/rules/orel-1919/index.ts';
import { inSession, toSession } from '#lib/session/remembered.ts';

test('what a line did is gone near to, once: whoever looks at the whole map then may', async () => {
	const engine = face.session.engine();
	const begin = face.begin({
		...{ name: '', scenario: 'historical', options: {} },
		seats: { white: { name: '', app: false }, red: { name: '', app: false } }
	});
	const counted: { id: string; entry: unknown; before: State; after: State }[] = [];
	let state = engine.empty;
	const give = (command: Command): void => {
		const decided = engine.decide(state, command);
		if (!decided.ok) throw new Error(decided.refusal.rule);
		const after = decided.facts.reduce(engine.evolve, state);
		const entry = { kind: 'done', command, facts: decided.facts, at: '2026-01-02T03:04:05.000Z' };
		counted.push({ id: `e${counted.length}`, entry, before: state, after });
		state = after;
	};
	give(begin);
	give({ type: 'done' });
	for (const unit of ['w-res-3d', 'w-2-3d', 'w-3-3d']) {
		const { left, ways } = face.view(state, engine.waiting(state)).reach(unit);
		const [, hex] = left.keys();
		give(ways(hex!)[0]!.ends[0]!.command);
	}
	const live = {
		...{ id: 'game', game: face.session, state, about: {}, damaged: [] },
		...{
			history: { counted, strikes: [] },
			tell: ({ id }: { id: string }) => ({ sentences: [say(`Line ${id.slice(1)}`)] }),
			canUndoTo: vi.fn()
		}
	};
	const list = { long: {}, branch: async () => 'copy' };
	const props = { face, live, screens: { home: String }, list, line: counted[2] };
	await page.viewport(360, 640);
	const { rerender } = await render(HistoryScreen as never, props as never);
	const whole = page.getByRole('button', { name: 'The whole map' });
	await expect.element(whole).toHaveAttribute('aria-pressed', 'false');
	await whole.click();
	await page.getByRole('button', { name: 'Line 3' }).click();
	await expect.element(whole).toHaveAttribute('aria-pressed', 'true');
	// Its last line ends no phase that is still played.
	await page.getByRole('button', { name: 'One phase back' }).click();
	await expect.element(page.getByText('after Recruitment')).toBeVisible();
	await page.getByRole('button', { name: 'One phase on' }).click();
	await expect.element(page.getByText('during Movement')).toBeVisible();
	// What is played on from waits where the app is asked: somebody may look around first, or take a side over.
	const apps = [
		[false, true],
		[true, false],
		[true, true]
	] as const;
	for (const [white, red] of apps) {
		const seats = { white: { name: '', app: white }, red: { name: '', app: red } };
		const seated = counted.map((one) => ({ ...one, after: { ...one.after, seats } }));
		await rerender({ live: { ...live, history: { ...live.history, counted: seated } } } as never);
		await page.getByRole('button', { name: 'Play on from here' }).click();
		await expect.poll(() => goto).toHaveBeenCalled();
		vi.mocked(goto).mockClear();
		expect(inSession('tachanka:stopped:copy')).toBe(white || null);
		toSession('tachanka:stopped:copy', null);
	}
});
