interface Row {
	readonly journal: string;
	readonly place: number;
	readonly line: string;
}
/** Both copies of a battle, letter by letter. */
export interface Copies {
	readonly file: string;
	readonly rows: readonly Row[];
}

/** In a page: what lies on the phone of a battle now; `put`: lies there instead from now on. */
export const copiesOf = async ([id, put]: readonly [
	id: string,
	put: Copies | null
]): Promise<Copies> => {
	const root = await navigator.storage.getDirectory();
	const folder = await root.getDirectoryHandle('tachanka');
	let name = '';
	for await (const key of folder.keys()) if (key.startsWith(`journal-${id}~`)) name = key;
	const handle = await folder.getFileHandle(name);
	const done = <T>(request: IDBRequest<T>): Promise<T> =>
		new Promise((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
	const db = await done(indexedDB.open('tachanka'));
	const entries = (mode: IDBTransactionMode) =>
		db.transaction('entries', mode).objectStore('entries');
	const all = (await done(entries('readonly').getAll())) as Row[];
	const file = await (await handle.getFile()).text();
	if (put) {
		const write = await handle.createWritable();
		await write.write(put.file);
		await write.close();
		const store = entries('readwrite');
		for (const row of all) if (row.journal === id) store.delete([id, row.place]);
		for (const row of put.rows) await done(store.put(row));
	}
	db.close();
	return { file, rows: all.filter((row) => row.journal === id) };
};
