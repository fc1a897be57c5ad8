import { expect, test } from 'vitest';
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
