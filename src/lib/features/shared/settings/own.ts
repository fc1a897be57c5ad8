import { OWN } from '#lib/kernel/game/document.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';

/** The store with its database is only fetched when it is asked for, so that it delays no first picture. */
const records = async (kind: string, version = 0) =>
	(await import('#lib/store/documents.ts')).documents({ kind, version, parse: parsed<unknown> });

/** The one record of a kind on this phone, as it was kept: null where there is none, undefined where it cannot be read. */
export const readOwn = async (kind: string): Promise<unknown> => {
	try {
		const read = await (await records(kind)).read(OWN);
		return read?.ok ? read.value : null;
	} catch {
		return undefined;
	}
};

/** Keeps it. False where it could not be kept. */
export const keepOwn = async (kind: string, version: number, value: unknown): Promise<boolean> => {
	try {
		await (await records(kind, version)).write(OWN, value);
		return true;
	} catch {
		return false;
	}
};
