import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { PHONE } from '../../playwright.config.ts';
import { serve } from '../tools/serve.mjs';
import { buildFolder } from '../tools/steps.mjs';
import type { Full } from './phone.ts';

export { expect } from '@playwright/test';

/** A static host of one test's own: `url` ends in `/`, `show` deploys another build, `close` kills it. */
export type Host = Awaited<ReturnType<typeof serve>>;

/** What a page complained of: broken policies, errors, and requests to any other host. */
export interface Complaints {
	readonly policy: string[];
	readonly errors: string[];
	readonly foreign: string[];
}

/** One phone with the app on it, and what its pages complained of so far. */
export interface Phone {
	readonly app: string;
	readonly host: Host;
	readonly context: BrowserContext;
	readonly page: Page;
	readonly heard: Complaints;
}

/** Listens to a context from now on. Call before the first page opens. */
export async function listen(context: BrowserContext, host: Host): Promise<Complaints> {
	const heard: Complaints = { policy: [], errors: [], foreign: [] };
	const origin = new URL(host.url).origin;
	context.on('request', (request) => {
		const url = new URL(request.url());
		if (/^https?:$/.test(url.protocol) && url.origin !== origin) heard.foreign.push(url.href);
	});
	context.on('console', (message) => {
		const text = message.text();
		// Outside the app, where no page names an icon, the browser asks for one on its own.
		if (message.location().url.endsWith('/favicon.ico')) return;
		if (/content security policy|trusted ?(type|script|html)/i.test(text)) heard.policy.push(text);
		else if (message.type() === 'error') heard.errors.push(text);
	});
	context.on('weberror', (error) => heard.errors.push(String(error.error())));
	return heard;
}

/** Nothing is kept for later: the worker fetches the whole app, which only those wait for who go on without the host. */
const NOT_KEPT = { serviceWorkers: 'block' } as const;

/** A phone of a worker's own, for one test after the other. */
async function lent(browser: Browser, use: (phone: Phone) => Promise<void>): Promise<void> {
	const host = await serve(buildFolder, { gzip: false });
	const context = await browser.newContext({ ...PHONE, ...NOT_KEPT, reducedMotion: 'reduce' });
	const heard = await listen(context, host);
	await use({ app: host.url, host, context, page: await context.newPage(), heard });
	await context.close();
	await host.close();
}

/** A file of the app's own address that runs nothing. */
const NO_SCREEN = 'icons/icon-192.png';

/** The phone with nothing kept on it: the same page, where the engine has the app's code still at hand. */
async function emptied(phone: Phone): Promise<Phone> {
	const { app, context } = phone;
	const [page = await context.newPage(), ...others] = context.pages();
	for (const other of others) await other.close();
	await context.setOffline(false);
	await context.clearPermissions();
	await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
	await page.setViewportSize(PHONE.viewport);
	await page.goto(`${app}${NO_SCREEN}`);
	await page.evaluate(() => sessionStorage.clear());
	const session = await context.newCDPSession(page);
	await session.send('Storage.clearDataForOrigin', {
		origin: new URL(app).origin,
		storageTypes: 'all'
	});
	await session.detach();
	for (const said of Object.values(phone.heard)) said.length = 0;
	return { ...phone, page };
}

/**
 * `page` and `host`: a phone with nothing on it, and the production build on a port, and so an origin and a storage, of
 * its own. `bare`: the worker's phone with nothing on it; `full`: another, for all stops that may share it.
 */
export const test = base.extend<{ host: Host }, { full: Full; bare: () => Promise<Phone> }>({
	...NOT_KEPT,
	host: async ({}, use) => {
		const host = await serve(buildFolder, { gzip: false });
		await use(host);
		await host.close();
	},
	bare: [
		async ({ browser }, use) => lent(browser, (phone) => use(() => emptied(phone))),
		{ scope: 'worker' }
	],
	full: [
		async ({ browser }, use) => {
			// The stops read this file.
			const { filled } = await import('./phone.ts');
			await lent(browser, async (phone) => use(await filled(phone)));
		},
		{ scope: 'worker' }
	]
});

/** A `test` whose phone keeps the app for later: to be away from the host, to be installed, to be updated. */
export const kept = test.extend({ serviceWorkers: 'allow' });

/**
 * A `test` on the worker's phone, emptied, at half the work: for whoever leaves nothing with its pages or its context,
 * as what they run before a page, answer in the host's place, or count time by.
 */
export const again = test.extend<{ phone: Phone }>({
	phone: async ({ bare }, use) => use(await bare()),
	host: async ({ phone }, use) => use(phone.host),
	context: async ({ phone }, use) => use(phone.context),
	page: async ({ phone: { page }, viewport, contextOptions }, use) => {
		if (viewport) await page.setViewportSize(viewport);
		await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null });
		await use(page);
	}
});

/** Resolves when the service worker holds the whole app, its packs as well. */
export const installed = (page: Page): Promise<unknown> =>
	page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		await new Promise<void>((done) => {
			navigator.serviceWorker.addEventListener('message', ({ data }) => {
				if (data.type === 'PACKS' && Object.values(data.packs).every(Boolean)) done();
			});
			active?.postMessage({ type: 'PACKS' });
		});
	});
