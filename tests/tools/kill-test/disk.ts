import type { Tab } from './tab.ts';

/** Both copies as they lie on the disk, read without the app. */
export interface Disk {
	/** Null where the browser has lost it. */
	readonly database: Held | null;
	readonly files: Held;
	/** Something was on its way in. */
	readonly coming: boolean;
}

/** What one copy holds. */
export interface Held {
	/** The lines of each journal as they were written, by its id; a torn last line is none. */
	readonly lines: Readonly<Record<string, readonly string[]>>;
	/** The titles of journals by their ids. */
	readonly titles: Readonly<Record<string, string>>;
	/** Each battle and each force, and how it stands: in its place or deleted, so many lines, so many photos. */
	readonly things: ReadonlyMap<string, string>;
}

interface JournalRow {
	readonly id: string;
	readonly title: string;
	readonly deletedAt: string | null;
}
interface ForceRow {
	readonly kind: string;
	readonly id: string;
	readonly body: { readonly name?: string };
	readonly deletedAt: string | null;
}
interface Rows {
	readonly journals: readonly JournalRow[];
	readonly documents: readonly ForceRow[];
}
/** What a page reads off the disk. */
interface Found {
	readonly database:
		| (Rows & {
				readonly entries: readonly {
					readonly journal: string;
					readonly place: number;
					readonly line: string;
				}[];
				/** The journal of each photo whose bytes are there. */
				readonly photos: readonly string[];
		  })
		| null;
	/** Texts by their names; of a photo the beginning. */
	readonly files: Readonly<Record<string, string>>;
}

/** Reads both copies from the page that is open, of the app's origin. */
const found = (tab: Tab): Promise<Found> =>
	tab.run(async () => {
		const files: Record<string, string> = {};
		const root = await navigator.storage.getDirectory();
		const folder = await root.getDirectoryHandle('tachanka').catch(() => undefined);
		for await (const name of folder?.keys() ?? []) {
			const file = await (await folder?.getFileHandle(name))?.getFile();
			if (file) files[name] = await (name.startsWith('photo-') ? file.slice(0, 600) : file).text();
		}

		// A browser that has just found its database damaged refuses once, and then has none.
		const all = await indexedDB.databases().catch(() => []);
		if (!all.some(({ name }) => name === 'tachanka')) return { files, database: null };
		const request = indexedDB.open('tachanka');
		const db = await new Promise<IDBDatabase>((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
		try {
			if (!db.objectStoreNames.contains('entries')) return { files, database: null };
			const reading = db.transaction([...db.objectStoreNames]);
			const rows = <Row>(table: string): Promise<Row[]> =>
				new Promise((resolve, reject) => {
					const asked = reading.objectStore(table).getAll();
					asked.onsuccess = () => resolve(asked.result as Row[]);
					asked.onerror = () => reject(asked.error);
				});
			type Photo = { id: string; journal: string };
			type Picture = { id: string; bytes: ArrayBuffer };
			const [journals, documents, entries, photos, pictures] = await Promise.all([
				rows<JournalRow>('journals'),
				rows<ForceRow>('documents'),
				rows<{ journal: string; place: number; line: string }>('entries'),
				rows<Photo>('photos'),
				rows<Picture>('pictures')
			]);
			const whole = new Set(
				pictures.filter(({ bytes }) => bytes.byteLength > 0).map(({ id }) => id)
			);
			return {
				files,
				database: {
					...{ journals, documents, entries },
					photos: photos.filter(({ id }) => whole.has(id)).map(({ journal }) => journal)
				}
			};
		} finally {
			db.close();
		}
	}, undefined);

const linesByJournal = (
	entries: readonly { readonly journal: string; readonly line: string }[]
): Record<string, string[]> => {
	const lines: Record<string, string[]> = {};
	for (const { journal, line } of entries) (lines[journal] ??= []).push(line);
	return lines;
};

const held = (
	{ journals, documents }: Rows,
	lines: Held['lines'],
	photos: readonly string[]
): Held => {
	const titles = Object.fromEntries(journals.map(({ id, title }) => [id, title]));
	const state = (deletedAt: string | null): string => (deletedAt === null ? 'kept' : 'deleted');
	const things = new Map<string, string>();
	for (const { id, title, deletedAt } of journals) {
		const pictures = photos.filter((journal) => journal === id).length;
		things.set(title, `${state(deletedAt)}, ${lines[id]?.length ?? 0} lines, ${pictures} photos`);
	}
	for (const { kind, body, deletedAt } of documents)
		if (kind === 'force') things.set(`force ${body.name}`, state(deletedAt));
	// What nobody names should not be there.
	for (const id of Object.keys(lines)) if (!(id in titles)) things.set(`lines of ${id}`, 'left');
	for (const id of photos) if (!(id in titles)) things.set(`photo of ${id}`, 'left');
	return { lines, titles, things };
};

/** The rows that the lines of the file of records come to. */
const recordsIn = (text: string): Rows => {
	const journals = new Map<string, JournalRow>();
	const documents = new Map<string, ForceRow>();
	type Change = Partial<Rows> & {
		readonly goneJournals?: readonly string[];
		readonly goneDocuments?: readonly (readonly [string, string])[];
	};
	for (const raw of text.split('\n').slice(1, -1)) {
		const { e: change } = JSON.parse(raw) as { readonly e: Change };
		for (const row of change.journals ?? []) journals.set(row.id, row);
		for (const row of change.documents ?? []) documents.set(`${row.kind} ${row.id}`, row);
		for (const id of change.goneJournals ?? []) journals.delete(id);
		for (const key of change.goneDocuments ?? []) documents.delete(key.join(' '));
	}
	return { journals: [...journals.values()], documents: [...documents.values()] };
};

/** Of a file that was being replaced both may lie there; the app decides, and then it is one. */
const heldInFiles = (files: Found['files']): Held => {
	const lines: Record<string, readonly string[]> = {};
	const photos: string[] = [];
	let records = '';
	for (const [key, text] of Object.entries(files)) {
		const name = decodeURIComponent(key.replace(/~\d+$/, ''));
		if (name === 'records') records = text;
		else if (name.startsWith('journal-')) lines[name.slice(8)] = text.split('\n').slice(2, -1);
		else if (name.startsWith('photo-'))
			photos.push(/"journal":"([^"]+)"/.exec(text)?.[1] ?? `nobody: ${name}`);
	}
	return held(recordsIn(records), lines, photos);
};

/** Looks at both copies; nothing is healed by looking. */
export async function look(tab: Tab): Promise<Disk> {
	const { database, files } = await found(tab);
	return {
		database:
			database &&
			held(
				database,
				linesByJournal(database.entries.toSorted((a, b) => a.place - b.place)),
				database.photos
			),
		files: heldInFiles(files),
		coming: Object.keys(files).some((name) => name.startsWith('coming'))
	};
}

interface Entry {
	readonly kind: string;
	readonly facts?: readonly { readonly to?: { readonly phase?: number } }[];
}

/** What a line tells, in short: the phase it leads to, or the kind of note that it is. */
export const told = (raw: string): string => {
	const { e } = JSON.parse(raw) as { readonly e: Entry };
	if (e.kind !== 'done') return e.kind;
	return `phase ${(e.facts ?? []).reduce((phase, { to }) => to?.phase ?? phase, 1)}`;
};
