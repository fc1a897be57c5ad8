import { speech } from './speech.svelte.ts';

const languageOf = (tag: string): string => tag.split('-')[0] ?? tag;

/** Our English is British; a language without a country says nothing about how it writes a date. */
const AT_HOME: Readonly<Record<string, string>> = { en: 'en-GB' };

/** The BCP 47 tag for dates and times: the language of the app, as it is written where the phone is at home. */
export const dateLocale = (): string => {
	const language = languageOf(speech.locale);
	const tags = globalThis.navigator?.languages ?? [];
	return (
		tags.find((tag) => tag !== language && languageOf(tag) === language) ??
		AT_HOME[language] ??
		speech.locale
	);
};

/** Today's date where the owner is, as used in file names: `2026-02-28`. */
export const today = (): string => new Date().toLocaleDateString('sv');

/** Today as it is said in a name: `14 October`. */
export const todaySaid = (): string =>
	new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'long' }).format();

/** A day and its time: `14 Oct 2026, 14:05`. */
export const dayAndTime = (at: Date): string =>
	new Intl.DateTimeFormat(dateLocale(), {
		dateStyle: 'medium',
		timeStyle: 'short',
		hourCycle: 'h23'
	}).format(at);

/** A time of day in two digits each: `14:05`, on every phone, as soldiers and logs write it. */
export const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
