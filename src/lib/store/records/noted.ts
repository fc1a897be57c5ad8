/** What was noted under the key in this browser, for all tabs, to be read before the store; null where nothing was, or can be. */
export const noted = (key: string): string | null => {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
};

/** Notes a text, or that there is none any more; where nothing can be noted, it is as if nothing had been. */
export const note = (key: string, text: string | null): void => {
	try {
		if (text === null) localStorage.removeItem(key);
		else localStorage.setItem(key, text);
	} catch {
		// Whoever looks for it does without.
	}
};
