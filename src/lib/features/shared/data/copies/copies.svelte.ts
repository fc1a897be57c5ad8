import { appVersion } from '#lib/store/records/version.ts';
import { problemPhrase } from '#lib/store/problem.ts';
import { keep, readKept } from '#lib/session/remembered.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { makingFile } from '#lib/kernel/border/file.ts';
import { LongWork } from '#lib/session/long-work.svelte.ts';
import { now } from '#lib/store/rows.ts';
import { forgetHandle, readHandle, writeHandle } from '#lib/store/files/handles.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import {
	copyNameAt,
	foldersOffered,
	mayWrite,
	pickFolder,
	writeCopy,
	type Folder
} from './folder.ts';
import { gather } from '../gather.ts';
import { makingBlob } from '../send.ts';
import { copyPhotos } from './photo-copies.ts';
import { FOLDER_KEY, noteSaved } from './saved.ts';
import { words } from '#lib/features/shared/words/en/data.ts';

/**
 * The state of automatic copies. `not offered`: this browser offers no folder. `none`: no folder was chosen. `asleep`:
 * the browser wants the owner's permission again. `ready`: a copy goes there after each turn and on leaving.
 */
export type CopiesState = 'not offered' | 'none' | 'asleep' | 'ready';

interface Last {
	readonly at: string;
	readonly name: string;
}

const isFolder = (value: unknown): value is Folder =>
	typeof FileSystemDirectoryHandle === 'function' && value instanceof FileSystemDirectoryHandle;

const WHY: Readonly<Record<string, Phrase>> = {
	NotFoundError: say(words.theFolderIsNoLongerThereChoose),
	NotAllowedError: say(words.theBrowserDoesNotLetTheAppWrite),
	QuotaExceededError: say(words.thereIsNoRoomForACopyOnThatDevice)
};

/** Automatic copies of everything into a folder of the owner. */
class Copies {
	#state = $state<CopiesState>('none');
	#folder = $state.raw<Folder>();
	#last = $state.raw<Last>();
	#problem = $state.raw<Phrase>();
	#queue: Promise<unknown> = Promise.resolve();
	/** A copy that is being written. */
	readonly long = new LongWork();

	get state(): CopiesState {
		return this.#state;
	}
	/** The name of the folder. */
	get name(): string {
		return this.#folder?.name ?? '';
	}
	get last(): Last | undefined {
		return this.#last;
	}
	get problem(): Phrase | undefined {
		return this.#problem;
	}

	load = (): Promise<void> =>
		this.#next(async () => {
			if (!foldersOffered()) {
				this.#state = 'not offered';
				return;
			}
			const kept = await readHandle(FOLDER_KEY);
			if (!isFolder(kept)) {
				this.#state = 'none';
				return;
			}
			this.#folder = kept;
			const last = await readKept(FOLDER_KEY);
			if (isLast(last)) this.#last = last;
			this.#state = (await mayWrite(kept, false)) === 'granted' ? 'ready' : 'asleep';
		});

	/** Lets the owner pick a folder; the first copy is written at once. */
	choose = (): Promise<void> =>
		this.#next(async () => {
			const folder = await pickFolder();
			if (!folder || (await mayWrite(folder, true)) !== 'granted') return;
			await writeHandle(FOLDER_KEY, folder);
			this.#folder = folder;
			this.#state = 'ready';
			await this.#write(folder);
		});

	/** Asks for permission again after the browser has forgotten it, then writes a copy. */
	wake = (): Promise<void> =>
		this.#next(async () => {
			if (!this.#folder) return;
			const may = await mayWrite(this.#folder, true);
			this.#state = may === 'granted' ? 'ready' : 'asleep';
			if (may === 'granted') await this.#write(this.#folder);
		});

	/** Stops copying; existing copies stay. */
	forget = (): Promise<void> =>
		this.#next(async () => {
			await forgetHandle(FOLDER_KEY);
			this.#folder = undefined;
			this.#last = undefined;
			this.#state = 'none';
		});

	/** Writes a copy now if a folder is ready; otherwise does nothing. */
	copy = (): Promise<void> =>
		this.#next(async () => {
			if (this.#folder && this.#state === 'ready') await this.#write(this.#folder);
		});

	/** Photos go beside the copy, each once; inside it they would be written again every turn. */
	async #write(folder: Folder): Promise<void> {
		const made = await this.long.do(say(words.writingACopy), async (doing) => {
			const { file, journals } = await gather('everything', false, doing);
			const parts = await doing(makingFile({ ...file, by: appVersion() }));
			return { journals, text: await doing(makingBlob(parts)) };
		});
		if (!made) return;
		const { journals, text } = made;
		const at = now();
		const name = copyNameAt(at);
		await writeCopy(folder, name, text);
		this.#last = { at, name };
		await keep(FOLDER_KEY, this.#last);
		await noteSaved(journals);
		await copyPhotos(folder);
	}

	#next(work: () => Promise<void>): Promise<void> {
		const done = this.#queue.then(async () => {
			this.#problem = undefined;
			try {
				await work();
			} catch (cause) {
				if (cause instanceof StoreProblem) this.#problem = problemPhrase(cause);
				else if (!(cause instanceof DOMException)) throw cause;
				else {
					this.#problem =
						WHY[cause.name] ??
						say(words.theCopyCouldNotBeWrittenWhy, {
							why: cause.message
						});
					if (cause.name === 'NotAllowedError') this.#state = 'asleep';
				}
			}
		});
		this.#queue = done.catch(() => undefined);
		return done;
	}
}

const isLast = (raw: unknown): raw is Last =>
	typeof raw === 'object' &&
	raw !== null &&
	'at' in raw &&
	typeof raw.at === 'string' &&
	'name' in raw &&
	typeof raw.name === 'string';

/** The only instance in this app. */
export const copies = new Copies();
