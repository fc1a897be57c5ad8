import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { say } from '#lib/kernel/phrase.ts';
import LineSheet from '#lib/features/shared/history/LineSheet.svelte';
import { words } from '#lib/features/shared/words/en/history.ts';
import { t } from '#lib/words/t.ts';

test('where nothing is undone back to a line its key says why: dice stand, or it is the last one', async () => {
	const lines = ['first', 'second'].map((id) => ({
		...{ id, fate: { kind: 'counts' }, again: null, before: {}, after: {} },
		entry: { at: '2026-05-09T14:00:00.000Z', facts: [] }
	}));
	let can = true;
	const live = {
		...{ id: 'game', follows: false, sense: 'sense', history: { counted: lines, strikes: [] } },
		game: { journal: { moment: () => ({ turn: say(words.close) }) }, strike: () => ({}) },
		tell: () => ({ sentences: [say(words.close)] }),
		canUndoTo: () => can
	};
	const screens = { asItWas: () => '#', strike: () => '#', changes: () => [] };
	const key = page.getByRole('button', { name: t(words.undoBackToHere) });
	const sheet = (line: unknown) =>
		render(LineSheet, { live, screens, line, onclose: () => undefined } as never);
	let shown = await sheet(lines[0]);
	await expect.element(key).toHaveTextContent('1 line taken back');
	await expect.element(key).toBeEnabled();
	await shown.unmount();
	can = false;
	shown = await sheet(lines[0]);
	await expect
		.element(key)
		.toHaveTextContent('What fell or was shown stands, unless both players agree.');
	await expect.element(key).toBeDisabled();
	await shown.unmount();
	await sheet(lines[1]);
	await expect.element(key).toHaveTextContent('It is the last one');
});
