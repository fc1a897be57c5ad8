import { inEnglish } from '#lib/kernel/texts.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { finished, type Doing } from '#lib/kernel/sliced.ts';
import { parsePhoto } from '#lib/features/shared/photos/records.ts';
import type {
	FileContents,
	FileDocument,
	FileJournal,
	FilePhoto
} from '#lib/kernel/border/file.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import type { KindHead } from '#lib/kernel/game/document.ts';
import { base64 } from '#lib/store/files/base64.ts';
import { allDocuments, allJournals } from '#lib/store/files/everything.ts';
import { openJournal } from '#lib/store/journal/journal.ts';
import { photosOf, pictureOf } from '#lib/store/photos.ts';
import type { DocumentRow, JournalRow } from '#lib/store/rows.ts';
import { HEADS, headOf, journalsOf, readRow } from './kinds.ts';

/** What goes into a file: everything, or one thing by its kind and id. */
export type Choice = 'everything' | `${string}/${string}`;

/** The choice of one thing. */
export const choiceOf = ({ kind, id }: { readonly kind: string; readonly id: string }): Choice =>
	`${kind}/${id}`;

/** Something that can be chosen; for a journal, with its photos. */
export interface ThingHere {
	readonly kind: string;
	readonly id: string;
	/** Empty if nobody named it. */
	readonly name: string;
	readonly photos: number;
	/** The size of its photos, in bytes. */
	readonly photosSize: number;
}

/** What there is on this phone to choose from, kind by kind. */
export type ThingsHere = readonly {
	readonly head: KindHead;
	readonly things: readonly ThingHere[];
}[];

const journalHere = async ({ id, kind, title }: JournalRow): Promise<ThingHere> => {
	const photos = await photosOf(id, parsePhoto);
	const photosSize = photos.reduce((sum, { value }) => sum + value.size, 0);
	return { id, kind, name: title, photos: photos.length, photosSize };
};

/** The name of a record; undefined where it cannot be read. */
export const nameOf = async (row: DocumentRow): Promise<string | undefined> => {
	const { of, read } = (await readRow(row)) ?? {};
	return of && read?.ok ? of.nameOf(read.value) : undefined;
};

/** Looks through the records, then the journals; a record that cannot be read is left out. */
export const thingsHere = async (): Promise<ThingsHere> => {
	const all: ThingHere[] = [];
	for (const row of await allDocuments()) {
		const name = await nameOf(row);
		if (name !== undefined)
			all.push({ kind: row.kind, id: row.id, name, photos: 0, photosSize: 0 });
	}
	for (const row of await allJournals()) all.push(await journalHere(row));
	return HEADS.map((head) => ({
		head,
		things: all.filter(({ kind }) => kind === head.kind)
	})).filter(({ things }) => things.length > 0);
};

/** The entries of a journal as they are kept, whether or not they can be read. */
export const rawEntries = async (id: string, doing?: Doing): Promise<readonly unknown[]> =>
	(await openJournal<unknown>(id, parsed).read(doing)).entries;

/** A file as it is about to be written. */
export interface Gathered {
	readonly file: FileContents;
	/** The journals in the file, in their order there, and how many entries each has. */
	readonly journals: readonly { readonly id: string; readonly lines: number }[];
	/** The name, if the file holds one thing only. */
	readonly name: string | undefined;
	/** Names of things that can no longer be read and stay out of the file. */
	readonly leftOut: readonly string[];
}

/**
 * About how many bytes photos of this many take in a file: three bytes are written as four letters, and what is said of
 * each photo stands beside it.
 */
export const sizeInFile = (bytes: number): number => bytes * 1.35;

const photosIn = async (journal: string): Promise<readonly FilePhoto[]> => {
	const photos: FilePhoto[] = [];
	for (const { id, value: about } of await photosOf(journal, parsePhoto)) {
		const bytes = await pictureOf(id);
		if (bytes) photos.push({ id, about, bytes: base64(bytes) });
	}
	return photos;
};

/** A journal, or its first lines, in the form a file holds; undefined where it cannot be read. */
export const fileJournal = async (
	{ id, kind }: Pick<JournalRow, 'id' | 'kind'>,
	doing: Doing = finished,
	lines = Infinity
): Promise<FileJournal | undefined> => {
	const game = await journalsOf(kind);
	if (!game) return undefined;
	const journal = { version: game.version, entries: (await rawEntries(id, doing)).slice(0, lines) };
	return (await doing(game.readingJournal(journal))).ok ? { kind, ...journal } : undefined;
};

/**
 * Reads what was chosen. What can no longer be read is left out and named, so that the file always opens. Photos come
 * along only when asked for.
 */
export const gather = async (
	choice: Choice,
	withPhotos = false,
	doing: Doing = finished
): Promise<Gathered> => {
	const isChosen = (row: { readonly kind: string; readonly id: string }): boolean =>
		choice === 'everything' || choice === choiceOf(row);
	const documents: FileDocument[] = [];
	const journals: FileJournal[] = [];
	const chosen: { id: string; lines: number }[] = [];
	const names: string[] = [];
	const leftOut: string[] = [];
	for (const row of (await allDocuments()).filter(isChosen)) {
		const { of, read } = (await readRow(row)) ?? {};
		if (of && read?.ok) {
			documents.push({ kind: of.kind, version: of.version, body: read.value });
			names.push(of.nameOf(read.value));
		} else leftOut.push(row.id);
	}
	for (const row of (await allJournals()).filter(isChosen)) {
		const one = await fileJournal(row, doing);
		if (!one) leftOut.push(row.title);
		else {
			const photos = withPhotos ? await photosIn(row.id) : [];
			journals.push(photos.length ? { ...one, photos } : one);
			chosen.push({ id: row.id, lines: one.entries.length });
			names.push(row.title);
		}
	}
	const name = names.length === 1 ? names[0] : undefined;
	return { file: { journals, documents }, journals: chosen, name, leftOut };
};

/** A file name is English whatever language the app speaks, because files travel. */
const fileWord = (many?: Phrase): string | undefined => {
	const entry = many && inEnglish(many.text);
	return (typeof entry === 'object' ? entry.other : entry)?.toLowerCase();
};

/** A file name made of what the file carries: one kind of thing, or everything. */
export const carried = ({ journals, documents }: FileContents): string => {
	const kinds = [...new Set([...journals, ...documents].map(({ kind }) => kind))];
	return (kinds.length === 1 && fileWord(headOf(kinds[0] ?? '')?.many)) || 'everything';
};
