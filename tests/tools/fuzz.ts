// `npm run fuzz -- --files N --seed S`: opens N hostile files of every kind, made from the seed, and counts what went
// wrong. With `--picker N` they go through the file picker of the built app in Chromium instead.
import { parseArgs } from 'node:util';
import { picked } from './fuzz/picker.ts';
import { build, buildFolder, run, tool } from './steps.mjs';

const { values } = parseArgs({
	options: {
		files: { type: 'string', default: '10000' },
		seed: { type: 'string' },
		picker: { type: 'string' }
	}
});
const files = Number(values.picker ?? values.files);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
if (![files, seed].every((n) => Number.isInteger(n) && n > 0))
	throw new Error('--files, --picker and --seed take whole numbers.');
console.log(`Seed ${seed}`);

if (values.picker === undefined) {
	const env = { FUZZ_FILES: String(files), FUZZ_SEED: String(seed) };
	const words = ['run', '--project', 'unit', 'tests/features/shared/data/fuzz'];
	process.exit((await run(tool('vitest'), words, { env })) ? 0 : 1);
}
if (!(await build())) process.exit(1);
const { wrong, ...tally } = await picked(buildFolder, files, seed);
wrong.forEach((one) => console.log(one));
const figures = Object.entries({ ...tally, wrong: wrong.length });
console.log(figures.map(([what, count]) => `${what} ${count}`).join(', '));
process.exit(wrong.length === 0 ? 0 : 1);
