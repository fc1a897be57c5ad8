import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { RULING_GROUPS as orel } from '#lib/rules/orel-1919/rulings/all.ts';
import { RULING_GROUPS as redAndWhite } from '#lib/rules/red-and-white/rulings/all.ts';
import { RULING_GROUPS as chaos } from '#lib/rules/triumph-of-chaos/rulings/all.ts';
import { RULING_GROUPS as whiteOctober } from '#lib/rules/white-october/rulings/all.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inEnglish, type Entries, type Entry } from '#lib/kernel/texts.ts';

/** One subject of a game, or of the frame, in one language. */
export interface Catalogue {
	/** The frame, or the game. */
	readonly game: string;
	readonly language: string;
	readonly subject: string;
	readonly path: string;
	readonly entries: Entries;
}

/** The files of src, from the root of the repo. */
const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
	(name) => `src/${name.replaceAll('\\', '/')}`
);
/** The language of a catalogue, by its path. */
const languageOf = (path: string): string | undefined =>
	/^src\/lib\/.*\/?words\/([a-z]{2})\/[\w/-]+\.ts$/.exec(path)?.[1];

const gameOf = (path: string): string =>
	/\/(?:rules|features)\/(?!shared)([\w-]+)\//.exec(path)?.[1] ?? 'frame';

const inLanguage = async (language: string): Promise<Catalogue[]> => {
	const paths = FILES.filter((path) => languageOf(path) === language).sort();
	return Promise.all(
		paths.map(async (path) => {
			const { words } = (await import(pathToFileURL(path).href)) as { words: Entries };
			const game = gameOf(path);
			const subject = path.replace(/^.*\/words\/[a-z]{2}\/|\.ts$/g, '').replaceAll('/', '-');
			const entries =
				language === 'en'
					? Object.fromEntries(
							Object.entries(words).map(([key, id]) => [key, inEnglish(id as string) ?? ''])
						)
					: words;
			return { game, language, subject, path, entries };
		})
	);
};

/** Every catalogue there is: of English, and of the languages that lie beside it. */
export const catalogues = async (): Promise<readonly Catalogue[]> => {
	const languages = [...new Set(FILES.flatMap((path) => languageOf(path) ?? []))].sort();
	return (await Promise.all(languages.map(inLanguage))).flat();
};

/** The gaps of a text, in all its forms. */
export const gapsOf = (entry: Entry): ReadonlySet<string> =>
	new Set(
		(typeof entry === 'string' ? [entry] : Object.values(entry)).flatMap((text) =>
			[...(text ?? '').matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, gap = '']) => gap)
		)
	);

/** A text of signs and gaps alone is the same in every language. */
export const hasWords = (entry: Entry): boolean =>
	/\p{L}{2}/u.test(
		(typeof entry === 'string' ? entry : entry.other).replace(/\{[\w:]+\}|\b(?:D6|D10)\b/g, '')
	);

/** The texts that rulings call by their own names. */
export const ofRulings = (): readonly string[] =>
	[redAndWhite, orel, whiteOctober, chaos]
		.flat()
		.flatMap(({ rulings }) =>
			rulings.flatMap(({ title, question, readings, notes = [] }: Ruling) => [
				...(title ? [title] : []),
				question,
				...readings.map(({ text }) => text),
				...notes
			])
		);

/** The catalogue that an import in this file means. */
const meant = (path: string, from: string): string =>
	from.startsWith('#') ? from.replace('#', 'src/') : posix.join(posix.dirname(path), from);

/** The texts that the code names, as `path: key`: where a catalogue is imported `as words`, its `words.key`. */
const namedByCode = (): readonly string[] =>
	FILES.filter((path) => /\.(ts|svelte)$/.test(path) && !languageOf(path)).flatMap((path) => {
		const code = readFileSync(path, 'utf8');
		return [...code.matchAll(/\bwords(?: as (\w+))?,? \} from '([^']+)'/g)].flatMap(
			([, name = 'words', from = '']) =>
				[...code.matchAll(new RegExp(`\\b${name}\\s*\\.\\s*(\\w+)`, 'g'))].map(
					([, key = '']) => `${meant(path, from)}: ${key}`
				)
		);
	});

/** The texts of English that nobody names, neither code nor a ruling, as `path: key`. */
export const unnamed = (english: readonly Catalogue[]): readonly string[] => {
	const named = new Set(namedByCode());
	const called = new Set(ofRulings());
	return english.flatMap(({ path, game, subject, entries }) =>
		Object.keys(entries)
			.filter((key) => !called.has(`${game}.${subject}.${key}`))
			.map((key) => `${path}: ${key}`)
			.filter((text) => !named.has(text))
	);
};
