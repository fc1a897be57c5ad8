import { sveltekit } from '@sveltejs/kit/vite';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import {
	defineConfig,
	type TestProjectInlineConfiguration,
	type UserWorkspaceConfig
} from 'vitest/config';
import { fewFiles } from './tests/tools/bundle/files.ts';
import {
	compiledAtOnce,
	earlyTaps,
	noRuntime,
	plainImports
} from './tests/tools/bundle/first-load.ts';
import { doors, foldedData, leanData, ownWords } from './tests/tools/bundle/modules.ts';
import { themes } from './tests/tools/bundle/themes.ts';
import { chromium } from './tests/tools/chromium.mjs';
import { standIns } from './tests/ui/stand-ins/plugin.ts';

const DEXIE = fileURLToPath(new URL('./node_modules/dexie/dist/modern/dexie.mjs', import.meta.url));

/** Tests of what keeps something in the browser or in a module: they leave it as it was, among themselves. */
const KEEPING = ['tests/store/**/*.test.ts', 'tests/words/**/*.test.ts'];
/**
 * Those that put another module in its place, a fault of the very first thing that is written, and a whole game, which
 * goes several times as fast where nothing else has run.
 */
const ALONE = [
	'tests/features/red-and-white/forces/examples-away.test.ts',
	'tests/rules/orel-1919/greedy.test.ts',
	'tests/session/taken-over.test.ts',
	'tests/store/photos.test.ts',
	'tests/features/shared/app/update.test.ts',
	'tests/features/shared/share/give.test.ts'
];
const ELSEWHERE = ['tests/**/*.svelte.test.ts', 'tests/e2e/**'];

/** Files that share what they load. Their code is compiled when first called: it runs too seldom to find out first. */
const TOGETHER = { isolate: false, unstubGlobals: true, execArgv: ['--always-sparkplug'] };

const unit = (name: string, test: UserWorkspaceConfig['test']): TestProjectInlineConfiguration => ({
	extends: true,
	test: {
		name,
		environment: 'node',
		// A law plays whole games; on a busy machine that takes longer than the five seconds of the tool.
		testTimeout: process.env['DEEP'] === 'yes' ? 600_000 : 60_000,
		include: ['tests/**/*.test.ts'],
		setupFiles: ['tests/random.setup.ts', 'tests/english.setup.ts'],
		...test
	}
});

const component: TestProjectInlineConfiguration = {
	extends: true,
	plugins: [standIns],
	test: {
		name: 'component',
		isolate: false,
		include: ['tests/**/*.svelte.test.ts'],
		// On a busy machine a browser may be late once; the stories have a second try, too.
		testTimeout: 60_000,
		retry: 1,
		setupFiles: ['tests/ui/dressed.ts'],
		browser: {
			enabled: true,
			headless: true,
			screenshotFailures: false,
			provider: playwright({
				launchOptions: chromium,
				// What moves is drawn sixty times a second; where that matters, a test asks for it.
				contextOptions: { reducedMotion: 'reduce' }
			}),
			instances: [{ browser: 'chromium' }]
		}
	}
};

export default defineConfig({
	// The build of Dexie for the browsers of today, without what older ones needed.
	resolve: { alias: { dexie: DEXIE } },
	css: { postcss: { plugins: [themes] } },
	plugins: [
		tailwindcss(),
		sveltekit(),
		doors,
		leanData,
		foldedData,
		ownWords,
		plainImports,
		earlyTaps,
		fewFiles,
		noRuntime,
		compiledAtOnce
	],
	test: {
		projects: [
			unit('unit', { ...TOGETHER, exclude: [...ALONE, ...KEEPING, ...ELSEWHERE] }),
			unit('unit-keeping', { ...TOGETHER, include: KEEPING, exclude: ALONE }),
			unit('unit-alone', { include: ALONE, exclude: ELSEWHERE }),
			component
		]
	}
});
