import { tick } from 'svelte';

/** Does what was pressed on the build's drawing of a screen, now that the screen itself is there. */
export const pressAgain = async (): Promise<void> => {
	// By then the app answers for itself.
	await tick();
	const pressed = (window.presses?.splice(0) ?? []).map(({ find, value }) => ({
		key: find(),
		value
	}));
	for (const { key, value } of pressed) {
		if (!key?.isConnected) continue;
		if (value === undefined || !('value' in key)) key.click();
		else {
			key.value = value;
			key.dispatchEvent(new Event('change', { bubbles: true }));
		}
		await tick();
	}
};
