import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import UnitGroups from '#lib/features/red-and-white/phase/UnitGroups.svelte';
import { kromy, unit } from '../../../rules/red-and-white/engine/battles.ts';

test('the head of an officer counts those of his units that are on the table, as the key of his side does', async () => {
	const gone = { type: 'removeUnit', unit: unit('W1'), presence: 'destroyed' } as const;
	await render(UnitGroups, { battle: kromy(gone), camp: 'white' });
	const head = page.getByText(/Vitkovsky/).first();
	await expect.element(head).toBeVisible();
	const section = head.element().closest('section');
	expect(section?.textContent).toContain('4 units');
	expect(section?.querySelectorAll('li')).toHaveLength(5);
});
