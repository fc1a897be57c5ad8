import { pressed, TWICE } from '#lib/ui/frame/resting.svelte.ts';

/**
 * For what a click takes and the next click gives back: two quick ones on the same thing are one, or a double tap would
 * change nothing.
 */
export function notTwice(): (what: string, work: () => void) => void {
	let last: { readonly what: string; readonly at: number } | undefined;
	return (what, work) => {
		const at = pressed();
		if (last?.what === what && at - last.at < TWICE) return;
		last = { what, at };
		work();
	};
}
