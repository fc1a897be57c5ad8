import type { Page } from 'playwright';

/** Both copies of a battle as they lie on the disk, without the app. */
export interface OnDisk {
	/** The phases its lines tell, by place; a torn last line is none. */
	readonly file: readonly number[];
	/** The same of the database; null where the browser has lost it. */
	readonly database: readonly number[] | null;
}

/** Line p of the battle that is played here always leads to this phase. */
export const phaseAt = (place: number): number => 1 + (place % 7);

/** Begins a battle of the two example forces; resolves to its id. */
export async function begin(page: Page, url: string): Promise<string> {
	await page.goto(`${url}battles/new`);
	await page.getByRole('button', { name: 'Add two example forces' }).click();
	await page.getByRole('button', { name: 'Begin the battle' }).click();
	await page.waitForURL(/\/battles\/[0-9a-f-]{36}$/);
	return page.url().slice(-36);
}

/**
 * Taps one phase after the other as fast as the screen answers. `acknowledged` hears of each line whose outcome the
 * screen has shown. Never ends by itself.
 */
export async function play(
	page: Page,
	address: string,
	acknowledged: (place: number) => void
): Promise<void> {
	await page.exposeFunction('acknowledged', acknowledged);
	await page.goto(address);
	const line = page.getByRole('list', { name: 'Phase', exact: true });
	await line.waitFor();
	const lines = Number(await linesShown(page, address));
	await line.evaluate(async (list, first) => {
		const stops = [...list.querySelectorAll('li')];
		const now = (stop: Element): boolean => stop.getAttribute('aria-current') === 'step';
		const shown = (stop: Element): Promise<void> =>
			new Promise((resolve) => {
				const observer = new MutationObserver(() => {
					if (!now(stop)) return;
					observer.disconnect();
					resolve();
				});
				observer.observe(list, { attributes: true, subtree: true });
			});
		for (let place = first; ; place++) {
			const stop = stops[place % stops.length];
			if (!stop) return;
			const seen = shown(stop);
			stop.querySelector('button')?.click();
			// What is still owed in the phase before is asked about; here it may wait.
			const asked = setInterval(() => {
				const anyway = [...document.querySelectorAll('button')].find((button) =>
					button.textContent.trim().startsWith('Close anyway')
				);
				anyway?.click();
			}, 5);
			await seen;
			clearInterval(asked);
			(window as unknown as { acknowledged: (place: number) => void }).acknowledged(place);
		}
	}, lines);
}

const idOf = (address: string): string => address.slice(-36);

/** How many lines the battle has, once the app has opened it. */
async function linesShown(page: Page, address: string): Promise<number> {
	return page.evaluate(async (id) => {
		const request = indexedDB.open('tachanka');
		const db = await new Promise<IDBDatabase>((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
		const count = db
			.transaction('entries')
			.objectStore('entries')
			.count(IDBKeyRange.bound([id, 0], [id, Infinity]));
		return new Promise<number>((resolve, reject) => {
			count.onsuccess = () => {
				db.close();
				resolve(count.result);
			};
			count.onerror = () => reject(count.error);
		});
	}, idOf(address));
}

/** Looks at both copies from a page of the app's origin that is not the app, so that nothing is healed by looking. */
export async function look(page: Page, url: string, id: string): Promise<OnDisk> {
	await page.goto(`${url}icons/icon.svg`);
	return page.evaluate(async (journal) => {
		type Entry = { facts?: { type: string; to?: { phase?: number } }[] };
		const phaseOf = ({ facts = [] }: Entry): number =>
			facts.reduce((phase, { to }) => to?.phase ?? phase, 1);

		const file: number[] = [];
		const root = await navigator.storage.getDirectory();
		const folder = await root.getDirectoryHandle('tachanka').catch(() => undefined);
		let text = '';
		for await (const name of folder?.keys() ?? [])
			if (name.startsWith(`journal-${journal}~`))
				text = (await (await (await folder?.getFileHandle(name))?.getFile())?.text()) ?? '';
		for (const line of text.split('\n').slice(2, -1))
			file.push(phaseOf((JSON.parse(line) as { e: Entry }).e));

		// A browser that has just found its database damaged refuses once, and then has none.
		const all = await indexedDB.databases().catch(() => []);
		if (!all.some(({ name }) => name === 'tachanka')) return { file, database: null };
		const request = indexedDB.open('tachanka');
		const db = await new Promise<IDBDatabase>((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
		if (!db.objectStoreNames.contains('entries')) return { file, database: null };
		const rows = db
			.transaction('entries')
			.objectStore('entries')
			.getAll(IDBKeyRange.bound([journal, 0], [journal, Infinity]));
		const database = await new Promise<number[]>((resolve, reject) => {
			rows.onsuccess = () => resolve(rows.result.map(({ line }) => phaseOf(JSON.parse(line).e)));
			rows.onerror = () => reject(rows.error);
		});
		db.close();
		return { file, database };
	}, id);
}
