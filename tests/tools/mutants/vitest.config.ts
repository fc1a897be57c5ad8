import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

/** The tests of what is kept, and of journals: those that a mutant of either must not survive. */
export default defineConfig({
	plugins: [sveltekit()],
	test: {
		environment: 'node',
		testTimeout: 60_000,
		include: ['tests/store/**/*.test.ts', 'tests/kernel/game/**/*.test.ts'],
		// What is measured in seconds fails on a machine that tries mutants.
		exclude: ['tests/kernel/game/long-history.test.ts'],
		setupFiles: ['tests/random.setup.ts', 'tests/english.setup.ts']
	}
});
