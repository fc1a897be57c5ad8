/** The store with its database is only fetched when it is asked for, so that it delays no first picture. */
const settings = () => import('#lib/store/settings.ts');

/** What was kept under the key on this phone, or undefined; also where nothing can be kept. */
export const readKept = async (key: string): Promise<unknown> => {
	try {
		return await (await settings()).readSetting(key);
	} catch {
		return undefined;
	}
};

/** Keeps a value on this phone. False where it could not be kept. */
export const keep = async (key: string, value: unknown): Promise<boolean> => {
	try {
		await (await settings()).writeSetting(key, value);
		return true;
	} catch {
		return false;
	}
};
