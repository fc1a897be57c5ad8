import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { serve } from '../tools/serve.mjs';
import { buildFolder } from '../tools/steps.mjs';

export { expect } from '@playwright/test';

/** A static host of one test's own: `url` ends in `/`, `show` deploys another build, `close` kills it. */
export type Host = Awaited<ReturnType<typeof serve>>;

/**
 * `host`: the production build on a port, and so an origin and a storage, of its own. Nothing is kept for later: the
 * worker fetches the whole app, which only those wait for who go on without the host.
 */
export const test = base.extend<{ host: Host }>({
	serviceWorkers: 'block',
	host: async ({}, use) => {
		const host = await serve(buildFolder, { gzip: false });
		await use(host);
		await host.close();
	}
});

/** A `test` whose phone keeps the app for later: to be away from the host, to be installed, to be updated. */
export const kept = test.extend({ serviceWorkers: 'allow' });

/** What a page complained of: broken policies, errors, and requests to any other host. */
export interface Complaints {
	readonly policy: string[];
	readonly errors: string[];
	readonly foreign: string[];
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
