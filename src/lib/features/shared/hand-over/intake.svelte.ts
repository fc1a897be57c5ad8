import {
	gathered,
	missingParts,
	NOTHING_GATHERED,
	readFrame,
	wholeParcel,
	type Gathering
} from '#lib/kernel/border/frames.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { closeCamera, openCamera } from './codes/camera.ts';
import { fromWord, unpacked } from './codes/pack.ts';
import { openReader, type Reader } from './codes/reader.ts';
import type { Taker } from './handed.ts';
import { words } from '../words/en/hand-over.ts';

/** The pause between two looks through the camera, in ms. */
const BREATH = 60;

const FOREIGN = say(words.thisCodeIsNotFromThisAppShowItThe);
const BROKEN = say(words.thisCodeCouldNotBeReadInFullHold);

/** What comes in from another phone: code by code, as a picture, as a file or as a text. */
export class Intake {
	readonly #taker: Taker;
	readonly #done: (address: string) => void;
	#gathering = $state.raw<Gathering>(NOTHING_GATHERED);
	#stream = $state.raw<MediaStream>();
	#problem = $state.raw<Phrase>();
	#reader: Promise<Reader> | undefined;
	#looks = false;
	#left = false;
	#busy = false;

	readonly parcel = $derived.by(() => {
		const { parcels, last } = this.#gathering;
		return last === null ? undefined : parcels.get(last);
	});
	/** The parts that have been seen, and those still missing. */
	readonly parts = $derived(
		this.parcel && {
			of: this.parcel.of,
			missing: missingParts(this.parcel)
		}
	);

	constructor(taker: Taker, done: (address: string) => void) {
		this.#taker = taker;
		this.#done = done;
	}

	get problem(): Phrase | undefined {
		return this.#problem ?? this.#taker.problem;
	}
	get stream(): MediaStream | undefined {
		return this.#stream;
	}

	start = async (): Promise<void> => {
		this.#hush();
		const stream = await openCamera();
		if (!(stream instanceof MediaStream)) this.#problem = stream;
		// Its owner may have left, or tapped twice, while the browser asked him.
		else if (this.#left || this.#stream) closeCamera(stream);
		else this.#stream = stream;
	};

	/** Looks through the camera until stopped. */
	look = async (video: HTMLVideoElement): Promise<void> => {
		this.#looks = true;
		const reader = await this.#read();
		while (this.#looks) {
			for (const text of await reader.read(video).catch(() => [])) await this.#see(text);
			await new Promise((resolve) => setTimeout(resolve, BREATH));
		}
	};

	stop = (): void => {
		this.#looks = false;
		if (this.#stream) closeCamera(this.#stream);
		this.#stream = undefined;
	};

	/** Opens a picture of a code, or a file. */
	open = async (file: File): Promise<void> => {
		this.#hush();
		if (!file.type.startsWith('image/')) return this.#take(await file.text().catch(() => ''));
		try {
			const picture = await createImageBitmap(file);
			const texts = await (await this.#read()).read(picture);
			picture.close();
			for (const text of texts) await this.#see(text);
			if (texts.length === 0) this.#problem = say(words.noCodeWasFoundInName, { name: file.name });
		} catch {
			this.#problem = say(words.thePictureNameCouldNotBeOpened, { name: file.name });
		}
	};

	/** Takes in a text that somebody sent: the thing itself, one word that holds it, or the text of a code. */
	paste = async (text: string): Promise<void> => {
		this.#hush();
		const word = await fromWord(text);
		if (word?.ok === false) this.#problem = word.problem;
		else if (word) await this.#take(word.value);
		else if (readFrame(text.trim()) === 'foreign') await this.#take(text);
		else await this.#see(text.trim());
	};

	close = (): void => {
		this.#left = true;
		this.stop();
		void this.#reader?.then(({ close }) => close());
	};

	/** Starts the codes again from the beginning. */
	clear = (): void => {
		this.#gathering = NOTHING_GATHERED;
		this.#hush();
	};

	#read(): Promise<Reader> {
		return (this.#reader ??= openReader());
	}

	#hush(): void {
		this.#problem = undefined;
		this.#taker.clear();
	}

	async #see(text: string): Promise<void> {
		if (this.#busy) return;
		const frame = readFrame(text);
		if (typeof frame === 'string') {
			this.#problem = frame === 'foreign' ? FOREIGN : BROKEN;
			return;
		}
		this.#problem = undefined;
		this.#gathering = gathered(this.#gathering, frame);
		const whole = wholeParcel(this.#gathering);
		if (whole === undefined) return;
		const read = whole === 'broken' ? undefined : await unpacked(whole.slice());
		if (read?.ok) await this.#take(read.value);
		else {
			this.#gathering = NOTHING_GATHERED;
			this.#problem = read?.problem ?? BROKEN;
		}
	}

	async #take(text: string): Promise<void> {
		this.#busy = true;
		const taken = await this.#taker.takeIn(text);
		this.#busy = false;
		// What was refused would be read again, and refused again.
		this.stop();
		if (taken) this.#done(taken);
		else this.#gathering = NOTHING_GATHERED;
	}
}
