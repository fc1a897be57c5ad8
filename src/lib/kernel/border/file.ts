import * as v from 'valibot';
import { count, say, type Phrase } from '../phrase.ts';
import { formProblem } from './entries.ts';
import { parsed, wrong, type Parsed } from './parsed.ts';
import { isRecord } from './payload.ts';
import { schemaProblem } from './schema-problem.ts';
import { words } from '../words/en/kernel.ts';

/** The form of a file; each thing in it carries its own. */
export const FILE_FORM = 4;
/** Larger files are not even read. A battle of a thousand entries is about one megabyte, a photo half of one. */
export const MAX_MEGABYTES = 100;
const MEGABYTE = 1024 * 1024;

/** A photo in a file, its bytes in base 64. */
export interface FilePhoto {
	readonly id: string;
	readonly about: unknown;
	readonly bytes: string;
}

/** A journal in a file, with the photos that belong to it; `kind`: its game. */
export interface FileJournal {
	readonly kind: string;
	/** The form of its entries. */
	readonly version: number;
	readonly entries: readonly unknown[];
	readonly photos?: readonly FilePhoto[];
}

/** A thing in a file that is kept whole. What it is known by it says itself. */
export interface FileDocument {
	readonly kind: string;
	readonly version: number;
	readonly body: unknown;
}

/** What a file carries, as it is written; nothing of it has been read yet. */
export interface FileContents {
	readonly journals: readonly FileJournal[];
	readonly documents: readonly FileDocument[];
}

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const kind = text(100);

const envelope: v.GenericSchema<unknown, FileContents> = v.strictObject({
	app: v.literal('tachanka'),
	form: v.literal(FILE_FORM),
	journals: v.array(
		v.strictObject({
			...{ kind, version },
			entries: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(100_000)),
			photos: v.exactOptional(
				v.array(v.strictObject({ id: text(300), about: v.unknown(), bytes: v.string() }))
			)
		})
	),
	documents: v.array(v.strictObject({ kind, version, body: v.unknown() }))
});

/** A file too large to be ours, as a sentence; undefined when the size is fine. Asked before reading it. */
export const tooLarge = (bytes: number): Phrase | undefined =>
	bytes > MAX_MEGABYTES * MEGABYTE
		? say(words.theFileHasSizeMbThisAppReadsUpTo, {
				size: Math.round((bytes / MEGABYTE) * 10) / 10,
				most: MAX_MEGABYTES
			})
		: undefined;

/** The text of a file, which `parseFile` reads back. `indent`: as it is for people to look at, or short for codes. */
export const makeFile = ({ journals, documents }: FileContents, indent = '\t'): string =>
	`${JSON.stringify({ app: 'tachanka', form: FILE_FORM, journals, documents }, null, indent)}\n`;

/** The text of a file with one thing in it, as short as it can be written: as it goes from phone to phone. */
export const makeThing = (
	{ kind, version }: Pick<FileDocument, 'kind' | 'version'>,
	body: unknown
): string => makeFile({ journals: [], documents: [{ kind, version, body }] }, '');

/** Where reading broke off, as far as the reader says: its words differ from browser to browser. */
const brokenAt = (text: string, error: unknown): Phrase => {
	const message = error instanceof Error ? error.message : '';
	const lineColumn = /line (\d+) column (\d+)/.exec(message);
	if (lineColumn)
		return say(words.theFileIsBrokenAtLineLineColumn, {
			line: Number(lineColumn[1]),
			column: Number(lineColumn[2])
		});
	const position = /position (\d+)/.exec(message);
	if (position) {
		const before = text.slice(0, Number(position[1])).split('\n');
		return say(words.theFileIsBrokenAtLineLineColumn, {
			line: before.length,
			column: (before.at(-1)?.length ?? 0) + 1
		});
	}
	return count(text.split('\n').length, words.theFileIsBrokenItHasNLinesAndIts);
};

const FOREIGN = say(words.thisFileIsNotFromThisApp);

const readJson = (text: string): Parsed<unknown> => {
	const bare = text.replace(/^\uFEFF/, '');
	if (bare.trim() === '') return wrong(say(words.theFileIsEmpty));
	if (!/^\s*[{[]/.test(bare)) return wrong(FOREIGN);
	try {
		return parsed(JSON.parse(bare) as unknown);
	} catch (error) {
		return wrong(brokenAt(bare, error));
	}
};

/** What a file says it carries, or why it is none of this form. Each thing is then read by its own kind. */
export const parseFile = (text: string): Parsed<FileContents> => {
	const large = tooLarge(text.length);
	if (large) return wrong(large);
	const json = readJson(text);
	if (!json.ok) return json;
	if (!isRecord(json.value) || json.value['app'] !== 'tachanka') return wrong(FOREIGN);
	// Earlier forms called it the version.
	const { form = json.value['version'] } = json.value;
	const early = typeof form === 'number' ? formProblem(form, FILE_FORM) : undefined;
	if (early) return wrong(early);
	const read = v.safeParse(envelope, json.value, { abortEarly: true });
	if (!read.success) return wrong(schemaProblem(read.issues[0]));
	const { journals, documents } = read.output;
	return parsed({ journals, documents });
};
