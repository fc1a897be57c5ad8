import { preloadCode } from '$app/navigation';
import { ON_START } from '#lib/rules/index.ts';

/** The calculator of an address below `/roll`. */
const ROLL = /\/roll\/([^/]+)$/;

/** Fetches a calculator while the screen it is shown on is being fetched, not after it. */
export const fetchCalculator = (pathname: string): void => {
	const [, slug] = ROLL.exec(pathname) ?? [];
	if (slug !== undefined) void ON_START.calculator(slug);
};

/**
 * Begins to fetch what a link tapped before the app was awake leads to, while the app still wakes; its screen too once
 * the app `knows` its routes.
 */
export const fetchEarly = (knows: boolean): void => {
	if (window.tapped === undefined) return;
	const { pathname } = new URL(window.tapped);
	if (knows) void preloadCode(pathname);
	fetchCalculator(pathname);
};

/** Without a browser's word that it is idle, in ms. */
const SOON = 400;

/** Fetches and wakes the screen that is asked for next, as a rule, once there is nothing else to do. Its answer stops it. */
export const fetchWhenIdle = (pathname: string): (() => void) => {
	const fetch = () => void preloadCode(pathname);
	if (!('requestIdleCallback' in window)) {
		const alarm = setTimeout(fetch, SOON);
		return () => clearTimeout(alarm);
	}
	const idle = requestIdleCallback(fetch);
	return () => cancelIdleCallback(idle);
};
