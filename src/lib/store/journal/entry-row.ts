import type { EntryRow } from '../rows.ts';

/** An entry as text: the same letters in the database and in the file, so that the copies compare without being read. */
export const entryText = (entry: unknown): string => {
	const text = JSON.stringify(entry) as string | undefined;
	if (text === undefined) throw new TypeError('An entry that no text can hold.');
	return text;
};

export const entryRow = (journal: string, place: number, entry: unknown): EntryRow => ({
	journal,
	place,
	text: entryText(entry)
});

/** The entry that a text says; one that does not read is the text that it was. */
export const entryFrom = (text: string): unknown => {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		return text;
	}
};
