import { newId } from '#lib/store/new-id.ts';
import { notePhotoChange } from '#lib/features/shared/data/copies/photo-changes.ts';
import { Acts } from '#lib/features/shared/journal/acts.svelte.ts';
import { SvelteMap } from 'svelte/reactivity';
import { count, say } from '#lib/kernel/phrase.ts';
import type { History } from '#lib/kernel/game/history.ts';
import { base64 } from '#lib/store/files/base64.ts';
import { now } from '#lib/store/rows.ts';
import { addPhotos } from '#lib/store/files/bundle.ts';
import {
	changePhoto,
	photosOf as storedPhotos,
	pictureOf,
	removePhoto,
	restorePhoto
} from '#lib/store/photos.ts';
import { parsePhoto, type Photo, type PhotoAbout } from './records.ts';
import { scaled } from './scale.ts';
import { words } from '../words/en/photos.ts';

/** The photos of one game, in the order they were taken. A photo is on disk before it is on screen. */
export class GamePhotos extends Acts {
	readonly game: string;
	#all = $state.raw<readonly Photo[]>([]);
	#busy = $state(0);
	/** Addresses of the pictures that have been asked for. */
	readonly #addresses = new SvelteMap<string, string>();
	/** Not reactive: only what has arrived is drawn, not what was asked for. */
	#asked: Readonly<Record<string, Promise<void>>> = {};

	constructor(game: string) {
		super();
		this.game = game;
	}

	get all(): readonly Photo[] {
		return this.#all;
	}
	/** How many photos are being made smaller and saved. */
	get busy(): number {
		return this.#busy;
	}
	get addresses(): ReadonlyMap<string, string> {
		return this.#addresses;
	}
	/** The size of all photos together, in bytes. */
	get size(): number {
		return this.#all.reduce((sum, { size }) => sum + size, 0);
	}

	/** Keeps a picture as a photo of this moment of the game. */
	add = async (
		file: Blob,
		{ counted }: Pick<History<unknown, unknown, unknown>, 'counted'>
	): Promise<void> => {
		this.#busy += 1;
		await this.attempt(async () => {
			const small = await scaled(file);
			if (!small) {
				this.refuse(say(words.thisPictureCouldNotBeOpenedNothing));
				return;
			}
			const id = newId();
			const { bytes, width, height } = small;
			const about: PhotoAbout = {
				at: now(),
				line: counted.at(-1)?.id ?? '',
				caption: '',
				type: 'image/jpeg',
				width,
				height,
				size: bytes.byteLength
			};
			await addPhotos([{ id, journal: this.game, about, bytes }]);
			await this.read();
			this.did(count(this.#all.length, words.keptNPhotos), () => removePhoto(id));
		});
		this.#busy -= 1;
	};

	caption = ({ id, ...about }: Photo, caption: string): Promise<boolean> =>
		this.attempt(async () => {
			await changePhoto(id, { ...about, caption });
			await this.read();
			this.did(say(words.writtenDown), () => changePhoto(id, about));
		});

	remove = ({ id }: Photo): Promise<boolean> =>
		this.attempt(async () => {
			await removePhoto(id);
			await this.read();
			this.did(say(words.thePhotoIsDeleted), () => restorePhoto(id));
		});

	/** Makes the address of a picture available once it has been read. */
	show = (id: string): void => {
		if (Object.hasOwn(this.#asked, id)) return;
		const coming = pictureOf(id)
			.then((bytes) => {
				if (!bytes) return;
				const blob = new Blob([bytes], { type: 'image/jpeg' });
				this.#addresses.set(id, URL.createObjectURL(blob));
			})
			.catch(() => {
				const others = Object.entries(this.#asked).filter(([one]) => one !== id);
				this.#asked = Object.fromEntries(others);
			});
		this.#asked = { ...this.#asked, [id]: coming };
	};

	/** Resolves when every picture that can have an address has one. */
	shown = async (): Promise<void> => {
		for (const { id } of this.#all) this.show(id);
		await Promise.all(Object.values(this.#asked));
	};

	/** All pictures as addresses that contain their data, for a page that stands alone. */
	inside = async (): Promise<Readonly<Record<string, string>>> => {
		const pictures: [string, string][] = [];
		for (const { id, type } of this.#all) {
			const bytes = await pictureOf(id);
			if (bytes) pictures.push([id, `data:${type};base64,${base64(bytes)}`]);
		}
		return Object.fromEntries(pictures);
	};

	/** Releases the pictures that were shown. */
	leave = (): void => {
		for (const address of this.#addresses.values()) URL.revokeObjectURL(address);
		this.#addresses.clear();
		this.#asked = {};
	};

	/** Notes what was done, and that a copy of it is due. */
	protected override did(...act: Parameters<Acts['did']>): void {
		notePhotoChange();
		super.did(...act);
	}

	protected override async read(): Promise<void> {
		const stored = await storedPhotos(this.game, parsePhoto);
		this.#all = stored
			.map(({ id, value }) => ({ id, ...value }))
			.sort((a, b) => a.at.localeCompare(b.at));
	}
}

let last: GamePhotos | undefined;

/** The photos of a game; its screens share one instance. */
export const photosOf = (game: string): GamePhotos => {
	if (last?.game !== game) {
		last?.leave();
		last = new GamePhotos(game);
		void last.load();
	}
	return last;
};
