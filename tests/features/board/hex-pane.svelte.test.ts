import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import HexPane from '#lib/features/board/play/panes/HexPane.svelte';
import { face } from '#lib/features/orel-1919/face.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed } from '../../rules/orel-1919/engine/placed.ts';

test('who stands in a hex is a key where a tap takes him or says what he is, and nowhere else', async () => {
	const engine = face.session.engine();
	const state = placed(gameWith(), { 'r-1-let': '2418' });
	const props = { view: face.view(state, engine.waiting(state)), hex: '2418', name: '2418' };
	const { rerender } = await render(HexPane as never, props as never);
	const row = page.getByRole('button', { name: '1st Letton' });
	await expect.element(page.getByText('1st Letton')).toBeVisible();
	await expect.element(row).not.toBeInTheDocument();
	const ontake = vi.fn();
	await rerender({ ...props, ontake } as never);
	await row.click();
	expect(ontake).toHaveBeenCalledOnce();
});
