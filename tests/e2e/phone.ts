import type { Browser, Page } from '@playwright/test';
import { PHONE } from '../../playwright.config.ts';
import { serve } from '../tools/serve.mjs';
import { buildFolder } from '../tools/steps.mjs';
import { allBroughtIn, type Brought } from './brought-in.ts';
import { BETWEEN, visit } from './follow.ts';
import { expect, listen, test as base, type Complaints } from './harness.ts';
import { STOPS, type Stop } from './routes.ts';

/** One phone with the app on it, and what its pages complained of so far. */
export interface Phone {
	readonly app: string;
	readonly page: Page;
	readonly heard: Complaints;
	readonly close: () => Promise<void>;
}

/** A phone on which all battles of all stops already are, each for one stop alone. */
export interface Full extends Phone {
	readonly addresses: ReadonlyMap<Stop, string>;
}

const isBrought = (path: Stop['path']): path is Brought =>
	typeof path === 'function' && 'told' in path;

/** May the stop be visited on a phone that others use too? What writes has a battle of its own there, or goes elsewhere. */
export const shared = ({ path, arrange, alone }: Stop): boolean =>
	!alone && (isBrought(path) || (typeof path === 'string' && !arrange));

async function newPhone(browser: Browser): Promise<Phone> {
	const host = await serve(buildFolder, { gzip: false });
	const context = await browser.newContext({
		...PHONE,
		serviceWorkers: 'block',
		reducedMotion: 'reduce'
	});
	const heard = await listen(context, host);
	const close = async (): Promise<void> => {
		await context.close();
		await host.close();
	};
	return { app: host.url, page: await context.newPage(), heard, close };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A file of the app's own address that runs nothing. */
const NO_SCREEN = 'icons/icon-192.png';

/** By links where the app is open already, by its address on a phone that has nothing yet. */
export async function open(stop: Stop, phone: Phone | Full): Promise<void> {
	const { app, page } = phone;
	const { path } = stop;
	const known = 'addresses' in phone ? phone.addresses.get(stop) : undefined;
	const address = known ?? (typeof path === 'string' ? path : await path(page, app));
	// A page behind another one draws once a second.
	await page.bringToFront();
	// What was done to bring the phone there has stops of its own.
	for (const said of Object.values(phone.heard)) said.length = 0;
	const there = shared(stop) || typeof path === 'function';
	if (there && address !== BETWEEN.path) await visit(page, app, address);
	else await page.goto(app + address);
	await expect(heading(page)).toBeVisible();
	await stop.arrange?.(page);
}

/** The phone with nothing kept on it: the same page, where the engine has the app's code still at hand. */
async function emptied(phone: Phone): Promise<Phone> {
	const { page } = phone;
	const context = page.context();
	for (const other of context.pages()) if (other !== page) await other.close();
	await page.goto(`${phone.app}${NO_SCREEN}`);
	await page.evaluate(() => sessionStorage.clear());
	const session = await context.newCDPSession(page);
	await session.send('Storage.clearDataForOrigin', {
		origin: new URL(phone.app).origin,
		storageTypes: 'all'
	});
	await session.detach();
	return phone;
}

/** `full`: one phone a worker, for all stops that may share it. `bare`: one with nothing on it, for a single stop. */
export const test = base.extend<object, { full: Full; bare: () => Promise<Phone> }>({
	bare: [
		async ({ browser }, use) => {
			const phone = await newPhone(browser);
			await use(() => emptied(phone));
			await phone.close();
		},
		{ scope: 'worker' }
	],
	full: [
		async ({ browser }, use) => {
			const phone = await newPhone(browser);
			const stops = STOPS.flatMap((stop) =>
				isBrought(stop.path) ? [[stop, stop.path] as const] : []
			);
			const paths = await allBroughtIn(
				phone.page,
				phone.app,
				stops.map(([, path]) => path)
			);
			await use({
				...phone,
				addresses: new Map(stops.map(([stop], at) => [stop, paths[at] ?? '']))
			});
			await phone.close();
		},
		{ scope: 'worker' }
	]
});
