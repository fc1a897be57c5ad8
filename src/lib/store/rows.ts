import type { Dexie, Table } from 'dexie';

/** What every row of a record carries: which change wrote it, and the sum of everything it says. */
export interface Sealed {
	readonly n: number;
	readonly sum: string;
}

/** A setting by its name. */
export interface SettingRow {
	readonly key: string;
	readonly value: unknown;
}

/** A record replaced whole: a force, a remembered situation. */
export interface DocumentRow {
	readonly kind: string;
	readonly id: string;
	/** The version of the record kind that wrote the body. */
	readonly version: number;
	readonly body: unknown;
	readonly changedAt: string;
	readonly order: number;
	/** When it was deleted, or null. It is kept for a while so that it can be brought back. */
	readonly deletedAt: string | null;
}

/** What is known about a journal without reading its entries. */
export interface JournalRow {
	readonly id: string;
	readonly kind: string;
	readonly title: string;
	readonly createdAt: string;
	readonly changedAt: string;
	/** Says nothing; every row that is kept has it, and its sum covers it. */
	readonly header: null;
	/** What a list shows; the journal's user rewrites it at any time. */
	readonly summary: unknown;
	readonly deletedAt: string | null;
}

/** One entry as its line, by its place in the storage: 0 for the first, without gaps. */
export interface EntryRow {
	readonly journal: string;
	readonly place: number;
	readonly line: string;
}

/** What is known about a photo; its bytes are in a row of their own. */
export interface PhotoRow {
	readonly id: string;
	readonly journal: string;
	readonly about: unknown;
	readonly changedAt: string;
	readonly deletedAt: string | null;
	/** Its file does not know of the last change yet, because the files did not answer. */
	readonly behind?: true;
}

/** The bytes of a photo. */
export interface PictureRow {
	readonly id: string;
	readonly bytes: ArrayBuffer;
	/** The sum of the bytes. */
	readonly sum: string;
}

/** What the browser lends and only a database can hold: a folder. It has no second copy. */
export interface HandleRow {
	readonly key: string;
	readonly handle: unknown;
}

/** The tables of the storage, each with its key. */
export interface Database extends Dexie {
	settings: Table<SettingRow & Sealed, string>;
	documents: Table<DocumentRow & Sealed, [string, string]>;
	journals: Table<JournalRow & Sealed, string>;
	entries: Table<EntryRow, [string, number]>;
	photos: Table<PhotoRow & Sealed, string>;
	pictures: Table<PictureRow, string>;
	handles: Table<HandleRow, string>;
}

/** The present moment, as rows hold it. */
export const now = (): string => new Date().toISOString();

const DAY = 24 * 60 * 60 * 1000;

/** The moment this many days ago, as rows hold it. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
