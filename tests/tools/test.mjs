// `npm test`: installs what is missing, then keeps every core busy: unit tests beside what reads the sources, and beside
// the end-to-end tests after it. A failing step does not hide the others. `npm run test:deep` says `deep`: every random
// run, from fresh seeds.
// Ends with one line, `N passed, N failed`: tests are counted singly, format, lint, types and build as one each.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build, install, installChromium, root, run, said, step, tool } from './steps.mjs';

if (process.argv[2] === 'deep') process.env.DEEP = 'yes';
const SLOWEST = 10;
const reports = mkdtempSync(join(tmpdir(), 'tachanka-'));
let passed = 0;
let failed = 0;

/** @param {boolean} ok */
function count(ok) {
	if (ok) passed++;
	else failed++;
	return ok;
}

/** @param {string} name */
const report = (name) => {
	try {
		return JSON.parse(readFileSync(join(reports, name), 'utf8'));
	} catch {
		return undefined;
	}
};

/**
 * Counts a test run by its own report; a run that broke outside its tests is one failure more.
 * @param {boolean} ok
 * @param {{ passed: number, failed: number } | undefined} counts
 */
function countTests(ok, counts) {
	passed += counts?.passed ?? 0;
	failed += counts?.failed ?? 0;
	if (!ok && !counts?.failed) failed++;
	if (counts) console.log(`  ${counts.passed} passed, ${counts.failed} failed`);
	return ok;
}

/** Seconds that the tests of a file took, by file. @type {Map<string, number>} */
const seconds = new Map();
/**
 * @param {string} file
 * @param {number} ms
 */
const took = (file, ms) => seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000);

const unit = async () => {
	const ok = await run(
		tool('vitest'),
		[
			...['run', '--reporter=default', '--reporter=json'],
			`--outputFile.json=${join(reports, 'unit.json')}`
		],
		{ quiet: true }
	);
	const told = report('unit.json');
	for (const { name, assertionResults } of told?.testResults ?? [])
		for (const { duration } of assertionResults) took(relative(root, name), duration ?? 0);
	return countTests(ok, told && { passed: told.numPassedTests, failed: told.numFailedTests });
};

/**
 * Every test of a suite of Playwright's report and of those inside it.
 * @param {{ specs?: any[], suites?: any[] }} suite
 * @returns {any[]}
 */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

const endToEnd = async () => {
	const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') };
	// It has work for every core, to its end; what has one worker only is not to be left over.
	const ok = await run(tool('playwright'), ['test', '--reporter=list,json'], { env, nice: 3 });
	const told = report('e2e.json');
	for (const { file, tests } of specsIn(told ?? {}))
		for (const { results } of tests)
			for (const { duration } of results) took(join('tests/e2e', file), duration);
	const stats = told?.stats;
	return countTests(
		ok,
		stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected }
	);
};

/**
 * Counts a step that is one check.
 * @param {string} what
 * @param {() => Promise<boolean>} work
 */
const check = async (what, work) => count(await said(what, work));

/**
 * @param {string} program
 * @param {readonly string[]} words
 */
const quietly = (program, ...words) => run(tool(program), words, { quiet: true });

/** What was found in order is not read again until it changes; it goes with the packages, as do the types with what SvelteKit makes. */
const REMEMBERED = ['--cache', '--cache-strategy', 'content'];

/** What reads the sources alone, one after the other. */
const reading = async () => {
	await check('Lint: oxlint', () => quietly('oxlint'));
	await check('Lint of the components: eslint', () =>
		quietly('eslint', '.', ...REMEMBERED, '--cache-location', 'node_modules/.cache/eslint/')
	);
	await check('Format: oxfmt', () => quietly('oxfmt', '--check'));
	await check('Format of the components and the rest: prettier', () =>
		quietly('prettier', '--check', '**/*.{svelte,css,html,json,md}', ...REMEMBERED)
	);
};

/**
 * Whatever starts SvelteKit, the build and vitest as well, writes the types of the routes anew: they are read when both
 * are done.
 */
const types = () =>
	check('Types: svelte-check', () =>
		quietly('svelte-check', '--tsconfig', './tsconfig.json', '--tsgo', '--incremental')
	);

/** @param {Promise<boolean>} built */
const screens = async (built) => {
	if (count(await built)) await step('End-to-end tests: playwright, Chromium', endToEnd);
	else count(await step('End-to-end tests: there is no build to test', async () => false));
};

const began = performance.now();
const ready = (await install()) && (await installChromium());
if (ready && (await run(tool('svelte-kit'), ['sync'], { quiet: true }))) {
	const built = build();
	// Vitest has one worker on two cores: it begins early, beside all that fills the other.
	await Promise.all([
		built.then(() => said('Unit and component tests: vitest', unit)).then(types),
		reading().then(() => screens(built))
	]);
} else {
	count(false);
}

console.log('\nThe slowest files, in seconds:');
for (const [file, time] of [...seconds].sort(([, a], [, b]) => b - a).slice(0, SLOWEST))
	console.log(`${time.toFixed(1).padStart(7)}  ${file}`);
console.log(`\nIn ${((performance.now() - began) / 1000).toFixed(0)} s:`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
