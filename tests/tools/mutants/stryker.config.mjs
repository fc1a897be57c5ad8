/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
	testRunner: 'vitest',
	plugins: ['@stryker-mutator/vitest-runner'],
	vitest: { configFile: 'tests/tools/mutants/vitest.config.ts' },
	mutate: [
		'src/lib/store/**/*.ts',
		'!src/lib/store/words/**',
		'src/lib/kernel/game/{history,journal,pile,strike,kept}.ts'
	],
	coverageAnalysis: 'perTest',
	concurrency: 1,
	// A mutant that goes round for ever is stopped after this much more than its tests take, in ms.
	timeoutMS: 3000,
	// Types and texts of catalogues say nothing to a test.
	ignoreStatic: true,
	reporters: ['clear-text', 'progress-append-only'],
	clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
	incremental: true,
	incrementalFile: 'test-results/mutants.json',
	tempDirName: 'test-results/mutants'
};
