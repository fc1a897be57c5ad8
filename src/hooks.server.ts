import { readFileSync } from 'node:fs';
import type { Handle } from '@sveltejs/kit';
import { building, version } from '$app/environment';
import { base } from '$app/paths';
import { drawings } from '#lib/ui/signs/sprite.ts';
import { bySubject } from '#lib/features/shared/start/subjects.ts';

/** What the client's build says of its files, by the name of each; it is made before the pages are. */
const MANIFEST = '.svelte-kit/output/client/.vite/manifest.json';

/** The files of the calculators, named in the start page: a tap on one of them asks for its own before the app is awake. */
const later = (): string => {
	const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<
		string,
		{ readonly file: string; readonly name?: string }
	>;
	const files = new Map(Object.values(manifest).map(({ name, file }) => [name, file]));
	const subjects = bySubject();
	// The first is the screen, which each of them needs.
	return [['roll', []] as const, ...subjects]
		.map(([name, slugs]) => {
			const file = files.get(name);
			if (!file) throw new Error(`The build has no file of ${name}.`);
			const drawn = `${base}/drawn/${version}/${name}.json`;
			const of = slugs.length ? ` data-of="${slugs.join(' ')}" data-drawn="${drawn}"` : '';
			return `\t<link rel="later"${of} href="${base}/${file}">\n`;
		})
		.join('')
		.concat('\t<script>');
};

/** Each page carries the drawings. It fetches no file that only names what lies in another, be it a route or the app. */
export const handle: Handle = ({ event, resolve }) => {
	const head = building && event.route.id === '/' ? later() : '<script>';
	return resolve(event, {
		preload: ({ type, path }) => type !== 'font' && !/\/(nodes|entry)\//.test(path),
		transformPageChunk: ({ html }) =>
			html.replace('<script>', head).replace('</body>', () => `${drawings()}</body>`)
	});
};
