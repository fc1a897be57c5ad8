import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { look } from '../kill-test/disk.ts';
import { startFirefox, type FirefoxSettings, type OwnFirefox } from '../kill-test/firefox.ts';
import type { serve } from '../serve.mjs';
import { must } from '../trials/hand.ts';

/** What a trial is given: a built app, a host of its own, and a place for its profiles and downloads. */
export interface Given {
	readonly build: string;
	readonly host: Awaited<ReturnType<typeof serve>>;
	readonly folder: string;
	readonly say: (line: string) => void;
}
export type Trial = (given: Given) => Promise<void>;

/** With Firefox on a profile of this name; it is killed at the end. Where it fails there is a picture of it in test-results/. */
export async function onPhone<T>(
	{ folder }: Given,
	name: string,
	work: (phone: OwnFirefox) => Promise<T>,
	settings: FirefoxSettings = {}
): Promise<T> {
	const downloads = join(folder, `${name}-downloads`);
	const phone = await startFirefox(join(folder, name), downloads, settings);
	try {
		return await work(phone);
	} catch (cause) {
		const path = join('test-results', `firefox-${name}.png`);
		await mkdir('test-results', { recursive: true });
		await phone.page.screenshot({ path: path as `${string}.png` }).catch(() => undefined);
		throw cause;
	} finally {
		await phone.kill();
	}
}

/** Both copies hold the same, and the battle of this address so many lines. */
export async function keptTwice(
	{ tab }: OwnFirefox,
	address: string,
	lines: number
): Promise<void> {
	const { database, files } = await look(tab);
	const of = address.slice(-36);
	must(database !== null, 'There is no database.');
	const [a, b] = [database.lines[of], files.lines[of]].map((copy) => copy?.join('\n'));
	must(a === b, 'The copies differ.');
	const n = database.lines[of]?.length;
	must(n === lines, `There are ${n} lines, not ${lines}.`);
}
