import { Resting } from '#lib/ui/frame/resting.svelte.ts';

/**
 * Does one thing at a time: what is asked for while another is being written is a second quick tap of the same finger,
 * and never an answer to the next question, which nobody has read yet.
 */
export function once(): (work: () => Promise<unknown>) => Promise<void> {
	let writing = false;
	return async (work) => {
		if (writing) return;
		writing = true;
		try {
			await work();
		} finally {
			writing = false;
		}
	};
}

/**
 * For what a tap takes and the next tap gives back: two quick taps on the same thing are one, or a double tap would
 * change nothing.
 */
export function notTwice(): (what: string, work: () => void) => void {
	const resting = new Resting();
	let last: string | undefined;
	return (what, work) => {
		if (resting.now && what === last) return;
		last = what;
		resting.begin();
		work();
	};
}
