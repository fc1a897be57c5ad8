import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { ForceEditor } from '#lib/features/red-and-white/forces/edit/editor.svelte.ts';
import ForceHead from '#lib/features/red-and-white/forces/ForceHead.svelte';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';

test('what the Red and the White turn are to a force of another side is said beside them', async () => {
	const [force] = EXAMPLE_FORCES;
	await render(ForceHead, {
		editor: {} as ForceEditor,
		force: { ...force!, faction: 'green', camp: 'red' }
	});
	await expect.element(page.getByText('Moves and fires in')).toBeVisible();
	await expect.element(page.getByText('the White turn')).toBeVisible();
});
