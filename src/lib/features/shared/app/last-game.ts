/** The game that was played last, as the start screen names it. */
export interface LastGame {
	readonly id: string;
	readonly href: string;
	readonly title: string;
	readonly hint: string;
}

const KEY = 'tachanka:last-game';

/** Notes it down for the start screen. The game itself is in the store; without this note only the shortcut is gone. */
export const noteLastGame = (game: LastGame): void => {
	try {
		localStorage.setItem(KEY, JSON.stringify(game));
	} catch {
		// No shortcut then.
	}
};

/** The note, or undefined where there is none that reads. */
export const lastGame = (): LastGame | undefined => {
	try {
		const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
		if (typeof raw !== 'object' || raw === null) return undefined;
		const { id, href, title, hint } = raw as Partial<Record<string, unknown>>;
		return typeof id === 'string' &&
			typeof href === 'string' &&
			href.startsWith('/') &&
			typeof title === 'string' &&
			typeof hint === 'string'
			? { id, href, title, hint }
			: undefined;
	} catch {
		return undefined;
	}
};

/** A game that was deleted is not offered any more. */
export const forgetLastGame = (id: string): void => {
	if (lastGame()?.id !== id) return;
	try {
		localStorage.removeItem(KEY);
	} catch {
		// It leads to a screen that says the game is not here.
	}
};
