import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import GoalsScreen from '#lib/features/red-and-white/goals/GoalsScreen.svelte';
import { opened } from './opened.ts';

const button = (name: string) => page.getByRole('button', { name });
/** Two quick taps of one finger. */
const twice = async (name: string): Promise<void> => {
	await expect.element(button(name)).toBeEnabled();
	const key = button(name).element() as HTMLElement;
	key.click();
	key.click();
	await expect.element(button(name)).not.toBeInTheDocument();
};

test('two quick taps keep an objective once, and give points by hand once', async () => {
	const battle = await opened();
	await render(GoalsScreen, { battle });
	await button('Add an objective').click();
	await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('The bridge');
	await twice('Keep this objective');
	await battle.written();
	expect(battle.refusal).toBeUndefined();
	expect(battle.state.goals.objectives).toHaveLength(1);

	await button('Points by hand').click();
	await page.getByRole('textbox', { name: 'For what' }).fill('the guns');
	await twice('Give these points');
	await battle.written();
	expect(battle.state.goals.given).toHaveLength(1);
});
