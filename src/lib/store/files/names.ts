/** The name of a file of the second copy, from what it belongs to by its id: a journal, a photo. */
const named =
	(prefix: string) =>
	(id: string): string =>
		prefix + encodeURIComponent(id);
/** The id in such a name; undefined where the file belongs to something else. */
const idIn =
	(prefix: string) =>
	(file: string): string | undefined =>
		file.startsWith(prefix) ? decodeURIComponent(file.slice(prefix.length)) : undefined;

const JOURNAL = 'journal-';
const PHOTO = 'photo-';

/** The file of a journal. */
export const journalFile = named(JOURNAL);
/** The journal of a file. */
export const journalOf = idIn(JOURNAL);
/** The file of a photo. */
export const photoFile = named(PHOTO);
/** The photo of a file. */
export const photoOf = idIn(PHOTO);
