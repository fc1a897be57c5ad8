import { preloadCode } from '$app/navigation';

/** How long to wait, in ms, where the browser does not say when it is idle. */
const SOON = 400;

/**
 * Fetches and wakes the screen that is usually asked for next, once there is nothing else to do, then what it shows.
 * Calling the result stops it.
 */
export const fetchWhenIdle = (pathname: string, shown?: () => Promise<unknown>): (() => void) => {
	// What does not come now is asked for again by whoever opens it.
	const fetch = () =>
		preloadCode(pathname)
			.then(shown)
			.catch(() => undefined);
	if (!('requestIdleCallback' in window)) {
		const alarm = setTimeout(fetch, SOON);
		return () => clearTimeout(alarm);
	}
	const idle = requestIdleCallback(fetch);
	return () => cancelIdleCallback(idle);
};
