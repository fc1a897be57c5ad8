import { withStore } from './database.ts';
import { change } from './records/records.ts';
import { isSound } from './records/seal.ts';

/** What was last written under the key, or undefined, as where it is damaged. The caller checks what it is. */
export const readSetting = (key: string): Promise<unknown> =>
	withStore(async (db) => {
		const row = await db.settings.get(key);
		return row && isSound(row) ? row.value : undefined;
	});

/** Makes the value from what is there by then, undefined where nothing can be read; resolves once it is durable. */
export const alterSetting = (key: string, make: (there: unknown) => unknown): Promise<void> =>
	withStore((db) =>
		change(db, async () => {
			const row = await db.settings.get(key);
			return { settings: [{ key, value: make(row && isSound(row) ? row.value : undefined) }] };
		})
	);
