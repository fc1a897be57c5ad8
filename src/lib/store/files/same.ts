import { DATABASE } from '../form.ts';
import type { EntryRow } from '../rows.ts';

/** How long the database may take to answer here, in ms. */
const PATIENCE = 5000;

/**
 * The rows of a journal, read without the layers of the database, for a worker; null where it does not answer. The
 * connection is given up at once: it closes when they are read, and keeps nobody waiting.
 */
export const rowsIn = (journal: string): Promise<readonly EntryRow[] | null> =>
	new Promise((resolve) => {
		const nothing = (): void => resolve(null);
		setTimeout(nothing, PATIENCE);
		const opening = indexedDB.open(DATABASE);
		// There is none, and this is not the place to make one.
		opening.onupgradeneeded = () => opening.transaction?.abort();
		opening.onerror = nothing;
		opening.onsuccess = () => {
			const db = opening.result;
			try {
				const all = IDBKeyRange.bound([journal, -Infinity], [journal, Infinity]);
				const rows = db.transaction('entries').objectStore('entries').getAll(all);
				rows.onsuccess = () => resolve(rows.result as readonly EntryRow[]);
				rows.onerror = nothing;
			} catch {
				nothing();
			}
			db.close();
		};
	});

/** Do the rows stand at 0, 1, 2 …, and does a file end with their very letters? */
export const endsWithRows = (text: string, rows: readonly EntryRow[]): boolean =>
	rows.every(({ place }, at) => place === at) &&
	text.endsWith(['', ...rows.map(({ line }) => line), ''].join('\n'));
