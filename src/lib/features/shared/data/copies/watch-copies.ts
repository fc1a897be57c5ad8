import { foldersOffered } from './folder.ts';
import { photoChanges } from './photo-changes.ts';

/** What is watched in a battle: how far it has gone. */
interface Played {
	readonly lines: number;
	readonly turn: string;
}

/** The code for copies is fetched only when there is something to copy, so that a battle opens without it. */
const copyNow = async (): Promise<void> => {
	const { copies } = await import('./copies.svelte.ts');
	await copies.load();
	await copies.copy();
};

/** Writes a copy when a turn ends, and when the player leaves a battle in which something happened or photos changed. */
export class CopyWatch {
	#before: Played | undefined;
	#copied = 0;
	#photos = photoChanges();

	/** Notes how far the battle has gone. */
	see = (now: Played): void => {
		const { turn } = this.#before ?? now;
		if (!this.#before) this.#copied = now.lines;
		this.#before = now;
		if (now.turn !== turn) this.#copy();
	};

	/** Call when the screen is closed or hidden. */
	leave = (): void => {
		if (!this.#before) return;
		if (this.#before.lines !== this.#copied || photoChanges() !== this.#photos) this.#copy();
	};

	#copy(): void {
		this.#copied = this.#before?.lines ?? 0;
		this.#photos = photoChanges();
		if (foldersOffered()) void copyNow();
	}
}
