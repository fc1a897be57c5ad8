import type { Page } from '@playwright/test';
import { begun, outside, phase } from './durable.ts';
import { expect, type Host } from './harness.ts';

interface Row {
	readonly journal: string;
	readonly place: number;
	readonly line: string;
}
/** Both copies of a battle, letter by letter. */
interface Copies {
	readonly file: string;
	readonly rows: readonly Row[];
}

/** What lies on the phone of a battle now, or instead of that what is given. */
const copies = (page: Page, journal: string, put?: Copies): Promise<Copies> =>
	page.evaluate(
		async ([id, given]) => {
			const root = await navigator.storage.getDirectory();
			const folder = await root.getDirectoryHandle('tachanka');
			let name = '';
			for await (const key of folder.keys()) if (key.startsWith(`journal-${id}~`)) name = key;
			const handle = await folder.getFileHandle(name);
			const db = await new Promise<IDBDatabase>((resolve, reject) => {
				const request = indexedDB.open('tachanka');
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
			const done = <T>(request: IDBRequest<T>): Promise<T> =>
				new Promise((resolve, reject) => {
					request.onsuccess = () => resolve(request.result);
					request.onerror = () => reject(request.error);
				});
			const entries = (mode: IDBTransactionMode) =>
				db.transaction('entries', mode).objectStore('entries');
			const all = (await done(entries('readonly').getAll())) as Row[];
			if (given) {
				const write = await handle.createWritable();
				await write.write(given.file);
				await write.close();
				const store = entries('readwrite');
				for (const row of all) if (row.journal === id) store.delete([id, row.place]);
				for (const row of given.rows) await done(store.put(row));
			}
			db.close();
			const file = await (await handle.getFile()).text();
			return { file, rows: all.filter((row) => row.journal === id) };
		},
		[journal, put] as const
	);

/** A battle whose two copies are whole and tell two things from the third line on; resolves to its address. */
export async function parted(page: Page, host: Pick<Host, 'url'>): Promise<string> {
	const address = await begun(page, host);
	const id = address.slice(-36);
	await phase(page, 2);
	await outside(page, host);
	const early = await copies(page, id);
	await page.goto(address);
	await phase(page, 3);
	await phase(page, 4);
	await outside(page, host);
	const { rows } = await copies(page, id);
	await copies(page, id, early);
	await page.goto(address);
	await phase(page, 5);
	await outside(page, host);
	const { file } = await copies(page, id);
	await copies(page, id, { file, rows });
	await page.goto(address);
	await expect(page.getByRole('list', { name: 'Phase', exact: true })).toBeVisible();
	return address;
}
