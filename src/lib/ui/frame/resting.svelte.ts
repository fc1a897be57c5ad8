/** Two taps within this time, in ms, are one double tap: the second is not meant for what the first brought up. */
const TWICE = 400;

/** For a moment after a press, what the press brought up takes no other: it is the same finger, or a key held down. */
export class Resting {
	#now = $state(false);
	#waking: ReturnType<typeof setTimeout> | undefined;

	get now(): boolean {
		return this.#now;
	}

	begin = (): void => {
		this.#now = true;
		clearTimeout(this.#waking);
		this.#waking = setTimeout(() => (this.#now = false), TWICE);
	};
}
