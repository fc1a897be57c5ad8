import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright';
import { quiet } from './quiet.ts';

declare global {
	interface Window {
		/** What the page measured of itself so far. */
		seen: { paint: number; blocked: number };
		/** When the tap was answered, in ms since the navigation. */
		answered?: number;
	}
}

/** A slow phone on a slow line: processor slow-down, line in kbit/s, round trip in ms. */
export const SLOW = { processor: 4, down: 1600, up: 750, roundTrip: 150 };

/** One loading of a page, as the phone saw it. Bytes on the wire with headers, times in ms since the navigation. */
export interface Loading {
	readonly bytes: number;
	readonly scripts: number;
	/** First contentful paint. */
	readonly paint: number;
	/** Total blocking time: what long tasks took beyond 50 ms each. */
	readonly blocked: number;
}

/** What is tapped on a page, and what then shows that the tap was answered. */
export interface Tap {
	readonly target: string;
	readonly effect: string;
}

export const newPhone = (browser: Browser): Promise<BrowserContext> =>
	browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true
	});

/** Slows a page down. Without `online` its line is dead as well. */
async function slowPage(phone: BrowserContext, online: boolean) {
	await quiet();
	const page = await phone.newPage();
	const session = await phone.newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
	await session.send('Network.emulateNetworkConditions', {
		offline: !online,
		latency: SLOW.roundTrip,
		downloadThroughput: (SLOW.down * 1000) / 8,
		uploadThroughput: (SLOW.up * 1000) / 8
	});
	return { page, session };
}

/** Loads a page on the slow phone, waits until nothing has come for a while, and says what it took. */
export async function load(phone: BrowserContext, url: string, online = true): Promise<Loading> {
	const { page, session } = await slowPage(phone, online);
	const isScript = new Map<string, boolean>();
	let bytes = 0;
	let scripts = 0;
	session.on('Network.responseReceived', ({ requestId, type }) =>
		isScript.set(requestId, type === 'Script')
	);
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		bytes += encodedDataLength;
		if (isScript.get(requestId)) scripts += encodedDataLength;
	});
	await page.addInitScript(() => {
		const seen = (window.seen = { paint: 0, blocked: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
		}).observe({ type: 'paint', buffered: true });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50);
		}).observe({ type: 'longtask', buffered: true });
	});
	await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
	await page.waitForFunction(() => window.seen.paint > 0, undefined, { timeout: 60_000 });
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(1500);
	const seen = await page.evaluate(() => window.seen);
	await page.close();
	return { bytes, scripts, ...seen };
}

/**
 * From the navigation to the effect of one tap, in ms. The tap is tried as soon as its target can be seen, and again
 * every 50 ms, as a finger would; a full navigation in between does not stop the clock.
 */
export async function act(
	phone: BrowserContext,
	url: string,
	tap: Tap,
	online = true
): Promise<number> {
	const { page } = await slowPage(phone, online);
	await page.addInitScript(({ target, effect }) => {
		sessionStorage['began'] ??= String(performance.timeOrigin);
		let tapped = -1000;
		const watch = setInterval(() => {
			const [answer, aim] = [effect, target].map((selector) =>
				[...document.querySelectorAll<HTMLElement>(selector)].find((it) => it.checkVisibility())
			);
			if (answer) {
				clearInterval(watch);
				requestAnimationFrame(() => {
					const now = performance.timeOrigin + performance.now();
					window.answered = now - Number(sessionStorage['began']);
				});
			} else if (aim && performance.now() - tapped >= 50) {
				tapped = performance.now();
				aim.click();
			}
		}, 16);
	}, tap);
	await page.goto(url, { waitUntil: 'commit', timeout: 90_000 });
	const found = await page.waitForFunction(() => window.answered, undefined, {
		timeout: 60_000,
		polling: 100
	});
	const answered = await found.jsonValue();
	await page.close();
	return answered ?? NaN;
}

/** Resolves when the worker holds what the app needs without a signal. */
const whenReady = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		while (active?.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
	});

/** From the navigation until the app works without a signal, in ms; the host answers as over the slow line. */
export async function ready(phone: BrowserContext, url: string): Promise<number> {
	await quiet();
	const page = await phone.newPage();
	const session = await phone.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
	const began = performance.now();
	await page.goto(url, { waitUntil: 'commit', timeout: 90_000 });
	await whenReady(page);
	const took = performance.now() - began;
	await page.close();
	return took;
}

/** Waits until the worker holds the app; the bytes it keeps for its first "ready", gzipped one by one. */
export async function install(phone: BrowserContext, url: string): Promise<number> {
	const page: Page = await phone.newPage();
	await page.goto(url);
	await whenReady(page);
	const kept = await page.evaluate(async () => {
		const bodies: string[] = [];
		for (const name of (await caches.keys()).filter((name) => !name.endsWith('-packs'))) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) {
				const bytes = new Uint8Array((await (await cache.match(request))?.arrayBuffer()) ?? []);
				bodies.push(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
			}
		}
		return bodies;
	});
	await page.close();
	return kept
		.map((body) => Buffer.from(body, 'latin1'))
		.map((body) => Math.min(body.length, gzipSync(body, { level: 9 }).length))
		.reduce((sum, size) => sum + size, 0);
}
