import { change } from './records.ts';
import { isSound } from './seal.ts';
import { now, type Database } from '../rows.ts';
import { appVersion } from './version.ts';

/** The setting that lists which versions of the app have written, each since when, the latest last. */
export const WRITERS = 'written by';

/** A version of the app, and since when it has written. */
export interface Writer {
	readonly version: string;
	readonly since: string;
}

/** The most versions that are remembered. */
const MOST = 50;

/** Notes, once for each version, that it writes from now on. */
export const noteWriter = async (db: Database): Promise<void> => {
	const version = appVersion();
	const row = await db.settings.get(WRITERS);
	const known = row && isSound(row) ? (row.value as readonly Writer[]) : [];
	if (version === undefined || known.at(-1)?.version === version) return;
	const value = [...known, { version, since: now() }].slice(-MOST);
	await change(db, async () => ({ settings: [{ key: WRITERS, value }] }));
};
