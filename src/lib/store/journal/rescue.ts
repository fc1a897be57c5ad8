import type { Phrase } from '#lib/kernel/phrase.ts';
import { base64 } from '../files/base64.ts';
import { withStore } from '../database.ts';
import { now } from '../rows.ts';
import { openFiles } from '../files/files.ts';
import { storeProblem } from '../problem.ts';

/** Everything as it lies on the phone, whether it can be read or not. What cannot be reached is null, and says why. */
export interface Rescued {
	readonly savedAt: string;
	readonly database: Readonly<Record<string, readonly unknown[]>> | null;
	readonly databaseProblem: Phrase | null;
	/** The text of each file of the second copy. */
	readonly files: Readonly<Record<string, string>> | null;
}

/** A row in a form that text can hold: bytes are written out. */
const asText = (row: unknown): unknown =>
	typeof row === 'object' && row !== null && 'bytes' in row && row.bytes instanceof ArrayBuffer
		? { ...row, bytes: base64(row.bytes) }
		: row;

const fromDatabase = async (): Promise<Pick<Rescued, 'database' | 'databaseProblem'>> => {
	try {
		const database = await withStore(async (db) =>
			Object.fromEntries(
				await Promise.all(
					db.tables.map(async (table) => [table.name, (await table.toArray()).map(asText)])
				)
			)
		);
		return { database, databaseProblem: null };
	} catch (cause) {
		return { database: null, databaseProblem: storeProblem(cause).phrase };
	}
};

const fromFiles = async (): Promise<Rescued['files']> => {
	try {
		const files = await openFiles();
		if (!files) return null;
		const texts: [string, string][] = [];
		for (const name of await files.list()) texts.push([name, (await files.read(name))?.text ?? '']);
		return Object.fromEntries(texts);
	} catch {
		return null;
	}
};

/** Takes along whatever is there, even where the database does not open or a record cannot be read. */
export const rescued = async (): Promise<Rescued> => ({
	savedAt: now(),
	...(await fromDatabase()),
	files: await fromFiles()
});
