import {
	historyOf,
	type BattleEntry
} from '../../../src/lib/rules/red-and-white/journal/history.ts';
import type { Account } from './account.ts';
import { importFile } from './import-file.ts';
import type { Tab } from './tab.ts';
import { choose, follow, play, sees, tap, tapUntil, undoAndRedo } from './taps.ts';

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
	readonly tab: Tab;
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
 * A kill comes so long after the deed began: about as long as it takes, with the rest of its keys, and a little. In parts of
 * the time that this machine needs to open the battle.
 */
export const WITHIN: Readonly<Record<Deed, number>> = {
	open: 1.3,
	play: 4,
	undo: 3,
	strike: 0.6,
	import: 0.6,
	bin: 2,
	update: 8
};

/** A battle that lies there to be deleted and brought back. */
export const SPARE = 'Spare';

const entryIn = (raw: string): BattleEntry => (JSON.parse(raw) as { e: BattleEntry }).e;

/** Brings a file in by way of the screen for it. */
export async function bringIn(
	{ tab, url, account, begins }: Pick<InHand, 'tab' | 'url' | 'account' | 'begins'>,
	name: string,
	battles: number
): Promise<void> {
	const { text, step } = importFile(name, battles);
	await follow(tab, `${url}settings/data`);
	await choose(tab, text);
	await sees(tab, /^Add\d/);
	account.asks(step);
	begins();
	await tapUntil(tab, /^Add\d/, / added$/);
}

/** Deletes the spare battle, takes that back, and so on. Never ends by itself. */
async function toBinAndBack({ tab, url, account, begins }: InHand): Promise<void> {
	const there = account.things.get(`${SPARE} 1`) ?? '';
	const step = (state: string): ReadonlyMap<string, string> =>
		new Map([[`${SPARE} 1`, there.replace(/^\w+/, state)]]);
	if (there.startsWith('deleted')) {
		await follow(tab, `${url}settings/data`);
		await sees(tab, /^Bring back Spare 1$/);
		account.asks(step('kept'));
		begins();
		return tapUntil(tab, /^Bring back Spare 1$/, / is back$/);
	}
	await follow(tab, `${url}battles`);
	for (;;) {
		await tap(tab, /^More about Spare 1$/);
		account.asks(step('deleted'));
		begins();
		await tapUntil(tab, /^Delete$/, /^Spare 1 deleted$/);
		account.asks(step('kept'));
		await tapUntil(tab, /^Undo$/, /^Taken back: /);
	}
}

/** Strikes one of the last lines that count. */
async function strike({ tab, url, account, n, begins }: InHand): Promise<void> {
	const { counted } = historyOf(account.lines.map(entryIn));
	const line = counted.at(-1 - (n % Math.min(5, counted.length - 1)));
	await follow(tab, `${url}battles/${account.battle}/log/${line?.id}/strike`);
	await sees(tab, /^Strike it out$/);
	account.asks('strike');
	begins();
	await tapUntil(tab, /^Strike it out$/, /^One line struck out/);
}

/** Lets the waiting version take over. */
async function update({ tab, url, versions, begins, updated }: InHand): Promise<void> {
	await follow(tab, url);
	await tab.run(async () => void (await navigator.serviceWorker.ready), undefined);
	versions.deploy();
	// An update that was killed has left the host with the version that is on the screen.
	if (versions.mark === (await markOf(tab))) versions.deploy();
	begins();
	await tab.run(async () => void (await (await navigator.serviceWorker.ready).update()), undefined);
	await tap(tab, /^Update now$/);
	for (;;) {
		// The page goes meanwhile.
		const mark = await markOf(tab).catch(() => undefined);
		if (mark === versions.mark) return updated();
		await new Promise((soon) => setTimeout(soon, 50));
	}
}

/** Which version the page on the screen is of. */
export const markOf = (tab: Tab): Promise<string> =>
	tab.run(() => document.documentElement.dataset['build'] ?? '', undefined);

/** Does it, as far as it comes. */
export async function does(deed: Deed, hand: InHand): Promise<void> {
	const { tab, url, account, begins } = hand;
	const battle = `${url}battles/${account.battle}`;
	const few = historyOf(account.lines.map(entryIn)).counted.length < 5;
	switch (deed) {
		case 'open':
			begins();
			await tab.goto(battle);
			return;
		case 'strike':
			if (!few) return strike(hand);
			break;
		case 'undo':
			if (few) break;
			await follow(tab, `${battle}/log`);
			return undoAndRedo(tab);
		case 'import':
			return bringIn(hand, `Column ${hand.n}`, 3);
		case 'bin':
			return toBinAndBack(hand);
		case 'update':
			return update(hand);
		case 'play':
	}
	return play(tab);
}

/** Begins a battle of the two example forces; resolves to its id. */
export async function begin(tab: Tab, url: string): Promise<string> {
	await tab.goto(`${url}battles/new`);
	await tap(tab, /^Add two example forces$/);
	await tap(tab, /^Begin the battle$/);
	return tab.run(
		() => window.tell.until(() => /\/battles\/([0-9a-f-]{36})$/.exec(location.pathname)?.[1]),
		undefined
	);
}
