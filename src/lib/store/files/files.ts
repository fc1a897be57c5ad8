import { ownWorker } from '../worker.ts';
import address from './files.worker.ts?worker&url';

/** What can be asked of the files; the worker answers. */
export type Wish =
	| { readonly do: 'list' }
	| { readonly do: 'read'; readonly name: string; readonly of: string | undefined }
	| {
			readonly do: 'append';
			readonly name: string;
			readonly text: string;
			readonly at: number | null;
	  }
	| { readonly do: 'replace'; readonly name: string; readonly text: string }
	| { readonly do: 'cut'; readonly name: string; readonly size: number }
	| { readonly do: 'remove'; readonly name: string };

/** What the worker of the files is asked. */
export interface Question {
	readonly id: number;
	readonly wish: Wish;
}
/** What it answers: by the question, a value or what went wrong. */
export type Answer =
	| { readonly id: number; readonly value: unknown; readonly error?: never }
	| { readonly id: number; readonly error: { readonly name: string; readonly message: string } };

/** What a file says. */
export interface FileRead {
	readonly text: string;
	readonly size: number;
	/** Of each line: is it known to be as it was written? Nothing is known of the others. */
	readonly sound?: readonly boolean[] | undefined;
}

/** Text files of whole lines that survive the browser ending at any moment. Sizes are in bytes. */
export interface Files {
	readonly list: () => Promise<readonly string[]>;
	/**
	 * Null where there is no such file. `of`: what its lines belong to, where it is to be said which of them are as they
	 * were written.
	 */
	readonly read: (name: string, of?: string) => Promise<FileRead | null>;
	/**
	 * Durable when it resolves; creates the file where there is none. Null, with nothing written, where the file no
	 * longer ends `at` that size because somebody else has written.
	 */
	readonly append: (
		name: string,
		text: string,
		at: number | null
	) => Promise<{ readonly before: number; readonly after: number } | null>;
	/** Replaces the whole file, or keeps the old one if that fails; resolves to its size. */
	readonly replace: (name: string, text: string) => Promise<number>;
	/** Takes back what was appended after a size. */
	readonly cut: (name: string, size: number) => Promise<void>;
	readonly remove: (name: string) => Promise<void>;
}

/**
 * How many seconds the worker may be silent before the app goes on without it. They are counted one by one, and only
 * while the page is seen: a phone that slept meanwhile, or was too busy to count, has not waited.
 */
const PATIENCE = 15;

/** The files did not answer: not a refusal, but they are gone for this visit. */
export class FilesGone extends Error {
	override readonly name = 'FilesGone';
}

/** What the files answer to each wish. */
type Done<Do extends Wish['do']> = Awaited<ReturnType<Files[Do]>>;
type Asking = <Do extends Wish['do']>(wish: Extract<Wish, { do: Do }>) => Promise<Done<Do>>;

/**
 * Asks the worker and waits; each question gets its own answer. Any answer shows that the worker is there. A browser may
 * keep a page that is left as it was, and with its worker the files that every other page waits for: such a worker ends,
 * and the one that is started where somebody comes back to the page is asked again what was not answered.
 */
export const asking = (
	start: () => Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>
): Asking => {
	const waiting = new Map<number, readonly [Wish, (answer: Answer | undefined) => void]>();
	let last = 0;
	let silent = 0;
	let clock: ReturnType<typeof setInterval> | undefined;
	let worker: ReturnType<typeof start>;
	const give = (id: number, answer?: Answer): void => {
		silent = 0;
		waiting.get(id)?.[1](answer);
		waiting.delete(id);
		if (waiting.size === 0) clearInterval(clock);
	};
	const giveUp = (): void => [...waiting.keys()].forEach((id) => give(id));
	const post = (id: number, wish: Wish): void =>
		worker.postMessage({ id, wish } satisfies Question);
	const begin = (): void => {
		worker = start();
		worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => give(data.id, data));
		worker.addEventListener('error', giveUp);
		waiting.forEach(([wish], id) => post(id, wish));
	};
	begin();
	globalThis.window?.addEventListener(
		'pagehide',
		({ persisted }) => persisted && worker.terminate()
	);
	globalThis.window?.addEventListener('pageshow', ({ persisted }) => persisted && begin());
	return <Do extends Wish['do']>(wish: Extract<Wish, { do: Do }>) =>
		new Promise<Done<Do>>((resolve, reject) => {
			const id = ++last;
			if (waiting.size === 0)
				clock = setInterval(() => {
					if (!globalThis.document?.hidden && ++silent >= PATIENCE) giveUp();
				}, 1000);
			const answered = (answer: Answer | undefined): void => {
				if (!answer) reject(new FilesGone(wish.do));
				else if (answer.error) {
					const { name, message } = answer.error;
					reject(Object.assign(new Error(message), { name }));
				} else resolve(answer.value as Done<Do>);
			};
			waiting.set(id, [wish, answered]);
			post(id, wish);
		});
};

const filesBehind = (ask: Asking): Files => ({
	list: () => ask({ do: 'list' }),
	read: (name, of) => ask({ do: 'read', name, of }),
	append: (name, text, at) => ask({ do: 'append', name, text, at }),
	replace: (name, text) => ask({ do: 'replace', name, text }),
	cut: (name, size) => ask({ do: 'cut', name, size }),
	remove: (name) => ask({ do: 'remove', name })
});

let made: Promise<Files | undefined> | undefined;

const make = async (): Promise<Files | undefined> => {
	if (typeof Worker === 'undefined' || !('storage' in navigator)) return undefined;
	if (typeof navigator.storage.getDirectory !== 'function') return undefined;
	try {
		const ask = asking(() => ownWorker('app-files', address));
		await ask({ do: 'list' });
		return filesBehind(ask);
	} catch {
		return undefined;
	}
};

/** The files of this phone; undefined where the browser has none, or does not give access to them. */
export const openFiles = (): Promise<Files | undefined> => (made ??= make());

/** Uses other files than the browser's, for a test of what happens to them; undefined for none. */
export const useFiles = (files: Files | undefined): void => {
	made = Promise.resolve(files);
};
