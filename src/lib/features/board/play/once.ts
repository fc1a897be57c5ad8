import { near, pressed, TWICE } from '#lib/ui/frame/resting.svelte.ts';

/**
 * For what a click takes and the next click gives back: two quick ones of one finger on the same thing are one, or a double
 * tap would change nothing. In a list that opens and closes under the finger all of it is the same thing.
 */
export function notTwice(): (what: string, work: () => void) => void {
	let last: { readonly what: string; readonly by: MouseEvent } | undefined;
	return (what, work) => {
		const by = pressed();
		if (last?.what === what && near(by, last.by) && by.timeStamp - last.by.timeStamp < TWICE)
			return;
		last = { what, by };
		work();
	};
}
