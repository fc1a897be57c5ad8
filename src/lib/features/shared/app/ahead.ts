import { preloadCode } from '$app/navigation';
import { ON_START } from '#lib/rules/index.ts';

/** The calculator that an address below `/roll` names. */
const ROLL = /\/roll\/([^/]+)$/;

/** Fetches a calculator while the screen that shows it is being fetched, not after it. */
export const fetchCalculator = (pathname: string): void => {
	const [, slug] = ROLL.exec(pathname) ?? [];
	if (slug !== undefined) void ON_START.calculator(slug);
};

/**
 * Starts fetching what a tapped link leads to while the app is still waking up; its screen as well, once the app
 * `knows` its routes.
 */
export const fetchEarly = (knows: boolean): void => {
	const tapped = window.entered?.href ?? window.tapped;
	if (tapped === undefined) return;
	const { pathname } = new URL(tapped);
	if (knows) void preloadCode(pathname);
	fetchCalculator(pathname);
};
