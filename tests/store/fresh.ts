import 'fake-indexeddb/auto';
import { afterEach, beforeEach } from 'vitest';
import { closeStore, DATABASE } from '#lib/store/database.ts';
import { onStoreNotice } from '#lib/store/notices.ts';

const erased = (): Promise<void> =>
	new Promise((resolve, reject) => {
		const request = indexedDB.deleteDatabase(DATABASE);
		request.onsuccess = () => resolve();
		request.onerror = () => reject(request.error);
	});

/** Every test of the file begins with an empty storage that has told nothing. */
export const freshStore = (): void => {
	beforeEach(() => onStoreNotice(() => undefined)());
	afterEach(async () => {
		await closeStore();
		await erased();
	});
};
