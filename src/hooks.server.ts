import type { Handle } from '@sveltejs/kit';

/** The start page fetches no file that only names a route: the app asks for routes where they lie. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		preload: ({ type, path }) => type !== 'font' && !/\/nodes\/\d/.test(path)
	});
