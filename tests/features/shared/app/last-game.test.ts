import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	forgetLastGame,
	lastGame,
	noteLastGame,
	saidIn
} from '#lib/features/shared/app/last-game.ts';
import { layAsideLastGame, recallLastGame } from '#lib/features/shared/games/last-aside.ts';

const kept = new Map<string, string>();
beforeEach(() => {
	kept.clear();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key)
	});
});
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

test('a game that was deleted is no longer offered, and is again once it is brought back', () => {
	noteLastGame({ ...GAME, language: 'en' });
	layAsideLastGame('k');
	expect(lastGame()).toBeUndefined();
	recallLastGame('other');
	expect(lastGame()).toBeUndefined();
	recallLastGame('k');
	expect(lastGame()).toMatchObject(GAME);
});

test('what was played since stays the last game, and one that is over does not come back', () => {
	noteLastGame({ ...GAME, language: 'en' });
	layAsideLastGame('k');
	noteLastGame({ ...GAME, id: 'o', title: 'Orel', language: 'en' });
	recallLastGame('k');
	expect(lastGame()?.title).toBe('Orel');
	noteLastGame({ ...GAME, language: 'en' });
	forgetLastGame('k');
	layAsideLastGame('k');
	recallLastGame('k');
	expect(lastGame()).toBeUndefined();
});
