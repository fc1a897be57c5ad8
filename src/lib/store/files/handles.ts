import { withStore } from '../database.ts';

/** A folder or file lent by the browser, as kept under the key; undefined where there is none. */
export const readHandle = (key: string): Promise<unknown> =>
	withStore(async (db) => (await db.handles.get(key))?.handle);

/** Kept only in the database, since a file cannot hold it. */
export const writeHandle = (key: string, handle: unknown): Promise<void> =>
	withStore(async (db) => void (await db.handles.put({ key, handle })));

/** Forgets what is kept under the key, if anything is. */
export const forgetHandle = (key: string): Promise<void> =>
	withStore((db) => db.handles.delete(key));
