import type { Entry } from '#lib/kernel/texts.ts';
import { speech } from './speech.svelte.ts';

/** The languages of the app, by their own names. */
export const LANGUAGES = { en: 'English', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

type Catalogue = Readonly<Record<string, Entry>>;

/** What is said in a language, by pack: the frame, and each game that is translated. Fetched when it is spoken. */
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
 * Speaks a language from now on: every sentence on screen is said anew, nothing else changes. What is not translated is
 * said in English. If its files cannot be had, the app goes on in the language it speaks.
 */
export const speak = async (language: Language): Promise<void> => {
	asked = language;
	const packs = language === 'en' ? [] : Object.values(PACKS[language]);
	const read = await Promise.all(packs.map((pack) => pack()));
	// Somebody chose another one meanwhile.
	if (asked !== language) return;
	speech.catalogue = Object.assign({}, ...read.map(({ catalogue }) => catalogue)) as Catalogue;
	speech.locale = language;
	document.documentElement.lang = language;
};

/** For whoever looks whether it all fits: each text in the language in which it is longest. */
export const speakLongest = async (): Promise<void> => {
	await speak('ru');
	speech.longest = true;
};
