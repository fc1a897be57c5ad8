import { readFileSync } from 'node:fs';
import type { Handle } from '@sveltejs/kit';
import { building } from '$app/environment';
import { base } from '$app/paths';

/** What the client's build says of its files, by the name of each; it is made before the pages are. */
const MANIFEST = '.svelte-kit/output/client/.vite/manifest.json';

/** The file of the calculators, named in the page: a tap on one of them asks for it before the app is awake. */
const later = (): string => {
	if (!building) return '';
	const files = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<
		string,
		{ readonly file: string; readonly name?: string }
	>;
	const roll = Object.values(files).find(({ name }) => name === 'roll');
	if (!roll) throw new Error('The build has no file of the calculators.');
	return `\t<link rel="later" href="${base}/${roll.file}">\n\t</head>`;
};

/** The start page fetches no file that only names a route: the app asks for routes where they lie. */
export const handle: Handle = ({ event, resolve }) => {
	const head = later();
	return resolve(event, {
		preload: ({ type, path }) => type !== 'font' && !/\/nodes\/\d/.test(path),
		transformPageChunk: ({ html }) => (head ? html.replace('</head>', head) : html)
	});
};
