import { defineConfig } from '@playwright/test';
import { chromium } from './tests/tools/chromium.mjs';

/** The whole run may take this long, in ms; a single test 45 s. */
const BUDGET = 15 * 60_000;

export default defineConfig({
	testDir: 'tests/e2e',
	testMatch: '**/*.test.ts',
	globalSetup: './tests/e2e/build.setup.ts',
	fullyParallel: true,
	workers: 2,
	timeout: 45_000,
	globalTimeout: BUDGET,
	forbidOnly: true,
	reporter: 'list',
	use: {
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
		locale: 'en-GB',
		launchOptions: chromium,
		actionTimeout: 10_000
	}
});
