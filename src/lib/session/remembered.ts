/** What this tab kept under the key, surviving a reload; null where there is nothing. Not checked. */
export const inSession = (key: string): unknown => {
	try {
		return JSON.parse(sessionStorage.getItem(key) ?? 'null');
	} catch {
		return null;
	}
};

/** Keeps a value for this tab at once; null removes it. */
export const toSession = (key: string, value: unknown): void => {
	try {
		if (value === null) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, JSON.stringify(value));
	} catch {
		// Without it a reload starts again from nothing.
	}
};

/** The store with its database is fetched only when asked for, so that it does not delay the first picture. */
const settings = () => import('#lib/store/settings.ts');

/** What was kept under the key on this phone, or undefined; undefined also where nothing can be kept. */
export const readKept = async (key: string): Promise<unknown> => {
	try {
		return await (await settings()).readSetting(key);
	} catch {
		return undefined;
	}
};

/**
 * Keeps on this phone what is made of the value as it stands by then, since another tab may have written. False where
 * it could not be kept.
 */
export const keepOn = async (key: string, make: (there: unknown) => unknown): Promise<boolean> => {
	try {
		await (await settings()).alterSetting(key, make);
		return true;
	} catch {
		return false;
	}
};

/** Keeps a value on this phone. False where it could not be kept. */
export const keep = (key: string, value: unknown): Promise<boolean> => keepOn(key, () => value);
