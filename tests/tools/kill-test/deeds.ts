import type { Page } from 'playwright';
import {
	historyOf,
	type BattleEntry
} from '../../../src/lib/rules/red-and-white/journal/history.ts';
import type { Account } from './account.ts';
import { importFile } from './import-file.ts';
import { follow, play, tapUntil, undoAndRedo } from './taps.ts';

/** What is done on a phone, with a battle open, while it is killed. */
export const DEEDS = ['open', 'play', 'undo', 'strike', 'import', 'bin', 'update'] as const;
export type Deed = (typeof DEEDS)[number];

/** The versions of the app that its host has. */
export interface Deployed {
	/** The other version is there from now on. */
	readonly deploy: () => void;
	/** The mark of the pages that are there now. */
	readonly mark: string;
}

/** A phone in hand, and the means to do something with it. */
export interface InHand {
	readonly page: Page;
	/** The app's address, with the slash at its end. */
	readonly url: string;
	readonly account: Account;
	/** How often a phone was killed by now: what comes in is named by it. */
	readonly n: number;
	readonly versions: Deployed;
	/** From now on a kill may fall; also once the page has asked for a line. */
	readonly begins: () => void;
	/** The new version is on the screen. */
	readonly updated: () => void;
}

/**
 * A kill comes so long after the deed began: about as long as it takes, and a little. In parts of the time that this machine
 * needs to open the battle.
 */
export const WITHIN: Readonly<Record<Deed, number>> = {
	open: 1.3,
	play: 1.2,
	undo: 1.2,
	strike: 0.6,
	import: 0.6,
	bin: 1,
	update: 5
};

/** A battle that lies there to be deleted and brought back. */
export const SPARE = 'Spare';

const idOf = (address: string): string => address.slice(-36);
const entryIn = (raw: string): BattleEntry => (JSON.parse(raw) as { e: BattleEntry }).e;

/** Brings a file in by way of the screen for it. */
export async function bringIn(
	{ page, url, account, begins }: Pick<InHand, 'page' | 'url' | 'account' | 'begins'>,
	name: string,
	battles: number
): Promise<void> {
	const { text, step } = importFile(name, battles);
	await follow(page, `${url}settings/data`);
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'f.json', mimeType: 'application/json', buffer: Buffer.from(text) });
	const add = page.getByRole('button', { name: /^Add / });
	await add.waitFor();
	const label = (await add.evaluate((button) => button.textContent)).trim();
	account.asks(step);
	begins();
	await tapUntil(page, label, / added$/);
}

/** Deletes the spare battle, takes that back, and so on. Never ends by itself. */
async function toBinAndBack({ page, url, account, begins }: InHand): Promise<void> {
	const there = account.things.get(`${SPARE} 1`) ?? '';
	const step = (state: string): ReadonlyMap<string, string> =>
		new Map([[`${SPARE} 1`, there.replace(/^\w+/, state)]]);
	if (there.startsWith('deleted')) {
		await follow(page, `${url}settings/data`);
		await page.getByRole('button', { name: `Bring back ${SPARE} 1` }).waitFor();
		account.asks(step('kept'));
		begins();
		return tapUntil(page, `Bring back ${SPARE} 1`, / is back$/);
	}
	await follow(page, `${url}battles`);
	for (;;) {
		await page.getByRole('button', { name: `More about ${SPARE} 1` }).click();
		account.asks(step('deleted'));
		begins();
		await tapUntil(page, 'Delete', /^Spare 1 deleted$/);
		account.asks(step('kept'));
		await tapUntil(page, 'Undo', /^Taken back: /);
	}
}

/** Strikes one of the last lines that count. */
async function strike({ page, url, account, n, begins }: InHand): Promise<void> {
	const { counted } = historyOf(account.lines.map(entryIn));
	const line = counted.at(-1 - (n % Math.min(5, counted.length - 1)));
	await follow(page, `${url}battles/${account.battle}/log/${line?.id}/strike`);
	const label = 'Strike it out';
	await page.locator('button:enabled', { hasText: label }).waitFor();
	account.asks('strike');
	begins();
	await tapUntil(page, label, /^One line struck out/);
}

/** Lets the waiting version take over. */
async function update({ page, url, versions, begins, updated }: InHand): Promise<void> {
	await follow(page, url);
	await page.evaluate(() => navigator.serviceWorker.ready);
	versions.deploy();
	begins();
	await page.evaluate(async () => {
		const { until, button } = window.tell;
		await (await navigator.serviceWorker.ready).update();
		(await until(() => button('Update now'))).click();
	});
	await page.waitForFunction(
		(mark) => (document.documentElement.dataset['build'] ?? '') === mark,
		versions.mark
	);
	updated();
}

/** Does it, as far as it comes. */
export async function does(deed: Deed, hand: InHand): Promise<void> {
	const { page, url, account, begins } = hand;
	const battle = `${url}battles/${account.battle}`;
	const few = historyOf(account.lines.map(entryIn)).counted.length < 5;
	switch (deed) {
		case 'open':
			begins();
			await page.goto(battle);
			return;
		case 'strike':
			if (!few) return strike(hand);
			break;
		case 'undo':
			if (few) break;
			await follow(page, `${battle}/log`);
			return undoAndRedo(page);
		case 'import':
			return bringIn(hand, `Column ${hand.n}`, 3);
		case 'bin':
			return toBinAndBack(hand);
		case 'update':
			return update(hand);
		case 'play':
	}
	return play(page);
}

/** Begins a battle of the two example forces; resolves to its id. */
export async function begin(page: Page, url: string): Promise<string> {
	await page.goto(`${url}battles/new`);
	await page.getByRole('button', { name: 'Add two example forces' }).click();
	await page.getByRole('button', { name: 'Begin the battle' }).click();
	await page.waitForURL(/\/battles\/[0-9a-f-]{36}$/);
	return idOf(page.url());
}
