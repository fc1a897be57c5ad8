import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import adapter from '@sveltejs/adapter-static';
import { DRAWINGS, firstPage, STYLES } from './tests/tools/bundle/first-page.mjs';
import { leanPages } from './tests/tools/bundle/pages.mjs';

/** @param {string[]} words */
const git = (...words) =>
	execFileSync('git', words, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();

/**
 * What this build calls itself; a changed name is what makes phones fetch the new pages.
 * Every process of one build must say the same, so the first one hands it on.
 */
function versionName() {
	try {
		const changed = git('status', '--porcelain', 'src', 'static') !== '';
		return git('rev-parse', '--short', 'HEAD').trim() + (changed ? `-${Date.now()}` : '');
	} catch {
		return String(Date.now());
	}
}
const name = (process.env.APP_VERSION ||= versionName());
/** What the first page does without of styles and drawings. */
const MORE = `looks/${name}.json`;

/** Empty for the root of a host; otherwise a path like `/games/tachanka`. */
const base = /** @type {'' | `/${string}`} */ ((process.env.BASE_PATH ?? '').replace(/\/+$/, ''));

/** The policy names the scripts of app.html by their hashes; SvelteKit adds its own. */
const page = readFileSync(new URL('src/app.html', import.meta.url), 'utf8');
const ownScripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
	([, text = '']) =>
		/** @type {const} */ (`sha256-${createHash('sha256').update(text).digest('base64')}`)
);

const host = adapter({ fallback: '200.html' });
/**
 * The first page without what neither it nor a drawn calculator shows, which is kept beside it; and the page of every other address without what
 * stands in the whole of the first as well: out of the two the worker makes it.
 * @param {string} folder
 */
function writeFirst(folder) {
	/** @param {string[]} path */
	const read = (...path) => readFileSync(join(folder, ...path), 'utf8');
	const other = read('200.html');
	const [script = ''] = /(?<=import\(`)[^`]+\/chunks\/start\.[^`]+/.exec(other) ?? [];
	const drawn = readdirSync(join(folder, 'drawn', name)).flatMap((file) =>
		Object.values(JSON.parse(read('drawn', name, file))).map(({ body }) => body)
	);
	const { page, more } = firstPage(
		read('index.html'),
		[read(script.slice(base.length)), ...drawn].join('\n'),
		`${base}/${MORE}`
	);
	writeFileSync(join(folder, 'index.html'), page);
	mkdirSync(join(folder, 'looks'), { recursive: true });
	writeFileSync(join(folder, MORE), JSON.stringify(more));
	writeFileSync(join(folder, 'shell.html'), other.replace(STYLES, '').replace(DRAWINGS, ''));
}

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		typescript: {
			// What the checker keeps of a component lies elsewhere, where the names of package.json do not lead.
			config: (config) => {
				config.compilerOptions.paths['#lib/*'] = ['../src/lib/*'];
			}
		},
		adapter: {
			...host,
			async adapt(builder) {
				await host.adapt(builder);
				leanPages('build', base);
				writeFirst('build');
			}
		},
		paths: { base, relative: false },
		serviceWorker: { register: false },
		// The first paint waits for one answer of the host, not for a second one with the styles.
		inlineStyleThreshold: 100_000,
		version: { name },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				'script-src': ['self', ...ownScripts],
				'style-src': ['self'],
				// The text of SvelteKit's route announcer, which carries a style attribute.
				'style-src-attr': ['unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
				'connect-src': ['self'],
				'worker-src': ['self'],
				'manifest-src': ['self'],
				'font-src': ['self'],
				'img-src': ['self', 'data:', 'blob:'],
				'media-src': ['self', 'blob:'],
				'object-src': ['none'],
				'base-uri': ['none'],
				'form-action': ['none'],
				'require-trusted-types-for': ['script'],
				'trusted-types': [
					'svelte-trusted-html',
					'sveltekit-trusted-url',
					'app-sw',
					'app-drawn',
					'app-files',
					'app-scan',
					'app-think'
				]
			}
		}
	}
};
