import { Stopped } from '#lib/kernel/sliced.ts';
import type { DBCore, Middleware } from 'dexie';
import { countDay } from './days.ts';
import { FORM } from './form.ts';
import { BLOCKED, NEWER, tell } from './notices.ts';
import { StoreProblem, storeProblem } from './problem.ts';
import { closeSecondCopy } from './journal/second-copy.ts';
import type { Database } from './rows.ts';
import { settle } from './journal/settle.ts';
import { noteWriter } from './records/writers.ts';

/** Data from before the first form that stays readable for ever are under another name, and are left alone. */
export const DATABASE = 'tachanka';

let db: Promise<Database> | undefined;
let shut = false;
/** How long the database may take to open, in ms. While another opening waits, no event says that ours does too. */
const PATIENCE = 8000;
/** True while an opening waits for another tab; one more would only wait behind it. */
let blocked = false;

/** The layer that every read and write of the database passes through, in which a test makes one of them fail. */
let layer: Middleware<DBCore> | undefined;
/** Puts such a layer in; undefined for none. */
export const useLayer = (made: Middleware<DBCore> | undefined): void => {
	layer = made;
};

/** Dexie is loaded when something is first read or written, so that the first picture need not wait for it. */
const made = async (): Promise<Database> => {
	const { Dexie } = await import('dexie');
	const fresh = new Dexie(DATABASE, { chromeTransactionDurability: 'strict' }) as Database;
	fresh.version(FORM).stores({
		settings: 'key',
		documents: '[kind+id], kind',
		journals: 'id, kind',
		entries: '[journal+place], journal',
		photos: 'id, journal',
		pictures: 'id',
		handles: 'key'
	});
	if (layer) fresh.use(layer);
	fresh.on('versionchange', () => {
		shut = true;
		fresh.close();
		tell('newer', NEWER);
	});
	await new Promise<void>((resolve, reject) => {
		const keptOut = (): void => {
			blocked = true;
			tell('blocked', BLOCKED);
			reject(new StoreProblem('blocked'));
		};
		fresh.on('blocked', keptOut);
		const alarm = setTimeout(keptOut, PATIENCE);
		const free = (): void => {
			clearTimeout(alarm);
			if (blocked) fresh.close();
			blocked = false;
		};
		fresh
			.open()
			.finally(free)
			.then(() => resolve(), reject);
	});
	try {
		await settle(fresh);
		// A full phone can still open it; the day is counted and the version noted once there is room.
		await countDay(fresh).catch(() => undefined);
		await noteWriter(fresh).catch(() => undefined);
	} catch (cause) {
		fresh.close();
		throw cause;
	}
	return fresh;
};

const opened = (): Promise<Database> => {
	if (shut) return Promise.reject(new StoreProblem('newer'));
	if (blocked) return Promise.reject(new StoreProblem('blocked'));
	db ??= made().catch((cause: unknown) => {
		db = undefined;
		throw cause;
	});
	return db;
};

/** Does something with the storage; whatever goes wrong is thrown as a `StoreProblem`, unless it was stopped. */
export const withStore = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
	try {
		return await work(await opened());
	} catch (cause) {
		throw cause instanceof Stopped ? cause : storeProblem(cause);
	}
};

/** Closes the storage, for a test; the next use opens it again. */
export const closeStore = async (): Promise<void> => {
	const open = await db?.catch(() => undefined);
	open?.close();
	closeSecondCopy();
	db = undefined;
	shut = false;
};
