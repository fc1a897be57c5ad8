import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { install } from '#lib/features/shared/app/install.svelte.ts';
import InstallWord from '#lib/features/shared/app/InstallWord.svelte';

test('a word on installing is said where the browser offers it, once', async () => {
	install.listen();
	let asked = 0;
	const screen = await render(InstallWord, {});
	const key = screen.getByRole('button', { name: 'Install the app' });
	await expect.element(key).not.toBeInTheDocument();

	const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
		prompt: () => Promise.resolve((asked += 1))
	});
	window.dispatchEvent(offer);
	expect(offer.defaultPrevented).toBe(true);
	await key.click();
	expect(asked).toBe(1);
	await expect.element(key).not.toBeInTheDocument();
});
