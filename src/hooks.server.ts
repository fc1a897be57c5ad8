import { readFileSync } from 'node:fs';
import type { Handle } from '@sveltejs/kit';
import { building } from '$app/environment';
import { base } from '$app/paths';
import { drawings } from '#lib/ui/signs/sprite.ts';

/** What the client's build says of its files, by the name of each; it is made before the pages are. */
const MANIFEST = '.svelte-kit/output/client/.vite/manifest.json';

/** Where each calculator lies: `'melee': async () => (await import('./melee/melee.ts')).MELEE`. */
const CALCULATORS = 'src/lib/rules/red-and-white/procedures/index.ts';

/** The calculators by the file they come in, named as its folder. */
const bySubject = (): ReadonlyMap<string, readonly string[]> => {
	const subjects = new Map<string, string[]>();
	const each = /'?([\w-]+)'?: async \(\) =>\s*\(await import\('\.\/(\w+)\//g;
	for (const [, slug = '', of = ''] of readFileSync(CALCULATORS, 'utf8').matchAll(each))
		subjects.set(of, [...(subjects.get(of) ?? []), slug]);
	return subjects;
};

/** The files of the calculators, named in the start page: a tap on one of them asks for its own before the app is awake. */
const later = (): string => {
	const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<
		string,
		{ readonly file: string; readonly name?: string }
	>;
	const files = new Map(Object.values(manifest).map(({ name, file }) => [name, file]));
	const subjects = bySubject();
	if (!subjects.size) throw new Error('The calculators are not in their list.');
	// The first is the screen, which each of them needs.
	return [['roll', []] as const, ...subjects]
		.map(([name, slugs]) => {
			const file = files.get(name);
			if (!file) throw new Error(`The build has no file of ${name}.`);
			const of = slugs.length ? ` data-of="${slugs.join(' ')}"` : '';
			return `\t<link rel="later"${of} href="${base}/${file}">\n`;
		})
		.join('')
		.concat('\t</head>');
};

/** Each page carries the drawings. It fetches no file that only names what lies in another, be it a route or the app. */
export const handle: Handle = ({ event, resolve }) => {
	const head = building && event.route.id === '/' ? later() : '</head>';
	return resolve(event, {
		preload: ({ type, path }) => type !== 'font' && !/\/(nodes|entry)\//.test(path),
		transformPageChunk: ({ html }) =>
			html.replace('</head>', head).replace('</body>', () => `${drawings()}</body>`)
	});
};
