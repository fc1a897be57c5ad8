import { withStore } from './database.ts';
import { change } from './records.ts';

/** What was last written under the key, or undefined. The caller checks what it is. */
export const readSetting = (key: string): Promise<unknown> =>
	withStore(async (db) => (await db.settings.get(key))?.value);

/** Resolves once it is durable. */
export const writeSetting = (key: string, value: unknown): Promise<void> =>
	withStore((db) => change(db, async () => ({ settings: [{ key, value }] })));
