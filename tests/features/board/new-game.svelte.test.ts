import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import NewGameScreen from '#lib/features/board/games/NewGameScreen.svelte';
import { face as orel } from '#lib/features/orel-1919/face.ts';
import { face as october } from '#lib/features/white-october/face.ts';

test('a new game says on its key how long it is and who moves first', async () => {
	for (const face of [orel, october]) {
		const { unmount } = await render(NewGameScreen as never, { face, list: { rows: [] } } as never);
		const key = page.getByRole('button', { name: /^Start the game/ });
		await expect.element(key).toHaveTextContent(/\d+ turns, White moves first/);
		await unmount();
	}
});

test('an option that is on or off is one key, that says what it is; of several answers one is chosen', async () => {
	const begin = vi.fn(() => Promise.resolve('one'));
	await render(NewGameScreen, { face: october, list: { rows: [], begin } } as never);
	const events = page.getByRole('button', { name: /^Random events.*§ 6$/ });
	await expect.element(events).toHaveAttribute('aria-pressed', 'false');
	await events.click();
	await page.getByRole('button', { name: /^Bridge of Yamburg/ }).click();
	// What was bought is summed up over the key, as it was.
	await expect.element(page.getByRole('status').first()).toBeVisible();
	const orel = page.getByRole('radio', { name: 'Yes, a Red strategic victory' });
	(orel.element() as HTMLElement).click();
	await page.getByRole('button', { name: /^Start the game/ }).click();
	await vi.waitFor(() => expect(begin).toHaveBeenCalled());
	expect(begin.mock.calls[0]).toMatchObject([
		{
			options: {
				...{ events: 'used', repaired_bridge: 'yes', orel_first: 'red', more_british_aid: 'no' }
			}
		}
	]);
});

test('who plays is still there for whoever has looked at the corrections, and not for the next game', async () => {
	const begin = vi.fn(() => Promise.resolve('one'));
	const shown = () => render(NewGameScreen, { face: orel, list: { rows: [], begin } } as never);
	const white = page.getByLabelText('Name of White');
	const first = await shown();
	await white.fill('Anna');
	await first.unmount();
	const again = await shown();
	await expect.element(white).toHaveValue('Anna');
	await page.getByRole('button', { name: /^Start the game/ }).click();
	await vi.waitFor(() => expect(begin).toHaveBeenCalled());
	expect(begin.mock.calls[0]).toMatchObject([{ seats: { white: { name: 'Anna' } } }]);
	await again.unmount();
	await shown();
	await expect.element(white).toHaveValue('');
});

test('the scenario and the options wait, too, each for its own game', async () => {
	const begin = vi.fn(() => Promise.resolve('one'));
	const shown = (face: object) =>
		render(NewGameScreen, { face, list: { rows: [], begin } } as never);
	const brasovo = page.getByRole('button', { name: /^Brasovo/ });
	const events = page.getByRole('button', { name: /^Random events/ });
	const first = await shown(orel);
	await brasovo.click();
	await events.click();
	await first.unmount();
	const other = await shown(october);
	await expect.element(events).toHaveAttribute('aria-pressed', 'false');
	await other.unmount();
	const again = await shown(orel);
	await page.getByRole('button', { name: /^Start the game/ }).click();
	await vi.waitFor(() => expect(begin).toHaveBeenCalled());
	expect(begin.mock.calls[0]).toMatchObject([
		{ scenario: 'introductory', options: { events: 'used' } }
	]);
	await again.unmount();
	await shown(orel);
	await expect.element(events).toHaveAttribute('aria-pressed', 'false');
});
