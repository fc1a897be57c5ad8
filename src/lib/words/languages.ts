import type { Entry } from '#lib/kernel/texts.ts';
import { speech } from './speech.svelte.ts';

/** The languages of the app, under their own names. */
export const LANGUAGES = { en: 'English', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

type Catalogue = Readonly<Record<string, Entry>>;

/** The texts of a language, by pack: the frame, and each translated game. Fetched when the language is spoken. */
const PACKS: Readonly<
	Record<
		Exclude<Language, 'en'>,
		Readonly<Record<string, () => Promise<{ readonly catalogue: Catalogue }>>>
	>
> = {
	ru: {
		frame: () => import('./packs/ru-frame.ts'),
		'red-and-white': () => import('./packs/ru-red-and-white.ts')
	}
};

/** The first language of the phone that the app speaks. */
export const ofThePhone = (): Language =>
	(globalThis.navigator?.languages ?? [])
		.map((tag) => tag.split('-')[0])
		.find((tag): tag is Language => tag !== undefined && tag in LANGUAGES) ?? 'en';

let asked: Language = 'en';

/**
 * Switches to a language: every sentence on screen is said again, nothing else changes. What is not translated is said
 * in English. If its files cannot be had, the app keeps its present language.
 */
export const speak = async (language: Language): Promise<void> => {
	asked = language;
	const packs = language === 'en' ? [] : Object.values(PACKS[language]);
	const read = await Promise.all(packs.map((pack) => pack()));
	// Somebody has chosen another one meanwhile.
	if (asked !== language) return;
	speech.catalogue = Object.assign({}, ...read.map(({ catalogue }) => catalogue)) as Catalogue;
	speech.locale = language;
	document.documentElement.lang = language;
};

/** For checking that everything fits: each text in the language in which it is longest. */
export const speakLongest = async (): Promise<void> => {
	await speak('ru');
	speech.longest = true;
};
