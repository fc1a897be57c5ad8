const keyOf = (game: string): string => `tachanka:first:${game}`;

/** The game in which a line says what to do now, if there is one. */
export const taughtGame = (game: string): string | null => {
	try {
		return localStorage.getItem(keyOf(game));
	} catch {
		return null;
	}
};

/** In this game a line says what to do. */
export const teachIn = (game: string, id: string): void => {
	try {
		localStorage.setItem(keyOf(game), id);
	} catch {
		// Then it is a game without lines.
	}
};

/** No line says what to do any more; the game stays. */
export const stopTeaching = (game: string): void => {
	try {
		localStorage.removeItem(keyOf(game));
	} catch {
		// Then nothing was kept there either.
	}
};
