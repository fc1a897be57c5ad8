import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastGame, noteLastGame, saidIn } from '#lib/features/shared/app/last-game.ts';

const kept = new Map<string, string>();
beforeEach(() =>
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key)
	})
);
afterEach(() => vi.unstubAllGlobals());

const GAME = { id: 'k', href: '/battles/k', title: 'Kromy', hint: 'Round 1, Red turn' };

test('where the last game stands is said in the language in which it was noted, and in no other', () => {
	noteLastGame({ ...GAME, language: 'en' });
	expect(saidIn(lastGame(), 'en')).toMatchObject(GAME);
	expect(saidIn(lastGame(), 'ru')).toMatchObject({ title: 'Kromy', hint: undefined });
});

test('a note of an earlier version was English', () => {
	kept.set('tachanka:last-game', JSON.stringify(GAME));
	expect(saidIn(lastGame(), 'en')?.hint).toBe(GAME.hint);
	expect(saidIn(lastGame(), 'ru')?.hint).toBeUndefined();
});
