import '../fresh.ts';
import { afterEach, expect, test } from 'vitest';
import { same } from '#lib/kernel/same.ts';
import { closeStore, DATABASE, useLayer } from '#lib/store/database.ts';
import { useFiles } from '#lib/store/files/files.ts';
import { filesIn } from '#lib/store/files/folder.ts';
import { onStoreNotice } from '#lib/store/notices.ts';
import { DEEP } from '../../random.ts';
import { evening, look, NOTHING, type Seen } from './evening.ts';
import { Disk, FAULTS, Gate, type Fault } from './gate.ts';

const LINES = DEEP ? 30 : 6;
/** Every so many-th call fails in `npm test`; each one in `npm run test:deep` and `npm run faults`. */
const STEP = DEEP ? 1 : 74;

const gate = new Gate();
let disk = new Disk(gate);

const wiped = (): Promise<void> =>
	new Promise((resolve, reject) => {
		const request = indexedDB.deleteDatabase(DATABASE);
		request.onsuccess = () => resolve();
		request.onerror = () => reject(request.error);
	});

const begin = async (): Promise<void> => {
	await closeStore();
	gate.reset();
	await wiped();
	disk = new Disk(gate);
	useFiles(filesIn(disk.folder));
	useLayer(gate.database);
};

afterEach(async () => {
	useLayer(undefined);
	useFiles(undefined);
	gate.reset();
	await closeStore();
	await wiped();
});

/** What may be there after an evening: what was acknowledged, and, after a kill, the act that nobody had answered. */
const played = async (): Promise<{ readonly may: readonly Seen[]; readonly refused: number }> => {
	let seen = NOTHING;
	let refused = 0;
	for (const act of evening(LINES)) {
		try {
			await act.does();
			seen = act.then(seen);
		} catch {
			if (gate.dead) return { may: [seen, act.then(seen)], refused };
			refused += 1;
		}
	}
	return { may: [seen], refused };
};

const tally = { points: 0, lost: 0, repaired: 0, refused: 0 };

/** What is there otherwise than it should be. */
const differing = (is: Seen, should: Seen): string =>
	(Object.keys(NOTHING) as (keyof Seen)[])
		.filter((key) => !same(is[key], should[key]))
		.map((key) => `${key}: ${JSON.stringify(is[key])} instead of ${JSON.stringify(should[key])}`)
		.join('; ');

/** One evening with one fault; what was lost, in words. */
const tried = async (at: number, fault: Fault): Promise<string | undefined> => {
	await begin();
	gate.reset(at, fault);
	let healed = 0;
	const { may, refused } = await played();
	gate.reset();
	await closeStore().catch(() => undefined);
	disk.settle(fault === 'power' ? (nth) => (at + nth) % 2 === 0 : undefined);
	useFiles(filesIn(disk.folder));
	const off = onStoreNotice(() => (healed += 1));
	const found: Seen[] = [await look()];
	await closeStore();
	// Whatever was healed is now in both copies: either may go.
	if (at % 2) await wiped();
	else disk.flushed.clear();
	useFiles(filesIn(disk.folder));
	found.push(await look());
	off();
	tally.points += 1;
	tally.refused += refused;
	tally.repaired += healed > 0 ? 1 : 0;
	const odd = found.find((one) => !may.some((allowed) => same(allowed, one)));
	if (!odd) return undefined;
	tally.lost += 1;
	const which = found.indexOf(odd) === 0 ? 'opened' : 'opened with one copy';
	return `${fault} at ${at}, ${which}: ${may.map((one) => differing(odd, one)).join(' or ')}`;
};

test.each(FAULTS)(
	'%s at any call to either copy: nothing acknowledged is lost, nothing is half there',
	async (fault) => {
		await begin();
		await played();
		const { calls } = gate;
		expect(calls).toBeGreaterThan(100);
		const lost: string[] = [];
		for (let at = 1 + (FAULTS.indexOf(fault) % STEP); at <= calls; at += STEP) {
			const odd = await tried(at, fault);
			if (odd !== undefined) lost.push(odd);
		}
		const { points, lost: gone, repaired, refused } = tally;
		console.log(
			`${fault}, up to here: ${points} points tried, ${gone} lost, ${repaired} repaired, ${refused} refused`
		);
		expect(lost).toEqual([]);
	},
	60 * 60_000
);
