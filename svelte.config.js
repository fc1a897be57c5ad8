import { execFileSync } from 'node:child_process';
import adapter from '@sveltejs/adapter-static';

/** What this build calls itself; a changed name is what makes phones offer the new version. */
function versionName() {
	if (process.env.APP_VERSION) return process.env.APP_VERSION;
	try {
		const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
		return execFileSync('git', ['describe', '--always', '--dirty'], options).trim();
	} catch {
		return String(Date.now());
	}
}

/** `/` or empty means the root of the host; otherwise a path like `/games/tachanka`. */
const base = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: adapter({ fallback: '200.html' }),
		paths: { base, relative: false },
		serviceWorker: { register: false },
		version: { name: versionName() },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				'script-src': ['self'],
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
				'trusted-types': ['svelte-trusted-html', 'sveltekit-trusted-url', 'app-sw']
			}
		}
	}
};
