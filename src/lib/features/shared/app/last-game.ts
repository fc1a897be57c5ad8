import { note, noted } from '#lib/store/records/noted.ts';

/** The game that was played last, as the start screen shows it. */
export interface LastGame {
	readonly id: string;
	readonly href: string;
	readonly title: string;
	/** Where it stands, in the language of its note. */
	readonly hint?: string | undefined;
	readonly language: string;
}

export const LAST = 'tachanka:last-game';

/** Notes the game for the start screen. The game itself is in the store; without the note only the shortcut is missing. */
export const noteLastGame = (game: LastGame): void => note(LAST, JSON.stringify(game));

/** The note, or undefined where there is none that can be read. */
export const lastGame = (key = LAST): LastGame | undefined => {
	try {
		const raw: unknown = JSON.parse(noted(key) ?? 'null');
		if (typeof raw !== 'object' || raw === null) return undefined;
		const { id, href, title, hint, language } = raw as Partial<Record<string, unknown>>;
		return typeof id === 'string' &&
			typeof href === 'string' &&
			href.startsWith('/') &&
			typeof title === 'string' &&
			typeof hint === 'string'
			? { id, href, title, hint, language: typeof language === 'string' ? language : 'en' }
			: undefined;
	} catch {
		return undefined;
	}
};

/** The note for a player of this language: where the game stands is left out if it was said in another. */
export const saidIn = (game: LastGame | undefined, language: string): LastGame | undefined =>
	game && game.language !== language ? { ...game, hint: undefined } : game;

/** Forgets a game that is over, so that it is no longer offered. */
export const forgetLastGame = (id: string): void => {
	if (lastGame()?.id === id) note(LAST, null);
};
