import type { Page } from '@playwright/test';
import { allBroughtIn, type Brought } from './brought-in.ts';
import { BETWEEN, visit } from './follow.ts';
import { expect, type Phone } from './harness.ts';
import { STOPS, type Stop } from './routes.ts';

/** A phone on which all battles of all stops already are, each for one stop alone. */
export interface Full extends Phone {
	readonly addresses: ReadonlyMap<Stop, string>;
}

const isBrought = (path: Stop['path']): path is Brought =>
	typeof path === 'function' && 'told' in path;

/** May the stop be visited on a phone that others use too? What writes has a battle of its own there, or goes elsewhere. */
export const shared = ({ path, arrange, alone }: Stop): boolean =>
	!alone && (isBrought(path) || (typeof path === 'string' && !arrange));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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

/** A phone with the battles of all stops that may share one. */
export async function filled(phone: Phone): Promise<Full> {
	const stops = STOPS.flatMap((stop) => (isBrought(stop.path) ? [[stop, stop.path] as const] : []));
	const paths = await allBroughtIn(
		phone.page,
		phone.app,
		stops.map(([, path]) => path)
	);
	return { ...phone, addresses: new Map(stops.map(([stop], at) => [stop, paths[at] ?? ''])) };
}
