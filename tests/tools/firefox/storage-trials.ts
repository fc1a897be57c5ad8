import type { Page } from 'puppeteer-core';
import { copiesOf, type Copies } from '../trials/copies.ts';
import { begun, inPhase, isThere, must, phase, says, sooner, tap } from '../trials/hand.ts';
import { keptTwice, onPhone, type Trial } from './phone.ts';

/** A page of the same origin in which the app does not run. */
const outside = (page: Page, url: string) => page.goto(`${url}icons/icon.svg`);

/** What lies on the phone of a battle now; `put`: lies there instead from now on. */
const copies = (page: Page, journal: string, put: Copies | null = null): Promise<Copies> =>
	page.evaluate(copiesOf, [journal, put] as const);

/** One letter of a text is another one. */
const spoilt = (text: string, at: number): string =>
	`${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;

/** The lines of the battle in both copies; how its file begins depends on when that was written. */
const said = ({ file, rows }: Copies): string =>
	JSON.stringify([
		file.trimEnd().split('\n').slice(-rows.length),
		rows.map(({ place, line }) => [place, line])
	]);

/** A letter of the one copy is spoilt, then of the other, then of both at two places: nothing is lost. */
const bytes: Trial = (given) =>
	onPhone(given, 'bytes', async (phone) => {
		const { page } = phone;
		const { url } = given.host;
		const address = await begun(page, url);
		for (const n of [2, 3, 4]) await phase(page, n);
		const id = address.slice(-36);
		const inFile = ({ file, rows }: Copies, part: number): Copies => ({
			file: spoilt(file, Math.floor(file.length * part)),
			rows
		});
		const inRow = ({ file, rows }: Copies, place: number): Copies => ({
			file,
			rows: rows.map((row) =>
				row.place === place ? { ...row, line: spoilt(row.line, row.line.length >> 1) } : row
			)
		});
		const ways = [
			...[0.1, 0.5, 0.9].map((part) => (was: Copies) => inFile(was, part)),
			...[0, 2].map((place) => (was: Copies) => inRow(was, place)),
			(was: Copies) => inRow(inFile(was, 0.95), 1)
		];
		for (const way of ways) {
			await outside(page, url);
			const was = await copies(page, id);
			const put = way(was);
			await copies(page, id, put);
			const now = await copies(page, id);
			must(JSON.stringify(now) === JSON.stringify(put) && now.file !== '', 'Nothing was spoilt.');
			await page.goto(address);
			await inPhase(page, 4);
			await keptTwice(phone, address, 4);
			await outside(page, url);
			must(said(await copies(page, id)) === said(was), 'It is not mended as it was.');
		}
	});

/** Two whole copies that say different things: both are shown beside each other, and the owner chooses. */
const versions: Trial = (given) =>
	onPhone(given, 'versions', async (phone) => {
		const { page } = phone;
		const { url } = given.host;
		const address = await begun(page, url);
		const id = address.slice(-36);
		await phase(page, 2);
		await outside(page, url);
		const early = await copies(page, id);
		await page.goto(address);
		for (const n of [3, 4]) await phase(page, n);
		await outside(page, url);
		const { rows } = await copies(page, id);
		await copies(page, id, early);
		await page.goto(address);
		await inPhase(page, 2);
		await phase(page, 5);
		await outside(page, url);
		const { file } = await copies(page, id);
		await copies(page, id, { file, rows });
		await page.goto(address);
		await inPhase(page, 4);
		await page.goto(`${url}battles`);
		await tap(page, /^Compare the two versions/);
		await says(page, /Up to line 2 they say the same/);
		await tap(page, /^Keep the second version$/);
		await says(page, /The second version of .* is kept/);
		await page.goto(`${url}battles`);
		await tap(page, /^Battle of/);
		await inPhase(page, 5);
		await keptTwice(phone, page.url(), 3);
	});

/** As little as Firefox can be told to give, in KB: ten megabytes for an origin. */
const LITTLE = { 'dom.quotaManager.temporaryStorage.fixedLimit': 20_480 };

/** The storage is full: nothing changes and the screen says so; with room again it goes on. */
const full: Trial = (given) =>
	onPhone(
		given,
		'full',
		async (phone) => {
			const { page } = phone;
			const address = await begun(page, given.host.url);
			await phase(page, 2);
			const filled = await page.evaluate(async () => {
				const root = await navigator.storage.getDirectory();
				const { quota = 0 } = await navigator.storage.estimate();
				if (quota > 1 << 26) return -quota;
				let kept = 0;
				const add = async (size: number): Promise<boolean> => {
					const handle = await root.getFileHandle(`filler ${kept} ${size}`, { create: true });
					try {
						const file = await handle.createWritable();
						await file.write(new Uint8Array(size));
						await file.close();
						return true;
					} catch {
						return false;
					}
				};
				for (let size = 1 << 21; size >= 256; size >>= 1) while (await add(size)) kept += size;
				return kept;
			});
			must(filled > 0, `It does not become full: ${filled}.`);
			const tapped = async (n: number): Promise<void> => {
				const stop = await page.waitForSelector(`[aria-label="Phase"] li:nth-child(${n}) button`);
				await stop?.asLocator().click();
			};
			await tapped(3);
			const anyway = /^Close anyway$/;
			await sooner(
				async () =>
					(await isThere(page, anyway)) ||
					/storage is full/.test(await page.evaluate(() => document.body.innerText))
			);
			if (await isThere(page, anyway)) await tap(page, anyway);
			await says(page, /The storage is full. Nothing was changed./);
			await inPhase(page, 2);
			await page.evaluate(async () => {
				const root = await navigator.storage.getDirectory();
				const names: string[] = [];
				for await (const name of root.keys()) if (name.startsWith('filler')) names.push(name);
				for (const name of names) await root.removeEntry(name);
			});
			await page.goto(address);
			await inPhase(page, 2);
			await phase(page, 3);
			await keptTwice(phone, address, 3);
		},
		LITTLE
	);

/** What one tab does to the forces, the other shows. */
const records: Trial = (given) =>
	onPhone(given, 'records', async ({ page, open }) => {
		const forces = `${given.host.url}forces`;
		await page.goto(forces);
		const other = await open();
		await other.goto(forces);
		await says(other, /No forces yet/);
		await page.bringToFront();
		await tap(page, /example forces/);
		await says(page, /Latvian Brigade/);
		await other.bringToFront();
		await says(other, /Latvian Brigade/);
		await other.reload();
		await says(other, /Latvian Brigade/);
	});

/** What is tried of the storage besides, by name. */
export const STORAGE_TRIALS: Readonly<Record<string, Trial>> = {
	'bytes: spoilt in either copy and in both; nothing is lost': bytes,
	'versions: two whole copies that differ; the owner chooses': versions,
	'full: nothing changes, and the screen says so': full,
	'records: what one tab writes the other shows': records
};
