import { checksum } from '#lib/kernel/border/checksum.ts';

/** Permission for a folder, as the browser reports it; TypeScript's own DOM library does not know it yet. */
type Rights = 'granted' | 'denied' | 'prompt';
interface WithRights {
	queryPermission?: (wanted: { mode: 'readwrite' }) => Promise<Rights>;
	requestPermission?: (wanted: { mode: 'readwrite' }) => Promise<Rights>;
}
export type Folder = FileSystemDirectoryHandle & WithRights;

interface Picker {
	showDirectoryPicker?: (wanted: { id: string; mode: 'readwrite' }) => Promise<Folder>;
}

/** How many copies are kept; older ones make room. */
export const COPIES = 10;

/** Can this browser give access to a folder? */
export const foldersOffered = (): boolean =>
	typeof (globalThis as Picker).showDirectoryPicker === 'function';

/** The folder that the owner picks; undefined where he changed his mind. */
export const pickFolder = async (): Promise<Folder | undefined> => {
	try {
		return await (globalThis as Picker).showDirectoryPicker?.({
			id: 'tachanka',
			mode: 'readwrite'
		});
	} catch (cause) {
		if (cause instanceof DOMException && cause.name === 'AbortError') return undefined;
		throw cause;
	}
};

/** May the app write there? `ask`: it may ask the owner, which takes a tap of his. */
export const mayWrite = async (folder: Folder, ask: boolean): Promise<Rights> => {
	const mode = { mode: 'readwrite' } as const;
	const now = (await folder.queryPermission?.(mode)) ?? 'granted';
	return now === 'prompt' && ask ? ((await folder.requestPermission?.(mode)) ?? 'granted') : now;
};

const COPY = /^tachanka-copy-[\d-]+\.json$/;

/** The file name of a copy made at this moment; sorted by name, copies stand in order of time. */
export const copyNameAt = (at: string): string =>
	`tachanka-copy-${at.slice(0, 19).replace(/[T:]/g, '-')}.json`;

/** The copies in a folder, the latest first; other files there are ignored. */
export const copiesIn = async (folder: Folder): Promise<readonly string[]> => {
	const names: string[] = [];
	for await (const name of folder.keys()) if (COPY.test(name)) names.push(name);
	return names.sort().reverse();
};

const PHOTO_COPY = /^tachanka-photo-([\w-]+?)(?:-[0-9A-F]{8})?\.json$/;

const safeId = (id: string): string => id.replace(/[^\w-]/g, '_');

/**
 * The file name of a photo's copy, from the photo's id and a checksum of what is known about it, so that a changed
 * caption gives another name.
 */
export const photoNameOf = (id: string, about: unknown): string =>
	`tachanka-photo-${safeId(id)}-${checksum(new TextEncoder().encode(JSON.stringify(about)))}.json`;

/** Is this file a copy of this photo, as it is now or as it was? */
export const isPhotoCopy = (name: string, id: string): boolean =>
	PHOTO_COPY.exec(name)?.[1] === safeId(id);

/** The copies of all photos in a folder. */
export const photoCopiesIn = async (folder: Folder): Promise<readonly string[]> => {
	const names: string[] = [];
	for await (const name of folder.keys()) if (PHOTO_COPY.test(name)) names.push(name);
	return names;
};

/** Writes a file, whole or not at all. */
export const writeWhole = async (
	folder: Folder,
	name: string,
	text: string | Blob
): Promise<void> => {
	const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
	try {
		await file.write(text);
		await file.close();
	} catch (cause) {
		await file.abort().catch(() => undefined);
		throw cause;
	}
};

/** Writes a copy, whole or not at all, then deletes the oldest ones. */
export const writeCopy = async (folder: Folder, name: string, text: Blob): Promise<void> => {
	await writeWhole(folder, name, text);
	for (const old of (await copiesIn(folder)).slice(COPIES)) await folder.removeEntry(old);
};
