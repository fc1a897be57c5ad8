import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import CameBackScreen from '#lib/features/red-and-white/report/CameBackScreen.svelte';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { opened } from '../battle/opened.ts';

test('who came back: each choice says what is chosen by it', async () => {
	await render(CameBackScreen, { battle: await opened(), forcesHref: '/forces' });
	await expect.element(page.getByRole('heading', { name: 'Who won' })).toBeVisible();
	await expect.element(page.getByRole('heading', { name: 'Parts of a figure' })).toBeVisible();
});

test('what stood with a unit and was lost is said: it does not come back', async () => {
	const [gone, stays] = ['R1', 'R2'].map(unit);
	const lost = { type: 'setAttached', unit: gone!, place: 0, left: 0 } as const;
	const battle = await opened(lost);
	await render(CameBackScreen, { battle, forcesHref: '/forces' });
	const row = (id: string) =>
		page.getByRole('rowheader', { name: battle.state.units[id]!.unit.name });
	await expect.element(row(gone!)).toHaveTextContent(/ · Lost: light machine gun$/);
	await expect.element(row(stays!)).not.toHaveTextContent('Lost');
	await expect.element(page.getByText('comes back whole or not at all')).toBeVisible();
});

test('the ways on that come up where the survivors were sent home take no second tap of that finger', async () => {
	await render(CameBackScreen, { battle: await opened(), forcesHref: '/forces' });
	await page.getByRole('button', { name: 'Keep as new forces' }).click();
	const on = page.getByRole('link', { name: /^New battle/ });
	await expect.poll(() => on.elements().length).toBe(1);
	const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
	// Whoever refuses it does so first; nobody leaves this page.
	document.addEventListener('click', (press) => press.preventDefault(), { once: true });
	let heard = false;
	on.element().addEventListener('click', () => (heard = true), { once: true });
	on.element().dispatchEvent(second);
	expect(heard).toBe(false);
});
