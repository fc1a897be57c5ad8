import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { newerBuild } from '../newer-build.ts';
import { serve } from '../serve.mjs';
import { Account } from './account.ts';
import { begin, bringIn, does, markOf, SPARE, WITHIN, type Deed, type Deployed } from './deeds.ts';
import { look } from './disk.ts';
import type { Make, Tab } from './tab.ts';
import { give } from './taps.ts';

/** What a number of kills did to phones in use. */
export interface Outcome {
	kills: number;
	/** Acts whose outcome the screen had shown before a kill. */
	acknowledged: number;
	/** What was not there after a restart although the screen had shown it, was there in part, or otherwise. */
	lost: number;
	/** Restarts at which the browser had lost the whole database. */
	wiped: number;
	/** Kills after which a byte of the database was turned over, so that the browser drops it. */
	wrecked: number;
	/** Restarts at which one copy had more lines than the other. */
	uneven: number;
	/** Restarts at which something lay there that had come in by half. */
	halfway: number;
	/** Starts that came to nothing, because the machine or the browser did not answer; they are no kills. */
	stalled: number;
	/** Updates of the app whose new version was on the screen. */
	updates: number;
}

export interface Wanted {
	readonly kills: number;
	/** After every kill of this number and its multiples the database is damaged besides. */
	readonly wreckEvery: number;
	readonly seed: number;
	readonly during: readonly Deed[];
}

/** After so many kills the next phone is a new one: what came in makes the old one slow. */
const PHONE = 40;
/** So many starts that come to nothing, one after the other, are no fault of the machine. */
const STALLS = 3;
/** How long the app may take to begin a deed on a busy machine, in ms. */
const PATIENCE = 60_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

type Host = Awaited<ReturnType<typeof serve>>;

/** Versions of the app on one host. */
class Versions implements Deployed {
	readonly #folders: readonly string[];
	#now = 0;
	constructor(
		readonly host: Host,
		build: string,
		newer: string
	) {
		this.#folders = [build, newer];
	}
	/** The mark of the pages that are there now. */
	get mark(): string {
		return this.#now === 1 ? 'next' : '';
	}
	/** The other version is there from now on. */
	deploy = (): void => {
		this.#now = 1 - this.#now;
		this.back();
	};
	/** The host has nothing. */
	away = (): void => this.host.show(join(tmpdir(), 'nothing-is-here'));
	back = (): void => this.host.show(this.#folders[this.#now] ?? '');
}

/** A page of the app's origin that is not the app: nothing is opened or healed there. */
const outside = (tab: Tab, url: string) => tab.goto(`${url}icons/icon.svg`);

interface Phone {
	readonly profile: string;
	readonly account: Account;
}

/** Begins a battle on a phone and puts another one into its list; what the phone then has. */
async function prepared({ start }: Make, profile: string, url: string): Promise<Account> {
	await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	const { tab, kill } = await start(profile);
	try {
		const shown = (): void => account.wasShown();
		await give(tab, { asks: () => undefined, shown });
		const battle = await begin(tab, url);
		const account = new Account(battle, (await look(tab)).files);
		await bringIn({ tab, url, account, begins: () => undefined }, SPARE, 1);
		account.compare(await look(tab));
		return account;
	} finally {
		await kill();
	}
}

/**
 * Kills a browser in which the app is used, starts it again, and compares; `say` hears how it goes. What is done and the
 * moments come from `seed`.
 */
export async function killed(
	build: string,
	make: Make,
	{ kills, wreckEvery, seed, during }: Wanted,
	say: (line: string) => void
): Promise<Outcome> {
	const { start, wreck } = make;
	const random = xoroshiro128plus(seed);
	const any = (from: number, to: number): number => uniformInt(random, from, to);
	const newer = await newerBuild(build);
	const host = await serve(build, { gzip: false });
	const versions = new Versions(host, build, newer);
	const { url } = host;
	const outcome: Outcome = {
		...{ kills: 0, acknowledged: 0, lost: 0 },
		...{ wiped: 0, wrecked: 0, uneven: 0, halfway: 0, stalled: 0, updates: 0 }
	};
	/** The version that the screen had shown last, where an update was seen through. */
	let shownVersion: string | undefined;
	let last: Deed | undefined;

	/** Looks at the disk, lets the app open the battle, and looks again: the last look counts. How long the app took, in ms. */
	const compare = async (tab: Tab, account: Account): Promise<number> => {
		await outside(tab, url);
		const before = await look(tab);
		if (before.coming) outcome.halfway++;
		if (before.database === null) outcome.wiped++;
		else if (
			before.database.lines[account.battle]?.length !== before.files.lines[account.battle]?.length
		)
			outcome.uneven++;
		// What an update left must open by itself.
		if (last === 'update') versions.away();
		const called = performance.now();
		await tab.goto(`${url}battles/${account.battle}`);
		const opened = tab.run(
			() =>
				window.tell.until(
					() => document.querySelector('[aria-label="Phase"] [aria-current="step"]') !== null
				),
			undefined
		);
		if (!(await Promise.race([opened, pause(PATIENCE).then(() => false)]))) {
			const seen = await tab.run(() => document.body.innerText, undefined);
			throw new Error(`The battle did not open; the screen says: ${seen}`);
		}
		const took = performance.now() - called;
		versions.back();
		const wrong = [...account.compare(await look(tab))];
		const version = await markOf(tab);
		if (shownVersion !== undefined && version !== shownVersion)
			wrong.push(`the version is “${version}” again`);
		shownVersion = undefined;
		for (const what of wrong) say(`   WRONG after ${last}: ${what}`);
		outcome.lost += wrong.length;
		return took;
	};

	/** One more kill of this phone, while it does something. */
	const once = async ({ profile, account }: Phone): Promise<void> => {
		const { tab, kill } = await start(profile);
		const deed = during[any(0, during.length - 1)] ?? 'play';
		let dead = false;
		try {
			let begins: () => void = () => undefined;
			const asks = (line: string): void => {
				account.asks(line);
				begins();
			};
			await give(tab, { asks, shown: account.wasShown });
			const opening = await compare(tab, account);
			last = deed;
			let failed: unknown;
			await new Promise<void>((begun, fails) => {
				begins = begun;
				const hand = { tab, url, account, n: outcome.kills, begins };
				const updated = (): void => {
					shownVersion = versions.mark;
					outcome.updates++;
				};
				setTimeout(() => fails(new Error(`${deed} does not begin.`)), PATIENCE).unref();
				does(deed, { ...hand, versions, updated }).catch((cause: unknown) => {
					if (!dead) failed = cause;
					fails(cause);
				});
			});
			// Oftener soon than late: what is torn by a kill is torn in the first moments.
			await pause((any(0, 1000) / 1000) ** 2 * WITHIN[deed] * opening);
			if (failed) throw failed;
		} finally {
			dead = true;
			await kill();
		}
		outcome.kills++;
		outcome.acknowledged += account.shown;
		if (outcome.kills % wreckEvery === 0 && (await wreck(profile))) outcome.wrecked++;
		say(`${outcome.kills}: ${deed}, ${account.shown} acknowledged; lost so far ${outcome.lost}`);
	};

	/** After the last kill. */
	const atEnd = async ({ profile, account }: Phone): Promise<void> => {
		const { tab, kill } = await start(profile);
		await give(tab, { asks: () => undefined, shown: () => undefined });
		await compare(tab, account).finally(kill);
	};

	/** Again, where the machine stalls. */
	const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
		for (let attempt = 1; ; attempt++) {
			try {
				return await work();
			} catch (cause) {
				if (attempt === STALLS) throw cause;
				outcome.stalled++;
				say(`   stalled: ${String(cause)}`);
				versions.back();
			}
		}
	};

	try {
		while (outcome.kills < kills) {
			const profile = await mkdtemp(join(tmpdir(), 'tachanka-kill-'));
			try {
				const phone = { profile, account: await patiently(() => prepared(make, profile, url)) };
				const until = Math.min(kills, outcome.kills + PHONE);
				while (outcome.kills < until) await patiently(() => once(phone));
				await patiently(() => atEnd(phone));
				last = undefined;
			} finally {
				await rm(profile, { recursive: true, force: true, maxRetries: 5 });
			}
		}
		return outcome;
	} finally {
		await host.close();
		await rm(newer, { recursive: true, force: true });
	}
}
