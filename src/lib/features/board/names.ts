import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { words } from './words/en/board.ts';

export const SIDE_NAMES = { white: words.white, red: words.red } as const;

/** A section as it is cited: by its number, or by its heading where it has none. */
export const section = (rule: string): Phrase =>
	say(/^\d/.test(rule) ? words.sinceSection : words.byHeading, { rule });
