import * as v from 'valibot';
import { count, say, type Phrase } from '../phrase.ts';
import { finished, makingText, type Sliced } from '../sliced.ts';
import { formProblem } from './entries.ts';
import { fileId } from './id.ts';
import { readingJson, type JsonProblem } from './json.ts';
import { parsed, wrong, type Parsed } from './parsed.ts';
import { isRecord } from '../is-record.ts';
import { placed, schemaProblem } from './schema-problem.ts';
import { words } from '../words/en/kernel.ts';

/** The form of a file as a whole; each thing in it carries the number of its own form. */
export const FILE_FORM = 4;
/**
 * Files larger than this are not even read. A battle of a thousand entries takes about one megabyte, a photo half of
 * one.
 */
export const MAX_MEGABYTES = 100;
const MEGABYTE = 1024 * 1024;
/** The most that a file may hold. A photo is usually a third of a megabyte, and never more than eight. */
export const MOST = { things: 2000, lines: 100_000, photos: 2000, photoMegabytes: 8 } as const;
/** The most base-64 letters that a photo may have. */
const PHOTO_LETTERS = Math.ceil((MOST.photoMegabytes * MEGABYTE) / 3) * 4;

/** A photo in a file, its bytes in base 64. */
export interface FilePhoto {
	readonly id: string;
	readonly about: unknown;
	readonly bytes: string;
}

/** A journal in a file, with the photos that belong to it; `kind`: its game. */
export interface FileJournal {
	readonly kind: string;
	/** The form of the journal's entries. */
	readonly version: number;
	readonly entries: readonly unknown[];
	readonly photos?: readonly FilePhoto[];
}

/** A thing in a file that is kept whole. Its id is in its body. */
export interface FileDocument {
	readonly kind: string;
	readonly version: number;
	readonly body: unknown;
}

/** What a file carries, as it is written; none of it has been read yet. */
export interface FileContents {
	readonly journals: readonly FileJournal[];
	readonly documents: readonly FileDocument[];
	/** The version of the app that wrote the file; for people only, nothing is decided by it. */
	readonly by?: string | undefined;
}

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const kind = text(100);

const envelope: v.GenericSchema<unknown, FileContents> = v.strictObject({
	app: v.literal('tachanka'),
	form: v.literal(FILE_FORM),
	by: v.exactOptional(text(100)),
	journals: v.array(
		v.strictObject({
			kind,
			version,
			entries: v.pipe(v.array(v.unknown()), v.minLength(1)),
			photos: v.exactOptional(
				v.array(v.strictObject({ id: fileId, about: v.unknown(), bytes: v.string() }))
			)
		})
	),
	documents: v.array(v.strictObject({ kind, version, body: v.unknown() }))
});

/**
 * A sentence about a file that is too large to be ours; undefined where the size is fine. Asked before reading the
 * file.
 */
export const tooLarge = (bytes: number): Phrase | undefined =>
	bytes > MAX_MEGABYTES * MEGABYTE
		? say(words.theFileIsSizeMbThisAppReadsUpTo, {
				size: Math.round((bytes / MEGABYTE) * 10) / 10,
				most: MAX_MEGABYTES
			})
		: undefined;

/** Values at this depth are written in one piece: a line of a journal, a photo. */
const WHOLE = 4;
/** Does JSON know such a value? A field with another one is left out, and in a list null stands for it. */
const isWritten = (value: unknown): boolean =>
	value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';

/** A value as `JSON.stringify` writes it, bit by bit. */
function* jsonBits(value: unknown, indent: string, depth = 0): Generator<string, void, undefined> {
	const row = (deep: number): string => (indent ? `\n${indent.repeat(deep)}` : '');
	const inside: readonly (readonly [string, unknown])[] =
		depth === WHOLE || typeof value !== 'object' || value === null
			? []
			: Array.isArray(value)
				? value.map((one: unknown) => ['', one])
				: Object.entries(value)
						.filter(([, one]) => isWritten(one))
						.map(([key, one]) => [`${JSON.stringify(key)}:${indent && ' '}`, one]);
	if (inside.length === 0) {
		const text = JSON.stringify(isWritten(value) ? value : null, null, indent);
		yield indent ? text.replaceAll('\n', row(depth)) : text;
		return;
	}
	const [open, close] = Array.isArray(value) ? '[]' : '{}';
	for (const [at, [key, one]] of inside.entries()) {
		yield `${at ? ',' : open}${row(depth + 1)}${key}`;
		yield* jsonBits(one, indent, depth + 1);
	}
	yield `${row(depth)}${close}`;
}

function* fileBits(file: object, indent: string): Generator<string, void, undefined> {
	yield* jsonBits(file, indent);
	yield '\n';
}

/**
 * The text of a file, which `parseFile` reads back, in parts. `indent`: laid out for people to look at, or short for
 * codes.
 */
export function* makingFile(
	{ journals, documents, by }: FileContents,
	indent = '\t'
): Sliced<readonly string[]> {
	const head = { app: 'tachanka', form: FILE_FORM, ...(by && { by }) };
	const all = journals.reduce((sum, { entries }) => sum + entries.length, 0);
	// A line is two bits: the comma before it, and itself.
	return yield* makingText(fileBits({ ...head, journals, documents }, indent), all * 2);
}

/** The same all at once. */
export const makeFile = (contents: FileContents, indent?: string): string =>
	finished(makingFile(contents, indent)).join('');

/** The text of a file with one thing in it, as short as possible, for sending from phone to phone. */
export const makeThing = (
	{ kind, version }: Pick<FileDocument, 'kind' | 'version'>,
	body: unknown
): string => makeFile({ journals: [], documents: [{ kind, version, body }] }, '');

/**
 * Why a text could not be read as JSON: where it broke off, as far as the browser says, or that it does not even begin
 * as JSON.
 */
const jsonProblem = (text: string, problem: JsonProblem): Phrase => {
	if (problem.kind === 'nested') return say(words.thisIsNestedTooDeep, { most: problem.most });
	if (problem.kind === 'many')
		return say(words.thisHoldsTooManyValues, { most: problem.most / 1_000_000 });
	const { position } = problem;
	if (position === null) return count(text.split('\n').length, words.thisIsBroken);
	const before = text.slice(0, position);
	return say(words.thisIsBrokenAtLineLineColumn, {
		line: before.split('\n').length,
		column: before.length - before.lastIndexOf('\n')
	});
};

const FOREIGN = say(words.thisIsNotFromThisApp);

function* readingText(text: string): Sliced<Parsed<unknown>> {
	const bare = text.replace(/^\uFEFF/, '');
	const first = /\S/.exec(bare)?.[0];
	if (first === undefined) return wrong(say(words.theFileIsEmpty));
	if (first !== '{' && first !== '[') return wrong(FOREIGN);
	const read = yield* readingJson(bare);
	return read.ok ? parsed(read.value) : wrong(jsonProblem(bare, read));
}

/** A sentence about which kind of thing there is too much of. */
const tooMany = ({ journals, documents }: FileContents): Phrase | undefined => {
	const things = journals.length + documents.length;
	if (things > MOST.things) return count(things, words.thisHoldsNThings, { most: MOST.things });
	for (const [index, { entries, photos = [] }] of journals.entries()) {
		const path = placed('journals', index);
		if (entries.length > MOST.lines)
			return count(entries.length, words.atPathThereAreNLines, { path, most: MOST.lines });
		if (photos.length > MOST.photos)
			return count(photos.length, words.atPathThereAreNPhotos, { path, most: MOST.photos });
		const large = photos.findIndex(({ bytes }) => bytes.length > PHOTO_LETTERS);
		if (large >= 0)
			return say(words.atPathThePhotoIsTooLarge, {
				path: placed(path, 'photos', large),
				most: MOST.photoMegabytes
			});
	}
	return undefined;
};

/** `parseFile` in slices; most of the time goes into reading the text. */
export function* parsingFile(text: string): Sliced<Parsed<FileContents>> {
	const large = tooLarge(text.length);
	if (large) return wrong(large);
	const json = yield* readingText(text);
	if (!json.ok) return json;
	if (!isRecord(json.value) || json.value['app'] !== 'tachanka') return wrong(FOREIGN);
	// Earlier forms called this field the version.
	const { form = json.value['version'] } = json.value;
	const early = typeof form === 'number' ? formProblem(form, FILE_FORM) : undefined;
	if (early) return wrong(early);
	const read = v.safeParse(envelope, json.value, { abortEarly: true });
	if (!read.success) return wrong(schemaProblem(read.issues[0]));
	const { journals, documents } = read.output;
	const many = tooMany({ journals, documents });
	return many ? wrong(many) : parsed({ journals, documents });
}

/** What a file says it carries, or why it is not a file of this form. Each thing is then read by its own kind. */
export const parseFile = (text: string): Parsed<FileContents> => finished(parsingFile(text));
