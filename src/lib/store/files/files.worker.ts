/// <reference lib="webworker" />
import type { Answer, Question, Wish } from './files.ts';

/**
 * The second copy of everything, in the origin private file system. A file of the name `x` is kept as `x~<n>`; the one
 * with the highest `n` that begins with the mark of a whole file counts, so that a file is replaced whole or not at all.
 */
const FOLDER = 'tachanka-1';
const WHOLE = '+\n';
const HALF = '-\n';
const HEAD = WHOLE.length;
const NEWLINE = 10;

const bytes = new TextEncoder();
const words = new TextDecoder();

let folder: Promise<FileSystemDirectoryHandle> | undefined;
const opened = (): Promise<FileSystemDirectoryHandle> =>
	(folder ??= navigator.storage
		.getDirectory()
		.then((root) => root.getDirectoryHandle(FOLDER, { create: true })));

/** Does something with one file, which no other tab has in hand meanwhile, and writes it through to the disk. */
const withFile = async <T>(
	name: string,
	work: (file: FileSystemSyncAccessHandle) => T
): Promise<T> => {
	const handle = await (await opened()).getFileHandle(name, { create: true });
	const file = await handle.createSyncAccessHandle();
	try {
		return work(file);
	} finally {
		file.close();
	}
};

const isWhole = (file: FileSystemSyncAccessHandle): boolean => {
	const head = new Uint8Array(HEAD);
	return file.read(head, { at: 0 }) === HEAD && words.decode(head) === WHOLE;
};

/** All of it, or an error and the file as it was. */
const writeAt = (file: FileSystemSyncAccessHandle, text: string, at: number): number => {
	const data = bytes.encode(text);
	try {
		if (file.write(data, { at }) < data.length)
			throw new DOMException('The file took a part only.', 'QuotaExceededError');
		file.flush();
	} catch (cause) {
		file.truncate(at);
		file.flush();
		throw cause;
	}
	return at + data.length;
};

/** Which file counts for each name; what an interrupted replacement left is taken away. */
const current = async (only?: string): Promise<Map<string, number>> => {
	const found = new Map<string, number[]>();
	for await (const key of (await opened()).keys()) {
		const [, name, number] = /^(.+)~(\d+)$/.exec(key) ?? [];
		if (name === undefined || (only !== undefined && name !== only)) continue;
		found.set(name, [...(found.get(name) ?? []), Number(number)]);
	}
	const whole = new Map<string, number>();
	for (const [name, numbers] of found) {
		for (const number of numbers.sort((a, b) => b - a)) {
			const key = `${name}~${number}`;
			if (!whole.has(name) && (await withFile(key, isWhole))) whole.set(name, number);
			else await (await opened()).removeEntry(key);
		}
	}
	return whole;
};

/** Looked up once; another tab may have replaced the file since, and then it is looked up again. */
const known = new Map<string, number>();
const numberOf = async (name: string): Promise<number | undefined> => {
	const number = known.get(name);
	if (number !== undefined) {
		const there = await (await opened()).getFileHandle(`${name}~${number}`).catch(() => undefined);
		if (there) return number;
	}
	const found = (await current(name)).get(name);
	if (found === undefined) known.delete(name);
	else known.set(name, found);
	return found;
};

/** The file as a text of whole lines. A last line that was torn in writing is cut off. */
const read = async (name: string): Promise<{ text: string; size: number } | null> => {
	const number = await numberOf(name);
	if (number === undefined) return null;
	return withFile(`${name}~${number}`, (file) => {
		const data = new Uint8Array(file.getSize());
		file.read(data, { at: 0 });
		const size = data.lastIndexOf(NEWLINE) + 1;
		if (size < data.length) {
			file.truncate(size);
			file.flush();
		}
		return { text: words.decode(data.subarray(HEAD, size)), size };
	});
};

const append = async (
	name: string,
	text: string,
	at: number | null
): Promise<{ before: number; after: number } | null> => {
	const number = await numberOf(name);
	if (number === undefined) {
		if (at) return null;
		return withFile(`${name}~0`, (file) => {
			file.truncate(0);
			const after = writeAt(file, WHOLE + text, 0);
			known.set(name, 0);
			return { before: HEAD, after };
		});
	}
	return withFile(`${name}~${number}`, (file) => {
		const before = file.getSize();
		if (at !== null && at !== before) return null;
		return { before, after: writeAt(file, text, before) };
	});
};

const replace = async (name: string, text: string): Promise<number> => {
	const before = await numberOf(name);
	const number = before === undefined ? 0 : before + 1;
	const after = await withFile(`${name}~${number}`, (file) => {
		file.truncate(0);
		const size = writeAt(file, HALF + text, 0);
		writeAt(file, WHOLE.slice(0, 1), 0);
		return size;
	});
	known.set(name, number);
	if (before !== undefined) await (await opened()).removeEntry(`${name}~${before}`);
	return after;
};

const cut = async (name: string, size: number): Promise<void> => {
	const number = await numberOf(name);
	if (number === undefined) return;
	await withFile(`${name}~${number}`, (file) => {
		if (file.getSize() <= size) return;
		file.truncate(size);
		file.flush();
	});
};

const remove = async (name: string): Promise<void> => {
	const number = await numberOf(name);
	known.delete(name);
	if (number !== undefined) await (await opened()).removeEntry(`${name}~${number}`);
};

const done = async (wish: Wish): Promise<unknown> => {
	switch (wish.do) {
		case 'list':
			return [...(await current()).keys()];
		case 'read':
			return read(wish.name);
		case 'append':
			return append(wish.name, wish.text, wish.at);
		case 'replace':
			return replace(wish.name, wish.text);
		case 'cut':
			return cut(wish.name, wish.size);
		case 'remove':
			return remove(wish.name);
	}
};

/** One tab at a time: a file can be in one hand only. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
	'locks' in navigator
		? navigator.locks.request('tachanka files', work as () => Promise<Awaited<T>>)
		: work();

let queue: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
	const { id, wish } = data;
	queue = queue.then(async () => {
		const answer = await alone(() => done(wish)).then(
			(value): Answer => ({ id, value }),
			(cause: unknown): Answer => {
				const { name, message } = cause as Error;
				return { id, error: { name: String(name), message: String(message) } };
			}
		);
		self.postMessage(answer);
	});
});
