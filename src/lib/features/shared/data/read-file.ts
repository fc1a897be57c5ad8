import { parsePhoto, type PhotoAbout } from '#lib/features/shared/photos/records.ts';
import {
	parsingFile,
	type FileContents,
	type FileDocument,
	type FilePhoto
} from '#lib/kernel/border/file.ts';
import { brief } from '#lib/kernel/border/brief.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { placed } from '#lib/kernel/border/schema-problem.ts';
import type { DocumentKind } from '#lib/kernel/game/document.ts';
import type { ReadJournal } from '#lib/kernel/game/kept.ts';
import { say } from '#lib/kernel/phrase.ts';
import { finished, type Doing, type Sliced } from '#lib/kernel/sliced.ts';
import { fromBase64 } from '#lib/store/files/base64.ts';
import { documentsOf, journalHead, journalsOf } from './kinds.ts';
import { words } from '../words/en/data.ts';

/** A photo that was read. */
export interface Photo {
	readonly id: string;
	readonly about: PhotoAbout;
	readonly bytes: ArrayBuffer;
}

/** A journal from a file, replayed; `kind`: its game. */
export interface Story extends ReadJournal {
	readonly kind: string;
	readonly photos: readonly Photo[];
}

/** A thing from a file, read by its own kind. */
export interface Thing {
	readonly of: DocumentKind;
	readonly value: unknown;
}

/** Everything in a file; all of it could be read. */
export interface Things {
	readonly journals: readonly Story[];
	readonly documents: readonly Thing[];
}

/** What this app does not keep; a turn of a game on the map is taken in elsewhere. */
const unknown = (path: string, kind: string) => {
	if (journalHead(kind.replace(/:turn$/, '')) && kind.endsWith(':turn'))
		return wrong(say(words.thisIsATurnTakeItIn));
	return wrong(
		say(words.atPathThisAppKnowsNothingOfTheKind, {
			path,
			kind
		})
	);
};

/** Is this a JPEG by its first bytes? Photos are kept as JPEG. */
const isJpeg = (bytes: ArrayBuffer): boolean => {
	const [a, b, c] = new Uint8Array(bytes, 0, Math.min(3, bytes.byteLength));
	return a === 0xff && b === 0xd8 && c === 0xff;
};

function* readingPhotos(raws: readonly FilePhoto[], at: string): Sliced<Parsed<readonly Photo[]>> {
	const photos: Photo[] = [];
	for (const [index, raw] of raws.entries()) {
		const about = parsePhoto(raw.about);
		const bytes = fromBase64(raw.bytes);
		if (!about.ok || !bytes || !isJpeg(bytes))
			return wrong(say(words.atPathThisIsNoPhoto, { path: placed(at, 'photos', index) }));
		photos.push({ id: raw.id, about: about.value, bytes });
		yield index / raws.length;
	}
	return parsed(photos);
}

const readJournals = async (
	{ journals }: FileContents,
	doing: Doing
): Promise<Parsed<readonly Story[]>> => {
	const read: Story[] = [];
	for (const [index, { kind, version, entries, photos = [] }] of journals.entries()) {
		const at = placed('journals', index);
		const game = await journalsOf(kind);
		if (!game) return unknown(at, kind);
		const journal = await doing(game.readingJournal({ version, entries }, at));
		if (!journal.ok) return journal;
		const taken = await doing(readingPhotos(photos, at));
		if (!taken.ok) return taken;
		read.push({ kind, ...journal.value, photos: taken.value });
	}
	return parsed(read);
};

/** Reads one record of a file by its kind. */
function* readingDocument(
	of: DocumentKind,
	{ version, body }: FileDocument,
	at: string
): Sliced<Parsed<unknown>> {
	yield 0;
	return of.parse(body, version, placed(at, 'body'));
}

const readDocuments = async (
	{ documents }: FileContents,
	doing: Doing
): Promise<Parsed<readonly Thing[]>> => {
	const read: Thing[] = [];
	for (const [index, one] of documents.entries()) {
		const at = placed('documents', index);
		const of = await documentsOf(one.kind);
		if (!of) return unknown(at, one.kind);
		const value = await doing(readingDocument(of, one, at));
		if (!value.ok) return value;
		read.push({ of, value: value.value });
	}
	return parsed(read);
};

const readThings = async (text: string, doing: Doing): Promise<Parsed<Things>> => {
	const file = await doing(parsingFile(text));
	if (!file.ok) return file;
	const journals = await readJournals(file.value, doing);
	if (!journals.ok) return journals;
	const documents = await readDocuments(file.value, doing);
	return documents.ok
		? parsed({ journals: journals.value, documents: documents.value })
		: documents;
};

/**
 * Reads a whole file, or says what is wrong with it and where. Each thing is read by the kind it claims to be, and each
 * journal is replayed by its game; nothing is taken from a file with one bad part.
 */
export const readFile = async (text: string, doing: Doing = finished): Promise<Parsed<Things>> => {
	const read = await readThings(text, doing);
	return read.ok ? read : wrong(brief(read.problem));
};
