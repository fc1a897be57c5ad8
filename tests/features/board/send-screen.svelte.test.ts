import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import SendScreen from '#lib/features/board/send/SendScreen.svelte';
import { face } from '#lib/features/orel-1919/face.ts';
import { historyOf } from '#lib/kernel/game/history.ts';
import { chained, nextEntry } from '../../chained.ts';

test('a game that the other phone never had is sent whole, and said to be so; later, what was played since', async () => {
	const engine = face.session.engine();
	const begin = face.begin({
		...{ name: 'Sent', scenario: 'historical', options: {} },
		seats: { white: { name: '', app: false }, red: { name: '', app: false } }
	});
	const decided = engine.decide(engine.empty, begin);
	if (!decided.ok) throw new Error(decided.refusal.rule);
	const first = chained({ kind: 'done', command: begin, facts: decided.facts });
	const note = { kind: 'done', command: face.note('Tea.'), facts: [] } as const;
	const shown = (entries: readonly (typeof first)[number][], phone: string) => {
		const history = historyOf(engine, entries);
		const { state } = history;
		const live = {
			...{ id: 'game', game: face.session, state, history, waiting: engine.waiting(state) },
			...{ about: { title: 'Sent' }, damaged: [] }
		};
		return { face, live, screens: { home: String, back: 'back' }, entries, phone } as never;
	};
	const [one] = first;
	const { rerender } = await render(SendScreen as never, shown(first, one!.by));
	await expect.element(page.getByText(/1 line goes along: the whole game so far/)).toBeVisible();
	const here = [...first, { ...nextEntry(first, note), by: 'here' }];
	await rerender(shown(here, 'here'));
	await expect
		.element(page.getByText(/1 line goes along: all since the other phone had/))
		.toBeVisible();
});
