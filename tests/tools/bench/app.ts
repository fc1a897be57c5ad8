import { chromium as browserType } from 'playwright';
import { chromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';
import { median } from './median.ts';
import { act, install, load, newPhone, ready, SLOW, type Loading, type Tap } from './phone.ts';

/** Medians of one app; `stored` is what it keeps before it says that it is ready, gzipped. Bytes and ms. */
export interface Figures {
	readonly cold: Loading & { readonly action: number; readonly ready: number };
	readonly offline: Omit<Loading, 'bytes' | 'scripts'> & { readonly action: number };
	readonly stored: number;
}

export interface Subject {
	readonly name: string;
	readonly folder: string;
	readonly tap: Tap;
}

const middle = <K extends string>(rows: readonly Record<K, number>[], ...keys: K[]) =>
	Object.fromEntries(keys.map((key) => [key, median(rows.map((row) => row[key]))])) as Record<
		K,
		number
	>;

/** Measures built apps side by side, load by load in turn, so that what disturbs one disturbs the others. */
export async function measureApps(
	subjects: readonly Subject[],
	runs: number
): Promise<readonly Figures[]> {
	const browser = await browserType.launch(chromium);
	const hosts = await Promise.all(subjects.map(({ folder }) => serve(folder)));
	const far = await Promise.all(subjects.map(({ folder }) => serve(folder, { line: SLOW })));
	const tests = subjects.map((subject, index) => {
		const [host, slow] = [hosts[index], far[index]];
		if (!host || !slow) throw new Error('A host is missing.');
		return {
			...subject,
			host,
			slow,
			cold: [] as (Loading & { action: number; ready: number })[],
			offline: [] as (Loading & { action: number })[],
			stored: 0
		};
	});

	// One load of each for nothing: it warms the browser and the gzip of the host.
	for (let run = -1; run < runs; run++) {
		for (const { host, slow, tap, cold } of tests) {
			const first = await newPhone(browser);
			const loading = await load(first, host.url);
			await first.close();
			const second = await newPhone(browser);
			const action = await act(second, host.url, tap);
			await second.close();
			const third = await newPhone(browser);
			const offline = await ready(third, slow.url);
			await third.close();
			if (run >= 0) cold.push({ ...loading, action, ready: offline });
		}
	}

	for (const test of tests) {
		const phone = await newPhone(browser);
		test.stored = await install(phone, test.host.url);
		await test.host.close();
		await phone.setOffline(true);
		for (let run = 0; run < runs; run++) {
			const loading = await load(phone, test.host.url, false);
			const action = await act(phone, test.host.url, test.tap, false);
			test.offline.push({ ...loading, action });
		}
		await phone.close();
	}
	await browser.close();
	for (const { slow } of tests) await slow.close();

	return tests.map(({ cold, offline, stored }) => ({
		cold: middle(cold, 'bytes', 'scripts', 'paint', 'blocked', 'action', 'ready'),
		offline: middle(offline, 'paint', 'blocked', 'action'),
		stored
	}));
}
