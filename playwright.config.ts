import { defineConfig } from '@playwright/test';
import { DEEP } from './tests/random.ts';
import { unhurried } from './tests/tools/chromium.mjs';

/** The whole run may take this long on a busy machine, in ms; a single test two minutes. */
const BUDGET = 40 * 60_000;

/** The phone in the hand of a player. */
export const PHONE = {
	viewport: { width: 390, height: 844 },
	// Sharp only where a picture is taken: nothing that is measured depends on it.
	deviceScaleFactor: process.env['SHOTS'] ? 2 : 1,
	isMobile: true,
	hasTouch: true,
	locale: 'en-GB'
};

export default defineConfig({
	testDir: 'tests/e2e',
	testMatch: '**/*.test.ts',
	/** Stories whose rules units and components try, and whose ways are those of others, are left to `npm run test:deep`. */
	...(DEEP ? {} : { grepInvert: /@deep$/ }),
	globalSetup: './tests/e2e/build.setup.ts',
	fullyParallel: true,
	// A story waits now and then for what a hand would wait for: two cores have time for three.
	workers: 3,
	timeout: 120_000,
	/** A busy machine takes its time; who waits in vain is told after as long. */
	expect: { timeout: 15_000 },
	/** A machine that stalls is no fault of the app: once more, and the list says so. */
	retries: 1,
	globalTimeout: BUDGET,
	forbidOnly: true,
	reporter: 'list',
	use: {
		...PHONE,
		launchOptions: unhurried,
		// What moves is drawn sixty times a second; where that may matter, a test asks for it.
		contextOptions: { reducedMotion: 'reduce' },
		actionTimeout: 15_000
	}
});
