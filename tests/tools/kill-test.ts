// `npm run kill-test -- --kills N`: plays a battle in the built app, kills the browser at random moments, and compares
// what is there after the restart with what the screen had shown. `--build folder` takes another build.
import { parseArgs } from 'node:util';
import { killed } from './kill-test/kills.ts';
import { build, buildFolder } from './steps.mjs';

const { values } = parseArgs({
	options: { kills: { type: 'string', default: '20' }, build: { type: 'string' } }
});
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills takes a whole number.');
if (values.build === undefined && !(await build())) process.exit(1);

const began = performance.now();
const outcome = await killed(values.build ?? buildFolder, kills, console.log);
console.log(`\nIn ${((performance.now() - began) / 1000).toFixed(0)} s:`);
console.log(
	`${outcome.kills} kills, ${outcome.acknowledged} acknowledged, ${outcome.lost} lost; ` +
		`${outcome.wiped} wiped databases healed, ${outcome.uneven} times one copy was ahead; ` +
		`${outcome.lines} lines at the end`
);
process.exit(outcome.lost === 0 ? 0 : 1);
