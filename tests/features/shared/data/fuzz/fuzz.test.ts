import { freshStore } from '../../../../store/fresh.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeStore, DATABASE, useLayer } from '#lib/store/database.ts';
import { DEEP, SEED } from '../../../../random.ts';
import { chanceOf } from '../../../../tools/fuzz/chance.ts';
import { hostileFile } from '../../../../tools/fuzz/hostile-file.ts';
import { opened } from './opened.ts';

freshStore();
/** Settings that come in are put on at once. */
beforeEach(() => void vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} } }));
afterEach(() => void vi.unstubAllGlobals());

const FILES = Number(process.env['FUZZ_FILES'] ?? (DEEP ? 10_000 : 300));
const FROM = Number(process.env['FUZZ_SEED'] ?? SEED);
/** Every so many-th file is added, where it is read; the others are looked at only. */
const ADDED = 10;
/** The storage is emptied after so many files. */
const EMPTIED = 100;
/** Longer a file may not keep the processor, in ms. */
const SLOW = 2000;

let writes = 0;
beforeEach(() =>
	useLayer({
		stack: 'dbcore',
		name: 'writes',
		create: (core) => ({
			...core,
			table: (name) => {
				const table = core.table(name);
				return {
					...table,
					mutate: (asked) => {
						writes += 1;
						return table.mutate(asked);
					}
				};
			}
		})
	})
);
afterEach(() => useLayer(undefined));

const emptied = async (): Promise<void> => {
	await closeStore();
	await new Promise<void>((resolve, reject) => {
		const request = indexedDB.deleteDatabase(DATABASE);
		request.onsuccess = () => resolve();
		request.onerror = () => reject(request.error);
	});
};

test(
	'hostile files: no crash, no change where one is refused, none slow, no name that nobody knows',
	async () => {
		const tally = { files: 0, refused: 0, accepted: 0, added: 0 };
		const wrong = { crashes: 0, changes: 0, slow: 0, foreign: 0, oversized: 0, wordy: 0 };
		const examples: string[] = [];
		let slowest = 0;
		for (let n = 0; n < FILES; n++) {
			const seed = FROM + n;
			const { kind, text } = hostileFile(chanceOf(seed));
			const adds = n % ADDED === 0;
			if (n % EMPTIED === 0) await emptied();
			writes = 0;
			const { refused, crash, change, foreign, oversized, words, cost } = await opened(text, adds);
			tally.files += 1;
			tally[refused ? 'refused' : 'accepted'] += 1;
			if (adds && !refused) tally.added += 1;
			slowest = Math.max(slowest, cost);
			// Opening the storage for the first time counts a day.
			const written = refused && !adds && writes > 0 ? 'a refused file wrote' : undefined;
			const found = {
				...{ crashes: crash, changes: change ?? written, foreign, oversized, wordy: words },
				slow: cost > SLOW ? `${Math.round(cost)} ms` : undefined
			};
			for (const [what, said] of Object.entries(found)) {
				if (said === undefined) continue;
				wrong[what as keyof typeof wrong] += 1;
				if (examples.length < 20) examples.push(`${what} (${kind}, seed ${seed}): ${said}`);
			}
		}
		const figures = Object.entries({ ...tally, ...wrong }).map(
			([what, count]) => `${what} ${count}`
		);
		console.log(`${figures.join(', ')}; the slowest took ${Math.round(slowest)} ms`);
		expect(examples).toEqual([]);
	},
	60 * 60_000
);
