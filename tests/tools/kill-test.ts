// `npm run kill-test -- --kills N`: plays a battle in the built app, kills the browser at random moments, and compares
// what is there after the restart with what the screen had shown. After every tenth kill (`--wreck N`: every Nth) a byte of the database is turned over
// besides, so that the browser drops all of it. `--build folder` takes another build, `--seed N` the moments of that seed.
import { parseArgs } from 'node:util';
import { killed } from './kill-test/kills.ts';
import { build, buildFolder } from './steps.mjs';

const { values } = parseArgs({
	options: {
		seed: { type: 'string' },
		kills: { type: 'string', default: '20' },
		wreck: { type: 'string', default: '10' },
		build: { type: 'string' }
	}
});
const kills = Number(values.kills);
const wreckEvery = Number(values.wreck);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
if (![kills, wreckEvery, seed].every((n) => Number.isInteger(n) && n > 0))
	throw new Error('--kills, --wreck and --seed take whole numbers.');
if (values.build === undefined && !(await build())) process.exit(1);

// A browser that is killed while Playwright makes or lets go of something of its pages: they are gone, and Playwright says so
// where nobody can catch it.
process.on('uncaughtException', (error) => {
	if (/^(Cannot find parent object page@|Object with guid .* was not bound)/.test(error.message))
		return;
	console.error(error);
	process.exit(1);
});

const began = performance.now();
const outcome = await killed(values.build ?? buildFolder, { kills, wreckEvery, seed }, console.log);
console.log(`\nIn ${((performance.now() - began) / 1000).toFixed(0)} s:`);
console.log(
	`Seed ${seed}: ${outcome.kills} kills, ${outcome.acknowledged} acknowledged, ${outcome.lost} lost; ` +
		`${outcome.wiped} wiped databases healed (${outcome.wrecked} of them damaged on purpose), ` +
		`${outcome.uneven} times one copy was ahead; ` +
		`${outcome.lines} lines at the end`
);
process.exit(outcome.lost === 0 ? 0 : 1);
