import { painted } from './painted.ts';

/** Two taps within this time, in ms, are one double tap: the second is not meant for what the first brought up. */
export const TWICE = 400;

/** Two taps no farther apart than this, in px, may be one double tap. */
const NEAR = 32;
let last: MouseEvent | undefined;
if (typeof window !== 'undefined') {
	last = window.entered?.by;
	window.addEventListener('click', (press) => (last = press), { capture: true });
	// The second of two quick clicks on a key marks no words, whatever has come up under it.
	window.addEventListener('mousedown', (press) => {
		const on = press.detail > 1 && last?.target;
		if (on instanceof Element && on.closest('button, a')) press.preventDefault();
	});
}
/** When the finger made the press that is being answered, in ms: it may be told late, where much is to be done before. */
export const pressed = (): number => last?.timeStamp ?? performance.now();
/** Was it a key that pressed last, and no finger? */
export const keyed = (): boolean => last?.detail === 0;

/**
 * Keys take no press while what the last one asked for is being done, nor for a moment after what it brought up is seen:
 * that is the same finger, or a key held down. They look it.
 */
export class Resting {
	#now = $state(false);
	#working = false;
	#begun = 0;
	#until = -Infinity;
	#waking: ReturnType<typeof setTimeout> | undefined;

	get now(): boolean {
		return this.#now;
	}
	/** Is something being done? */
	get working(): boolean {
		return this.#working;
	}
	/** What such a key, or the group of them, is given. */
	get worn(): {
		readonly 'aria-disabled': true | undefined;
		readonly 'data-rests': true | undefined;
		readonly onclickcapture: (event: MouseEvent) => void;
	} {
		const now = this.#now || undefined;
		return { 'aria-disabled': now, 'data-rests': now, onclickcapture: this.#refuse };
	}

	/** Did the press leave the finger too soon? */
	early = (press: Event): boolean => press.timeStamp < this.#until;

	#refuse = (press: MouseEvent): void => {
		if (!this.early(press)) return;
		press.stopPropagation();
		press.preventDefault();
		this.begin();
	};

	begin = (): void => {
		this.#now = true;
		this.#until = Infinity;
		clearTimeout(this.#waking);
		const begun = ++this.#begun;
		painted(() => {
			if (this.#working || begun !== this.#begun) return;
			this.#until = performance.now() + TWICE;
			this.#waking = setTimeout(() => (this.#now = false), TWICE);
		});
	};

	/**
	 * Does one thing at a time: what is asked for meanwhile is a second quick tap, and never an answer to the next
	 * question, which nobody has read yet.
	 */
	during = async (work: () => unknown): Promise<void> => {
		if (this.#working) return;
		this.#working = true;
		this.begin();
		try {
			await work();
		} finally {
			this.#working = false;
			this.begin();
		}
	};
}

/** A key is no tap, and of a mouse the browser itself says what is the second click. */
const mayBeSecond = (press: MouseEvent): boolean =>
	press.detail > 1 ||
	(press.detail === 1 && !(press instanceof PointerEvent && press.pointerType === 'mouse'));

/** A screen or a sheet comes up: the second tap of the finger that opened it answers nothing, whatever is under it now. */
export class Arriving {
	readonly #resting = new Resting();
	#by: MouseEvent | undefined;

	begin = (): void => {
		this.#by = last;
		this.#resting.begin();
	};
	refuse = (press: MouseEvent): void => {
		const by = this.#by;
		if (!by || !mayBeSecond(press) || !this.#resting.early(press)) return;
		if (Math.hypot(press.clientX - by.clientX, press.clientY - by.clientY) >= NEAR) return;
		press.stopPropagation();
		press.preventDefault();
	};
}

/** The screen that is seen: whoever puts another in its place says so. */
export const screen = new Arriving();
