import { sha256 } from '#lib/kernel/border/sha256.ts';
import type { Character, Id } from '../../types.ts';
import { SEAL_WORDS } from './seal-words.ts';

/** How many words of a fingerprint are read out, ten bits each; how many words a salt has. */
const PRINT_WORDS = 6;
export const SALT_WORDS = 4;

const BITS = 10;

/** What lies under a seal. */
export interface Content {
	readonly text: string;
	readonly character: Character | null;
	/** Units that lie in wait, hide behind a blind or come later. */
	readonly units: readonly Id[];
	/** A blind without a unit. */
	readonly dummy: boolean;
}

export const NO_CONTENT: Content = { text: '', character: null, units: [], dummy: false };

export interface Seal {
	/** SHA-256, 64 hexadecimal digits. */
	readonly print: string;
	/** The words of the salt; null where the owner keeps them together with the text. */
	readonly salt: string | null;
}

/** The text with case, spaces and the style of quotes ignored, since a text may be typed again. */
const plainText = (text: string): string =>
	text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[\u2018\u2019\u201b\u2032]/g, "'")
		.replace(/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"')
		.replace(/\s+/g, ' ')
		.trim();

/** The salt as it is hashed, however it was typed. */
const plainSalt = (salt: string): string => plainText(salt.replace(/[^\p{L}\s]+/gu, ' '));

/** The one way to write down a sealed thing: for one paper only, and with no freedom of order or spaces. */
export const canonical = (paper: Id, kind: string, content: Content): string =>
	JSON.stringify([
		paper,
		kind,
		plainText(content.text),
		content.character,
		content.dummy,
		[...new Set(content.units)].sort()
	]);

/** The fingerprint of a sealed thing, which differs for any other text, salt, kind or paper. */
export const fingerprint = (salt: string, paper: Id, kind: string, content: Content): string =>
	sha256(`${plainSalt(salt)}\n${canonical(paper, kind, content)}`);

/** A fingerprint as words to write down: its first 60 bits. */
export const printWords = (print: string): readonly string[] => {
	const bits = BigInt(`0x${print.slice(0, 16)}`) >> 4n;
	return Array.from({ length: PRINT_WORDS }, (_, at) => {
		const place = Number((bits >> BigInt((PRINT_WORDS - 1 - at) * BITS)) & 1023n);
		return SEAL_WORDS[place] ?? '';
	});
};

/** Turns random numbers, as many as a salt has words, into the words of a salt. */
export const saltFrom = (numbers: Iterable<number>): string =>
	[...numbers]
		.slice(0, SALT_WORDS)
		.map((n) => SEAL_WORDS[n % SEAL_WORDS.length])
		.join(' ');
