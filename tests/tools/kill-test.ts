// `npm run kill-test -- --kills N`: uses the built app, kills the browser at random moments, and compares what is there after
// the restart with what the screen had shown. `--during play,import`: what is done meanwhile, of: open, play, undo, strike,
// import, bin, update (all of them). After every tenth kill (`--wreck N`: every Nth) a byte of the database is turned over
// besides, so that the browser drops all of it. `--browser firefox` takes Firefox, `--build folder` another build, `--seed N` the moments of
// that seed.
import { parseArgs } from 'node:util';
import { chromiumMake } from './kill-test/chromium.ts';
import { DEEDS } from './kill-test/deeds.ts';
import { firefoxMake } from './kill-test/firefox.ts';
import { killed } from './kill-test/kills.ts';
import { build, buildFolder } from './steps.mjs';

const { values } = parseArgs({
	options: {
		seed: { type: 'string' },
		kills: { type: 'string', default: '20' },
		wreck: { type: 'string', default: '10' },
		during: { type: 'string', default: DEEDS.join() },
		browser: { type: 'string', default: 'chromium' },
		build: { type: 'string' }
	}
});
const kills = Number(values.kills);
const wreckEvery = Number(values.wreck);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
if (![kills, wreckEvery, seed].every((n) => Number.isInteger(n) && n > 0))
	throw new Error('--kills, --wreck and --seed take whole numbers.');
const named = values.during.split(',');
const during = DEEDS.filter((deed) => named.includes(deed));
if (during.length < named.length) throw new Error(`--during takes some of ${DEEDS.join()}.`);
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
const wanted = { kills, wreckEvery, seed, during };
const make = values.browser === 'firefox' ? firefoxMake : chromiumMake;
const outcome = await killed(values.build ?? buildFolder, make, wanted, console.log);
console.log(`\nIn ${((performance.now() - began) / 1000).toFixed(0)} s:`);
console.log(
	`Seed ${seed}: ${outcome.kills} kills, ${outcome.acknowledged} acknowledged, ${outcome.lost} lost; ` +
		`${outcome.halfway} times something had come in by half, ${outcome.updates} updates were seen through, ` +
		`${outcome.wiped} wiped databases healed (${outcome.wrecked} of them damaged on purpose), ` +
		`${outcome.uneven} times one copy was ahead; ${outcome.stalled} starts came to nothing`
);
// Kills before anything was shown try nothing.
process.exit(outcome.lost === 0 && outcome.acknowledged > 0 ? 0 : 1);
