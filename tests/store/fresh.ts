import 'fake-indexeddb/auto';
import { afterEach } from 'vitest';
import { closeStore, DATABASE } from '#lib/store/database.ts';

const erased = (): Promise<void> =>
	new Promise((resolve, reject) => {
		const request = indexedDB.deleteDatabase(DATABASE);
		request.onsuccess = () => resolve();
		request.onerror = () => reject(request.error);
	});

/** Every test of the file begins with an empty storage. */
export const freshStore = (): void => {
	afterEach(async () => {
		await closeStore();
		await erased();
	});
};
