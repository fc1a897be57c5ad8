import { OWN } from '#lib/kernel/game/document.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import type { StoreCode } from '#lib/store/problem.ts';

/** The store with its database is fetched only when asked for, so that it does not delay the first picture. */
const records = async (kind: string, version = 0) =>
	(await import('#lib/store/documents.ts')).documents({ kind, version, parse: parsed<unknown> });

/**
 * The only record of a kind on this phone, as it was saved: null where there is none, undefined where it cannot be
 * read.
 */
export const readOwn = async (kind: string): Promise<unknown> => {
	try {
		const read = await (await records(kind)).read(OWN);
		return read?.ok ? read.value : null;
	} catch {
		return undefined;
	}
};

/** Saves what is made of the record as it stands by then. Undefined once it is saved, or why it was not. */
export const alterOwn = async (
	kind: string,
	version: number,
	make: (there: unknown) => unknown
): Promise<StoreCode | undefined> => {
	try {
		await (await records(kind, version)).alter(OWN, make);
		return undefined;
	} catch (cause) {
		const { storeProblem } = await import('#lib/store/problem.ts');
		return storeProblem(cause).code;
	}
};
