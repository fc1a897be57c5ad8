import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '#lib/kernel/texts.ts';
import { catalogue as frame } from '#lib/words/packs/ru-frame.ts';
import { catalogue as redAndWhite } from '#lib/words/packs/ru-red-and-white.ts';
import { catalogues, gapsOf, hasWords, ofRulings, unnamed } from '../tools/catalogues.ts';

const all = await catalogues();
const english = all.filter(({ language }) => language === 'en');
const others = all.filter(({ language }) => language !== 'en');

/** What has to be whole: the frame, and Red and White. */
const MUST = new Set(['frame', 'red-and-white']);
/** Of the frame, what only games on a map say: in their language, which is English as long as none of them has another. */
const ON_A_MAP = /^frame\.(decided|module|played)\./;

describe('the catalogues', () => {
	test('each subject stands once, and every text of it is named by somebody', () => {
		const subjects = english.map(({ game, subject }) => `${game}.${subject}`);
		expect(new Set(subjects).size).toBe(subjects.length);
		expect(unnamed(english)).toEqual([]);
	});

	test('each text that a ruling calls by its name is there', () => {
		expect(ofRulings().length).toBeGreaterThan(300);
		expect(ofRulings().filter((id) => inEnglish(id) === undefined)).toEqual([]);
	});

	test('another language has nothing that English has not, and fills the same gaps', () => {
		for (const { path, game, subject, entries } of others)
			for (const [key, entry] of Object.entries(entries)) {
				const original = inEnglish(`${game}.${subject}.${key}`);
				expect(original, `${path}: ${key}`).toBeDefined();
				expect([...gapsOf(entry)].sort(), `${path}: ${key}`).toEqual(
					[...gapsOf(original ?? '')].sort()
				);
			}
	});

	test('before a per cent sign stands the thin space of the chances', () => {
		const wide = all.flatMap(({ path, entries }) =>
			Object.values(entries)
				.flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
				.flatMap((text = '') => (/[\d}][^\u202f\d}]?%/u.test(text) ? [`${path}: ${text}`] : []))
		);
		expect(wide).toEqual([]);
	});

	test('quotation marks and apostrophes are those of print', () => {
		const typed = all.flatMap(({ path, entries }) =>
			Object.values(entries)
				.flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
				.flatMap((text = '') => (/["'`]/.test(text) ? [`${path}: ${text}`] : []))
		);
		expect(typed).toEqual([]);
	});

	test('a section in the middle of a text does not part from its sign', () => {
		const parted = all.flatMap(({ path, entries }) =>
			Object.values(entries)
				.flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
				.flatMap((text = '') => (/.§ /u.test(text) ? [`${path}: ${text}`] : []))
		);
		expect(parted).toEqual([]);
	});

	test('what is counted in English has its plural, or stands where it needs none', () => {
		const counted = english.flatMap(({ path, entries }) =>
			Object.values(entries)
				.flatMap((entry) => (typeof entry === 'string' ? [entry] : []))
				.flatMap((text) =>
					/\{(?!n\})\w+\} (points|hexes)\b/.test(text) ? [`${path}: ${text}`] : []
				)
		);
		expect(counted).toEqual([]);
	});

	test('Russian is whole where it is promised', () => {
		const said = new Set(
			others.flatMap(({ game, subject, entries }) =>
				Object.keys(entries).map((key) => `${game}.${subject}.${key}`)
			)
		);
		const missing = english.flatMap(({ game, subject, entries }) =>
			!MUST.has(game)
				? []
				: Object.entries(entries).flatMap(([key, entry]) =>
						hasWords(entry) &&
						!said.has(`${game}.${subject}.${key}`) &&
						!ON_A_MAP.test(`${game}.${subject}.`)
							? [`${game}.${subject}.${key}`]
							: []
					)
		);
		expect(missing).toEqual([]);
	});

	test('a game on a map says all that it says in one language', () => {
		const languages = (game: string) => others.filter((one) => one.game === game);
		expect(['orel-1919', 'white-october', 'board'].flatMap(languages)).toEqual([]);
		expect(Object.keys(frame).filter((id) => ON_A_MAP.test(id))).toEqual([]);
	});

	test('the packs that a phone loads hold each Russian text under the id of its English', () => {
		const held = { ...frame, ...redAndWhite };
		const written = others.flatMap(({ game, subject, entries }) =>
			Object.entries(entries).map(([key, entry]) => [`${game}.${subject}.${key}`, entry] as const)
		);
		expect(Object.keys(held).length).toBeGreaterThan(4000);
		expect(held).toEqual(Object.fromEntries(written));
	});

	test('in Russian, too, one word takes something back', () => {
		const undo = others.flatMap(({ entries }) => ('undo' in entries ? [entries['undo']] : []));
		expect(undo.length).toBeGreaterThan(3);
		expect(new Set(undo)).toEqual(new Set(['Отмена']));
	});

	test('a Russian text that counts has the forms of Russian', () => {
		for (const { path, language, entries } of others)
			for (const [key, entry] of Object.entries(entries))
				if (
					language === 'ru' &&
					typeof entry === 'object' &&
					gapsOf(entry).has('n') &&
					'few' in entry
				)
					expect(Object.keys(entry), `${path}: ${key}`).toEqual(
						expect.arrayContaining(['one', 'few', 'many', 'other'])
					);
	});
});

/** Whatever is kept as a phrase: an object with a text, at any depth. */
const phrases = (value: unknown): string[] =>
	Array.isArray(value)
		? value.flatMap(phrases)
		: typeof value === 'object' && value !== null
			? [
					...('values' in value && 'text' in value ? [String(value.text)] : []),
					...Object.values(value).flatMap(phrases)
				]
			: [];

test('a journal holds ids and values, and no sentence', () => {
	const folder = 'tests/golden/battles';
	const kept = readdirSync(folder).flatMap((name) =>
		phrases(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')))
	);
	expect(kept.length).toBeGreaterThan(20);
	expect(kept.filter((text) => inEnglish(text) === undefined && hasWords(text))).toEqual([]);
});
