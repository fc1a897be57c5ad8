// `npm run bench [-- --runs 5]`: the production build beside the least SvelteKit page that has a service worker, both
// on a slow phone and a slow line; then exact chances beside plain array convolution, the engine of Orel 1919, and the
// drawn map beside a bare one. Prints ratios, never verdicts. `--only orel`, `--only october`: an engine alone; `--only board`: the map
// and a game on it alone; `--only memory`: what stays in memory after each of several whole games; `--only battles`: the screens of long battles alone; `--only start`: the start and the first tap alone.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureApps, type Figures } from './bench/app.ts';
import { boardRows, measureBoard } from './bench/board.ts';
import { measureBattles } from './bench/battle.ts';
import { measureChances } from './bench/chances.ts';
import { measureFirstCalls } from './bench/first-call.ts';
import { measureMapGame, measureMemory } from './bench/map-game.ts';
import { measureOctober, octoberRows } from './bench/engines/october.ts';
import { measureOrel, orelRows } from './bench/engines/orel.ts';
import { SLOW } from './bench/phone.ts';
import { taken } from './bench/quiet.ts';
import { build, buildFolder, root, run, step, tool } from './steps.mjs';

const { values } = parseArgs({
	options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } }
});
if (values.only === 'orel' || values.only === 'october') {
	const lines =
		values.only === 'orel' ? orelRows(await measureOrel()) : octoberRows(await measureOctober());
	for (const [name = '', figure = '', , , , goal = ''] of lines)
		console.log(`${name.padEnd(48)}${figure.padStart(24)}  ${goal}`);
	process.exit();
}
const runs = Number(values.runs);
const time = (ms: number): string => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`;
if (values.only === 'board') {
	for (const [name = '', ours = '', bare = '', ratio = '', , goal = ''] of boardRows(
		await measureBoard(runs)
	))
		console.log(
			`${name.padEnd(48)}${ours.padStart(12)}${bare.padStart(12)}${ratio.padStart(9)}  ${goal}`
		);
	if (!(await build())) process.exit(1);
	for (const { name, time: ms, goal } of await measureMapGame(buildFolder, runs))
		console.log(
			`${`Board: ${name}`.padEnd(48)}${time(ms).padStart(12)}${''.padStart(21)}  ${goal} ms`
		);
	process.exit();
}
if (values.only === 'memory') {
	if (!(await build())) process.exit(1);
	const heap = await measureMemory(buildFolder, runs);
	console.log(`Memory after each game, MB: ${heap.map((mb) => mb.toFixed(1)).join(' ')}`);
	process.exit();
}
if (values.only === 'battles') {
	if (!(await build())) process.exit(1);
	for (const { name, time: ms, goal } of await measureBattles(buildFolder, runs))
		console.log(`${name.padEnd(48)}${time(ms).padStart(12)}  ${goal} ms`);
	process.exit();
}
const floor = join(root, 'tests/tools/floor');

const ready =
	(await build()) &&
	(await step('Floor: building the least page', () =>
		run(tool('vite'), ['build'], { cwd: floor, quiet: true })
	));
if (!ready) process.exit(1);

const rows: string[][] = [];
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const row = (
	line: string,
	ours: number,
	theirs: number,
	say: (value: number) => string,
	goal: string
): void => {
	const apart = `${ours < theirs ? '−' : '+'}${say(Math.abs(ours - theirs))}`;
	const ratio = theirs > 0 ? `${(ours / theirs).toFixed(2)}×` : '';
	rows.push([line, say(ours), say(theirs), ratio, apart, goal]);
};

console.log(
	`\nMedians of ${runs}; ${SLOW.processor}× slower processor, ${SLOW.down / 1000} Mbit/s, ${SLOW.roundTrip} ms.`
);

const [ours, theirs] = await measureApps(
	[
		{
			name: 'app',
			folder: buildFolder,
			tap: { target: 'a[href$="/roll/small-arms-fire"]', effect: '[data-chances]' }
		},
		{ name: 'floor', folder: join(floor, 'build'), tap: { target: '#act', effect: '#done' } }
	],
	runs
);
if (!ours || !theirs) throw new Error('Nothing was measured.');
const compare = (
	line: string,
	of: (figures: Figures) => number,
	say: (value: number) => string,
	goal: string
): void => row(line, of(ours), of(theirs), say, goal);
compare('first load, JavaScript', ({ cold }) => cold.scripts, kilobytes, '1.6 F');
compare('first load, all bytes', ({ cold }) => cold.bytes, kilobytes, '2 F');
compare('first paint, cold', ({ cold }) => cold.paint, time, '1.1 F');
compare('first chances after one tap, cold', ({ cold }) => cold.action, time, '1.5 F');
compare('first paint, offline', ({ offline }) => offline.paint, time, '1.2 F');
compare('first chances, offline', ({ offline }) => offline.action, time, '1.5 F');
compare('blocked, cold', ({ cold }) => cold.blocked, time, 'F + 50 ms');
compare('blocked, offline', ({ offline }) => offline.blocked, time, 'F + 50 ms');
compare('ready for offline, slow line', ({ cold }) => cold.ready, time, '6 F');
compare('kept until then, gzip', ({ stored }) => stored, kilobytes, '300 kB');
if (values.only !== 'start') {
	for (const { name, ours: exact, plain } of measureChances())
		row(`${name}, beside plain convolution`, exact, plain, time, '2 F');

	const first = await measureFirstCalls(runs);
	rows.push(['heaviest fire, first call', time(first.fire), '', '', '', '16.7 ms']);
	rows.push(['heaviest melee, first call', time(first.fight), '', '', '', '16.7 ms']);

	for (const { name, time: ms, goal } of await measureBattles(buildFolder, runs))
		rows.push([name, time(ms), '', '', '', `${goal} ms`]);

	rows.push(...orelRows(await measureOrel()), ...octoberRows(await measureOctober()));
	rows.push(...boardRows(await measureBoard(runs)));
	for (const { name, time: ms, goal } of await measureMapGame(buildFolder, runs))
		rows.push([`Board: ${name}`, time(ms), '', '', '', `${goal} ms`]);
}

const table = [['', 'app', 'floor F', 'ratio', 'apart', 'goal'], ...rows];
const widths = (table[0] ?? []).map((_, column) =>
	Math.max(...table.map((cells) => (cells[column] ?? '').length))
);
for (const cells of table)
	console.log(
		cells
			.map((cell, column) =>
				column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
			)
			.join('  ')
	);
if (taken.noisy > 0)
	console.log(
		`\n${taken.noisy} of ${taken.all} measurements were taken beside other work of this machine.`
	);
