// `npm run webkit`: tries the built app in WebKit, the engine of Safari, as Debian packs it (WebKitGTK), and ends with
// `N passed, N failed`. It installs nothing. `--only story` tries what begins so, `--build folder` another build.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from './serve.mjs';
import { build, buildFolder, root } from './steps.mjs';
import { against, declared, moved } from './trials/maps.ts';
import type { Screen } from './trials/screen.ts';
import { fought, without } from './trials/table.ts';
import { missing, startWebKit } from './webkit/driver.ts';
import { cameBack, fits, keptOnce } from './webkit/trials.ts';

const { values } = parseArgs({
	options: { only: { type: 'string', default: '' }, build: { type: 'string' } }
});
if (missing().length > 0) {
	console.log(`There is no ${missing().join(', no ')}. Install Debian's packages:`);
	console.log('  apt-get install --no-install-recommends webkit2gtk-driver xvfb');
	process.exit(1);
}
if (values.build === undefined && !(await build())) process.exit(1);

/** The phone in the hand of a player, and that phone on its side. */
const UPRIGHT = [360, 640] as const;
const LYING = [640, 360] as const;

type Host = Awaited<ReturnType<typeof serve>>;
interface Trial {
	readonly size?: readonly [number, number];
	readonly work: (screen: Screen, host: Host) => Promise<unknown>;
}
/** What is tried, by name. */
const TRIALS: Readonly<Record<string, Trial>> = {
	'story: forces, phases, typed dice, undo, reload': { work: (at, { url }) => fought(at, url) },
	'kept: a private window keeps everything once, and says so': {
		work: (at, { url }) => keptOnce(at, url)
	},
	'back: to a battle that the browser kept as it was left': {
		work: (at, { url }) => cameBack(at, url)
	},
	'offline: the host is gone, the battle goes on': { work: without },
	'maps: a unit moves, undo, redo, reload': { work: (at, { url }) => moved(at, url) },
	'attack: declared from the enemy hex, with its chance': {
		work: (at, { url }) => declared(at, url)
	},
	'opponent: the app plays a game of Brasovo to its end': {
		work: (at, { url }) => against(at, url)
	},
	'upright: every main screen fits, nothing is cut off': { work: (at, { url }) => fits(at, url) },
	'lying: the same on its side': { size: LYING, work: (at, { url }) => fits(at, url) }
};

const pictures = join(root, 'test-results');
await mkdir(pictures, { recursive: true });
let passed = 0;
let failed = 0;
for (const [name, { size = UPRIGHT, work }] of Object.entries(TRIALS)) {
	if (!name.startsWith(values.only)) continue;
	const began = performance.now();
	const host = await serve(values.build ?? buildFolder, { gzip: false });
	const webkit = await startWebKit(...size);
	const problem = await work(webkit.screen, host).then(
		() => undefined,
		(cause: unknown) => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
	);
	const time = ((performance.now() - began) / 1000).toFixed(0);
	console.log(`${problem === undefined ? 'ok    ' : 'FAILED'} ${name} (${time} s)`);
	if (problem === undefined) passed++;
	else {
		failed++;
		console.log(`       ${problem}`);
		await webkit.picture(join(pictures, `webkit-${name.split(':')[0]}.png`)).catch(() => undefined);
	}
	await webkit.kill();
	await host.close();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
