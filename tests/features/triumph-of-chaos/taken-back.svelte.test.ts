import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import CombatScreen from '#lib/features/triumph-of-chaos/combat/CombatScreen.svelte';
import { attacks, fire, on } from '../../rules/triumph-of-chaos/statements/deeds.ts';
import { given, opened } from './opened.ts';

test('a combat whose fire is taken back stands as it was filled in', async () => {
	const campaign = await opened(attacks('white', 'Orel'), on('Orel'));
	const fought = given(campaign, fire('Orel', { aStrength: 9, dStrength: 3 }, 2, 5));
	expect((await campaign.do(fought)).ok).toBe(true);
	await render(CombatScreen, { campaign });
	await page.getByRole('button', { name: 'Undo' }).click();
	const strength = (nth: number) => () =>
		page.getByRole('group', { name: 'Strength' }).nth(nth).query()?.querySelector('input')?.value;
	await expect.poll(strength(0)).toBe('9');
	expect(strength(1)()).toBe('3');
});

test('what follows a declaration begins at its top', async () => {
	const campaign = await opened();
	await render(CombatScreen, { campaign });
	await page.getByRole('textbox').fill('Orel');
	const scrolled = vi.spyOn(window, 'scrollTo').mockClear();
	await page.getByRole('button', { name: 'Declare', exact: true }).click();
	await expect.poll(() => scrolled.mock.calls).toEqual([[0, 0]]);
	scrolled.mockRestore();
});
