import { say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import { hexNamed, type Field } from '#lib/ui/board/shape/field.ts';
import { words } from './words/en/board.ts';

/** What both sides are called. */
export const SIDE_NAMES = { white: words.white, red: words.red } as const;

/** A hex where there is little room: its number, or its name where it has none. */
export const hexInShort = (field: Pick<Field, 'of'>, hex: string): string =>
	field.of(hex)?.unnumbered ? hexNamed(field, hex) : hex;

/** A section as it is cited: by its number, or by its heading where it has none. */
export const section = (rule: string): Phrase =>
	say(/^\d/.test(rule) ? words.sinceSection : words.rulebookRule, { rule });

/** Names or facts by themselves, with no words around them. */
export const inALine = (facts: PhraseValue): Phrase => say(words.factsInALine, { facts });
