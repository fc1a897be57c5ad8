import * as v from 'valibot';
import { formProblem } from '#lib/kernel/border/entries.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Force } from '../types.ts';
import { makeForce, schemaProblem } from './schema.ts';
import { FORCE_VERSION, parseForceOf } from './versions.ts';

/** The form of the envelope; forces and battles in it carry their own. Earlier ones were never released. */
export const FILE_VERSION = 3;
/** Larger files are not even read. A battle of a thousand entries is about one megabyte, a photo half of one. */
export const MAX_MEGABYTES = 100;
const MEGABYTE = 1024 * 1024;

export type FileKind = 'forces' | 'battle' | 'everything';

/** What a file carries. `Battle` is whatever the battles' own check makes of one. */
export interface FileContents<Battle> {
	readonly forces: readonly Force[];
	readonly battles: readonly Battle[];
}

/** Checks one battle; `at` is its place in the file, for the sentence. */
export type BattleParser<Battle> = (raw: unknown, at: string) => Parsed<Battle>;

const envelope = v.object({
	app: v.literal('tachanka'),
	kind: v.picklist(['forces', 'battle', 'everything']),
	version: v.pipe(v.number(), v.integer(), v.minValue(1)),
	forceVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
	forces: v.array(v.unknown()),
	battles: v.array(v.unknown()),
	more: v.optional(v.unknown())
});

/** A file too large to be ours, as a sentence; undefined when the size is fine. Asked before reading it. */
export const tooLarge = (bytes: number): Phrase | undefined =>
	bytes > MAX_MEGABYTES * MEGABYTE
		? say('The file has {size} MB; this app reads up to {most} MB.', {
				size: Math.round((bytes / MEGABYTE) * 10) / 10,
				most: MAX_MEGABYTES
			})
		: undefined;

/** What the file is called by what it carries. */
export const kindOf = ({ forces, battles }: FileContents<unknown>): FileKind => {
	if (battles.length === 0) return 'forces';
	return battles.length === 1 && forces.length === 0 ? 'battle' : 'everything';
};

/**
 * The text of a file. Battles, and what it holds besides, are written as they are; `parseFile` reads the same back.
 */
export const makeFile = (
	contents: FileContents<unknown>,
	more?: Readonly<Record<string, unknown>>
): string => {
	const { forces, battles } = contents;
	const file = {
		app: 'tachanka',
		kind: kindOf(contents),
		version: FILE_VERSION,
		forceVersion: FORCE_VERSION,
		forces: forces.map(makeForce),
		battles,
		...(more && { more })
	};
	return `${JSON.stringify(file, null, '\t')}\n`;
};

/** Where reading broke off, as far as the reader says: its words differ from browser to browser. */
const brokenAt = (text: string, error: unknown): Phrase => {
	const message = error instanceof Error ? error.message : '';
	const lineColumn = /line (\d+) column (\d+)/.exec(message);
	if (lineColumn)
		return say('The file is broken at line {line}, column {column}.', {
			line: Number(lineColumn[1]),
			column: Number(lineColumn[2])
		});
	const position = /position (\d+)/.exec(message);
	if (position) {
		const before = text.slice(0, Number(position[1])).split('\n');
		return say('The file is broken at line {line}, column {column}.', {
			line: before.length,
			column: (before.at(-1)?.length ?? 0) + 1
		});
	}
	return count(
		text.split('\n').length,
		'The file is broken; it has {n} line, and its end may be missing.',
		'The file is broken; it has {n} lines, and its end may be missing.'
	);
};

const FOREIGN = say('This file is not from this app.');

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
	typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const readJson = (text: string): Parsed<unknown> => {
	const bare = text.replace(/^\uFEFF/, '');
	if (bare.trim() === '') return wrong(say('The file is empty.'));
	if (!/^\s*[{[]/.test(bare)) return wrong(FOREIGN);
	try {
		return parsed(JSON.parse(bare) as unknown);
	} catch (error) {
		return wrong(brokenAt(bare, error));
	}
};

/** Each one checked, or the first problem. */
const allOf = <T>(
	raws: readonly unknown[],
	parse: (raw: unknown, index: number) => Parsed<T>
): Parsed<readonly T[]> => {
	const values: T[] = [];
	for (const [index, raw] of raws.entries()) {
		const read = parse(raw, index);
		if (!read.ok) return read;
		values.push(read.value);
	}
	return parsed(values);
};

/** Checks what a file holds besides forces and battles; `battles` is how many of those there are. */
export type MoreParser<More> = (raw: unknown, battles: number) => Parsed<More>;

const nothingMore = (): Parsed<undefined> => parsed(undefined);

/** Reads a whole file, or says what is wrong with it and where. Nothing is kept of a file with one bad part. */
export function parseFile<Battle>(
	text: string,
	parseBattle: BattleParser<Battle>
): Parsed<FileContents<Battle>>;
export function parseFile<Battle, More>(
	text: string,
	parseBattle: BattleParser<Battle>,
	parseMore: MoreParser<More>
): Parsed<FileContents<Battle> & { readonly more?: More }>;
export function parseFile<Battle, More>(
	text: string,
	parseBattle: BattleParser<Battle>,
	parseMore: MoreParser<More | undefined> = nothingMore
): Parsed<FileContents<Battle> & { readonly more?: More }> {
	const large = tooLarge(text.length);
	if (large) return wrong(large);
	const json = readJson(text);
	if (!json.ok) return json;
	if (!isRecord(json.value) || json.value['app'] !== 'tachanka') return wrong(FOREIGN);
	const written = json.value['version'];
	const form = typeof written === 'number' ? formProblem(written, FILE_VERSION) : undefined;
	if (form) return wrong(form);
	const read = v.safeParse(envelope, json.value, { abortEarly: true });
	if (!read.success) return wrong(schemaProblem(read.issues[0]));
	const { forceVersion } = read.output;
	const forces = allOf(read.output.forces, (raw, index) =>
		parseForceOf(raw, forceVersion, `forces.${index}`)
	);
	if (!forces.ok) return forces;
	const battles = allOf(read.output.battles, (raw, index) => parseBattle(raw, `battles.${index}`));
	if (!battles.ok) return battles;
	const contents = { forces: forces.value, battles: battles.value };
	if (read.output.more === undefined) return parsed(contents);
	const more = parseMore(read.output.more, contents.battles.length);
	if (!more.ok) return more;
	return parsed(more.value === undefined ? contents : { ...contents, more: more.value });
}
