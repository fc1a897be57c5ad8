import { afterNavigate } from '$app/navigation';

/** For each route, the address from which one came to it. */
const came = new Map<string, string>();

/**
 * The way back from a screen that is reached from many: to where one came from, undefined where it was opened by itself.
 * Call it while the screen is made.
 */
export const wayBack = (): (() => string | undefined) => {
	let back = $state.raw<string>();
	afterNavigate(({ from, to, type }) => {
		const here = to?.route.id ?? '';
		const there = from?.route.id ?? here;
		// Whoever went on from here and comes back by that screen's own way is still on his way from where he came.
		const returns = there.startsWith(here) || came.get(there) === to?.url.pathname;
		if (from && type !== 'popstate' && !returns)
			came.set(here, from.url.pathname + from.url.search);
		back = came.get(here);
	});
	return () => back;
};
