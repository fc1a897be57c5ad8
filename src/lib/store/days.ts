import { isSound, seal } from './records/seal.ts';
import { now, type Database } from './rows.ts';

/** The row of the settings that counts days; only the database has it. If it is lost, deleted things are kept longer. */
export const DAYS = 'days opened';

interface Days {
	/** The day it was last opened on, by the clock of the phone. */
	readonly last: string;
	/** On how many days the app was opened; a clock may jump, but this goes up by one. */
	readonly n: number;
	/** The count of days at which each deleted thing was first met. */
	readonly met: Readonly<Record<string, number>>;
}

const daysOf = async (db: Database): Promise<Days> => {
	const row = await db.settings.get(DAYS);
	return row && isSound(row) ? (row.value as Days) : { last: '', n: 0, met: {} };
};

interface Deletable {
	readonly id: string;
	readonly kind?: string;
	readonly deletedAt: string | null;
}

const keyOf = ({ kind = '', id }: Deletable): string => JSON.stringify([kind, id]);

/** Counts one more day if it is not the same as the last; and notes what is in the bin by now. */
export const countDay = async (db: Database): Promise<void> => {
	const { last, n, met } = await daysOf(db);
	const today = now().slice(0, 10);
	if (today === last) return;
	const [documents, journals, photos] = await Promise.all([
		db.documents.toArray(),
		db.journals.toArray(),
		db.photos.toArray()
	]);
	const all: readonly Deletable[] = [...documents, ...journals, ...photos];
	const keys = all.filter(({ deletedAt }) => deletedAt !== null).map(keyOf);
	const value: Days = {
		last: today,
		n: n + 1,
		met: Object.fromEntries(keys.map((key) => [key, met[key] ?? n + 1]))
	};
	await db.settings.put(seal({ key: DAYS, value }, 0));
};

/** On how many days the app was opened since each deleted thing was first met in the bin. */
export const daysInBin = async (db: Database): Promise<(row: Deletable) => number> => {
	const { n, met } = await daysOf(db);
	return (row) => n - (met[keyOf(row)] ?? n);
};
