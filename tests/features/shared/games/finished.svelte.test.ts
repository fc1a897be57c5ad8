import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import GamesScreen from '#lib/features/shared/games/GamesScreen.svelte';

const screens = {
	home: (id: string) => `/games/${id}`,
	files: (id: string) => `/games/${id}/files`
};
const rowOf = (n: number) => ({
	id: `game-${n}`,
	title: `Game ${n}`,
	changedAt: '2026-05-01T10:00:00.000Z',
	says: [],
	over: true,
	due: 'never' as const
});
const shown = (games: number) => {
	const list = { rows: Array.from({ length: games }, (_, n) => rowOf(n)), parted: [], long: {} };
	const props = { list, screens, bar: nothing(), onfresh: () => {}, fresh: 'New game' };
	return render(GamesScreen, { ...props, empty: { title: '', text: '' } } as never);
};
const nothing = () => createRawSnippet(() => ({ render: () => '<span></span>' }));

test('of many finished games the latest are seen, the others behind their number', async () => {
	const few = await shown(5);
	await expect.element(few.getByRole('link', { name: /^Game 4/ })).toBeVisible();
	await expect.element(few.getByText(/finished earlier$/)).not.toBeInTheDocument();
	await few.unmount();

	const many = await shown(12);
	await expect.element(many.getByRole('link', { name: /^Game 4/ })).toBeVisible();
	expect(many.getByRole('link', { name: /^Game/ }).elements()).toHaveLength(5);
	await many.getByText('7 finished earlier').click();
	await expect.element(many.getByRole('link', { name: /^Game 11/ })).toBeVisible();
	expect(many.getByRole('link', { name: /^Game/ }).elements()).toHaveLength(12);
});

test('of many games that were never saved as a file one is named at a time', async () => {
	const screen = await shown(3);
	await expect.element(screen.getByText('Game 0: never saved as a file.')).toBeVisible();
	expect(screen.getByText(/never saved as a file/).elements()).toHaveLength(1);
});
