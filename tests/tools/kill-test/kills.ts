import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { serve } from '../serve.mjs';
import { startBrowser } from './browser.ts';
import { begin, look, phaseAt, play, type OnDisk } from './play.ts';
import { wreck } from './wreck.ts';

/** What a number of kills did to a battle under way. */
export interface Outcome {
	kills: number;
	/** Lines whose outcome the screen had shown before a kill. */
	acknowledged: number;
	/** Acknowledged lines the app did not have after the restart, and lines it had otherwise than they were played. */
	lost: number;
	/** Restarts at which the browser had lost the whole database. */
	wiped: number;
	/** Kills after which a byte of the database was turned over, so that the browser drops it. */
	wrecked: number;
	/** Restarts at which one copy had more lines than the other. */
	uneven: number;
	/** Lines of the battle at the end. */
	lines: number;
}

/** A kill comes this long, in ms, after the app is called up, while it opens, compares and heals; */
const OPENING = { from: 300, to: 2500 };
/** or, every second time, this long after the first tap was answered. */
const PLAYING = { from: 0, to: 1500 };
/** How long the app may take to answer the first tap on a busy machine, in ms. */
const PATIENCE = 30_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** How many of these lines are not those that were played. */
const strange = (phases: readonly number[]): number =>
	phases.filter((phase, place) => phase !== phaseAt(place)).length;

/**
 * Kills the browser that plays a battle, starts it again, and compares; `say` hears how it goes. The moments come from
 * `seed`. After every kill of the number `wreckEvery` and its multiples the database is damaged besides.
 */
export async function killed(
	build: string,
	{ kills, wreckEvery, seed }: Readonly<Record<'kills' | 'wreckEvery' | 'seed', number>>,
	say: (line: string) => void
): Promise<Outcome> {
	const random = xoroshiro128plus(seed);
	const between = ({ from, to }: typeof OPENING): number => uniformInt(random, from, to);
	const profile = await mkdtemp(join(tmpdir(), 'tachanka-kill-'));
	const host = await serve(build);
	const outcome: Outcome = {
		kills: 0,
		acknowledged: 0,
		lost: 0,
		wiped: 0,
		wrecked: 0,
		uneven: 0,
		lines: 0
	};

	/** Looks at the disk, lets the app open the battle, and looks again: the last look counts. */
	const compare = async (id: string, last: number): Promise<OnDisk> => {
		const browser = await startBrowser(profile);
		try {
			const before = await look(browser.page, host.url, id);
			if (before.database === null) outcome.wiped++;
			else if (before.database.length !== before.file.length) outcome.uneven++;
			await browser.page.goto(`${host.url}battles/${id}`);
			const table = browser.page.getByRole('list', { name: 'Phase', exact: true });
			await table.waitFor().catch(async (cause: unknown) => {
				const seen = await browser.page.locator('body').innerText();
				throw new Error(`The battle did not open; the screen says: ${seen}`, { cause });
			});
			const after = await look(browser.page, host.url, id);
			for (const copy of [after.file, after.database ?? []])
				outcome.lost += Math.max(0, last + 1 - copy.length) + strange(copy);
			outcome.lines = after.database?.length ?? 0;
			return before;
		} finally {
			await browser.kill();
		}
	};

	try {
		const first = await startBrowser(profile);
		const id = await begin(first.page, host.url).finally(first.kill);
		let last = 0;
		while (outcome.kills < kills) {
			const browser = await startBrowser(profile);
			const before = last;
			const answered = new Promise<void>((resolve) => {
				play(browser.page, `${host.url}battles/${id}`, (place) => {
					last = place;
					resolve();
				}).catch(() => undefined);
			});
			if (outcome.kills % 2) await pause(between(OPENING));
			else {
				await Promise.race([answered, pause(PATIENCE)]);
				await pause(between(PLAYING));
			}
			await browser.kill();
			outcome.kills++;
			outcome.acknowledged += last - before;
			if (outcome.kills % wreckEvery === 0 && (await wreck(profile))) outcome.wrecked++;
			const { file, database } = await compare(id, last);
			say(
				`${outcome.kills}: ${last - before} acknowledged; on disk ${file.length} in the file, ` +
					`${database?.length ?? 'none'} in the database; lost so far ${outcome.lost}`
			);
			last = outcome.lines - 1;
		}
		return outcome;
	} finally {
		await host.close();
		await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	}
}
