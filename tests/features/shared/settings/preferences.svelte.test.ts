import { beforeEach, expect, test, vi } from 'vitest';
import { Preferences } from '#lib/features/shared/settings/preferences.svelte.ts';
import { speech } from '#lib/words/speech.svelte.ts';
import { shown } from '#lib/words/t.ts';

const store = vi.hoisted(() => new Map<string, unknown>());
vi.mock('#lib/features/shared/settings/own.ts', () => ({
	readOwn: (kind: string) => Promise.resolve(store.get(kind)),
	keepOwn: (kind: string, _: number, body: unknown) => Promise.resolve(void store.set(kind, body))
}));

/** A new visit: nothing in memory, what was kept is there. */
const visit = () => {
	const preferences = new Preferences();
	preferences.dress();
	return preferences;
};

beforeEach(() => {
	store.clear();
	localStorage.clear();
	speech.lengths = 'inches';
	delete document.documentElement.dataset['theme'];
});

const written = (theme: string) =>
	expect.poll(() => store.get('preferences')).toMatchObject({ theme });

test('the theme is there before the store is', async () => {
	visit().chooseTheme('hall');
	expect(document.documentElement.dataset['theme']).toBe('hall');
	delete document.documentElement.dataset['theme'];
	expect(visit().theme).toBe('hall');
	expect(document.documentElement.dataset['theme']).toBe('hall');
	await written('hall');
});

test('`system` leaves the theme to the phone', async () => {
	const preferences = visit();
	preferences.chooseTheme('dark');
	await written('dark');
	preferences.chooseTheme('system');
	expect(document.documentElement.dataset['theme']).toBeUndefined();
	await written('system');
});

test('what was chosen comes back, and a choice made before it came is not undone', async () => {
	store.set('preferences', { theme: 'dark', lengths: 'centimetres', keepAwake: false });
	const preferences = visit();
	preferences.chooseTheme('light');
	await preferences.load();
	expect(preferences.theme).toBe('light');
	expect(preferences.lengths).toBe('centimetres');
	expect(preferences.keepAwake).toBe(false);
	await expect
		.poll(() => store.get('preferences'))
		.toEqual({ theme: 'light', lengths: 'centimetres', keepAwake: false });
});

test('nonsense in the store changes nothing', async () => {
	store.set('preferences', { theme: 'pink', lengths: 3, keepAwake: 'yes' });
	const preferences = visit();
	await preferences.load();
	expect([preferences.theme, preferences.lengths, preferences.keepAwake]).toEqual([
		'system',
		'inches',
		true
	]);
	expect(shown({ inches: 12 })).toBe('12″');
});
