import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { face } from '#lib/features/orel-1919/face.ts';
import { boardTexts } from '#lib/features/board/play/lights.ts';
import Margin from '#lib/ui/board/Margin.svelte';
import { BoardView } from '#lib/ui/board/view.svelte.ts';

test('the scale of the map stays in sight, and in its margin, with a layer over the map', async () => {
	const view = new BoardView(face.map);
	view.measured({ width: 360, height: 300 });
	const laid = { label: 'Range of the depots', name: 'Take it away', takeAway: () => undefined };
	const shown = { view, texts: boardTexts(), onlayers: () => undefined, onfind: () => undefined };
	document.body.style.width = '360px';
	const { getByText, getByRole } = await render(Margin, { ...shown, laid });
	await expect.element(getByRole('button', { name: 'Take it away' })).toBeVisible();
	await expect.element(getByText(/^\d+ km$/)).toBeVisible();
	const scale = getByText(/^\d+ km$/)
		.element()
		.getBoundingClientRect();
	const tool = getByRole('button', { name: 'The whole map' }).element().getBoundingClientRect();
	expect(scale.right).toBeLessThanOrEqual(tool.left);
	document.body.style.width = '';
});

test('closer is where something is chosen, else the middle of what is seen', async () => {
	const view = new BoardView(face.map);
	view.measured({ width: 360, height: 300 });
	const [hex = ''] = face.map.hexes
		.filter(({ place }) => place?.name === 'Kromy')
		.map(({ id }) => id);
	const shown = { view, texts: boardTexts() };
	const { getByRole, rerender } = await render(Margin, { ...shown, chosen: hex });
	const seen = () => view.field.nearest(view.camera.centre, 3);
	for (let rest = 1; view.canCloser; rest++) {
		await getByRole('button', { name: 'Closer' }).click();
		expect([view.rest, seen()]).toEqual([rest, hex]);
	}
	view.fit();
	await rerender({ ...shown, chosen: undefined });
	await getByRole('button', { name: 'Closer' }).click();
	expect(view.rest).toBe(1);
	expect(seen()).not.toBe(hex);
});
