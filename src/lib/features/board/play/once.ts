import { TWICE } from '#lib/ui/frame/resting.svelte.ts';

/**
 * For what a tap takes and the next tap gives back: two quick taps on the same thing are one, or a double tap would
 * change nothing.
 */
export function notTwice(): (what: string, work: () => void) => void {
	let last: { readonly what: string; readonly at: number } | undefined;
	return (what, work) => {
		const at = performance.now();
		if (last?.what === what && at - last.at < TWICE) return;
		last = { what, at };
		work();
	};
}
