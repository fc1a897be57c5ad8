// `npm test`: installs what is missing, then runs everything. A failing step does not hide the ones after it.
// Ends with one line, `N passed, N failed`: tests are counted singly, format, lint, types and build as one each.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, installChromium, run, step, tool } from './steps.mjs';

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

const unit = async () => {
	const ok = await run(tool('vitest'), [
		...['run', '--reporter=default', '--reporter=json'],
		`--outputFile.json=${join(reports, 'unit.json')}`
	]);
	const said = report('unit.json');
	return countTests(ok, said && { passed: said.numPassedTests, failed: said.numFailedTests });
};

const endToEnd = async () => {
	const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') };
	const ok = await run(tool('playwright'), ['test', '--reporter=list,json'], { env });
	const stats = report('e2e.json')?.stats;
	return countTests(
		ok,
		stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected }
	);
};

const began = performance.now();
const ready = (await install()) && (await installChromium());
if (ready) {
	const check = async (/** @type {string} */ what, /** @type {() => Promise<boolean>} */ work) =>
		count(await step(what, work));
	await check('Format: prettier', () => run(tool('prettier'), ['--check', '.'], { quiet: true }));
	await check('Lint: eslint', () => run(tool('eslint'), ['.']));
	await check(
		'Types: svelte-check',
		async () =>
			(await run(tool('svelte-kit'), ['sync'], { quiet: true })) &&
			(await run(tool('svelte-check'), ['--tsconfig', './tsconfig.json'], { quiet: true }))
	);
	await step('Unit and component tests: vitest', unit);
	if (count(await build())) await step('End-to-end tests: playwright, Chromium', endToEnd);
	else count(await step('End-to-end tests: there is no build to test', async () => false));
} else {
	count(false);
}

console.log(`\nIn ${((performance.now() - began) / 1000).toFixed(0)} s:`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
