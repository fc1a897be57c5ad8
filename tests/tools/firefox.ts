// `npm run firefox`: tries the built app in Firefox, driven by WebDriver BiDi, and ends with `N passed, N failed`. It installs
// nothing. `--only story` tries what begins so, `--build folder` another build.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TRIALS } from './firefox/trials.ts';
import { FIREFOX, firefoxIsHere } from './kill-test/firefox.ts';
import { serve } from './serve.mjs';
import { build, buildFolder } from './steps.mjs';

const { values } = parseArgs({
	options: { only: { type: 'string', default: '' }, build: { type: 'string' } }
});
if (!firefoxIsHere()) {
	console.log(`There is no Firefox at ${FIREFOX}. Install Debian's package firefox-esr:`);
	console.log('  apt-get install --no-install-recommends firefox-esr');
	console.log('or set FIREFOX to the path of another one.');
	process.exit(1);
}
if (values.build === undefined && !(await build())) process.exit(1);

// What was asked of a browser that is killed meanwhile is answered by nobody.
process.on('unhandledRejection', (cause) => {
	if (!/closed|destroyed|disconnected|ECONNRESET/i.test(String(cause))) throw cause;
});

const folder = await mkdtemp(join(tmpdir(), 'tachanka-firefox-'));
const host = await serve(values.build ?? buildFolder, { gzip: false });
let passed = 0;
let failed = 0;
for (const [name, trial] of Object.entries(TRIALS)) {
	if (!name.startsWith(values.only)) continue;
	const began = performance.now();
	const said: string[] = [];
	const say = (line: string): void => void said.push(line);
	const problem = await trial({ build: values.build ?? buildFolder, host, folder, say }).then(
		() => undefined,
		(cause: unknown) => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
	);
	const time = ((performance.now() - began) / 1000).toFixed(0);
	console.log(`${problem === undefined ? 'ok    ' : 'FAILED'} ${name} (${time} s)`);
	const stalls = said.filter((line) => line.includes('stalled'));
	for (const line of problem === undefined ? [...stalls, ...said.slice(-1)] : [...said, problem])
		console.log(`       ${line}`);
	if (problem === undefined) passed++;
	else failed++;
}
await host.close();
await rm(folder, { recursive: true, force: true, maxRetries: 5 });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
