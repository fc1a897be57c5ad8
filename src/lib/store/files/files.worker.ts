/// <reference lib="webworker" />
import type { Answer, Question, Wish } from './files.ts';
import { filesIn } from './folder.ts';

/** The second copy of everything, in the origin private file system. Older data are under another name. */
const FOLDER = 'tachanka';

let folder: Promise<FileSystemDirectoryHandle> | undefined;
const opened = (): Promise<FileSystemDirectoryHandle> =>
	(folder ??= navigator.storage
		.getDirectory()
		.then((root) => root.getDirectoryHandle(FOLDER, { create: true })));

const files = filesIn({
	keys: async function* () {
		yield* (await opened()).keys();
	},
	has: async (key) =>
		(await opened()).getFileHandle(key).then(
			() => true,
			() => false
		),
	open: async (key) =>
		(await (await opened()).getFileHandle(key, { create: true })).createSyncAccessHandle(),
	remove: async (key) => (await opened()).removeEntry(key)
});

const done = async (wish: Wish): Promise<unknown> => {
	switch (wish.do) {
		case 'list':
			return files.list();
		case 'read':
			return files.read(wish.name, wish.of);
		case 'append':
			return files.append(wish.name, wish.text, wish.at);
		case 'replace':
			return files.replace(wish.name, wish.text);
		case 'cut':
			return files.cut(wish.name, wish.size);
		case 'remove':
			return files.remove(wish.name);
	}
};

/** One tab at a time: a file can be open in only one place. */
const alone = (work: () => Promise<unknown>): Promise<unknown> =>
	'locks' in navigator ? navigator.locks.request('tachanka files', work) : work();

let queue: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
	const { id, wish } = data;
	queue = queue.then(async () => {
		const answer = await alone(() => done(wish)).then(
			(value): Answer => ({ id, value }),
			(cause: unknown): Answer => {
				const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
				return { id, error: { name, message } };
			}
		);
		self.postMessage(answer);
	});
});
