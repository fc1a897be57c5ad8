import type { Phrase, PhraseValue } from '../phrase.ts';

/** The most letters that a refusal quotes from outside. */
const MOST_QUOTED = 60;
const MOST_LISTED = 3;
const MOST_DIGITS = 1e15;

const cut = (text: string): string =>
	text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED - 4)} ...` : text;

/** A refusal that quotes no more of a file than fits on a line or two. */
export const brief = ({ text, values }: Phrase): Phrase => {
	const short = (value: PhraseValue): PhraseValue => {
		if (typeof value === 'string') return cut(value);
		// A number written out in full can have up to 308 digits.
		if (typeof value === 'number') return Math.abs(value) < MOST_DIGITS ? value : String(value);
		if (typeof value === 'object' && 'list' in value)
			return { ...value, list: value.list.slice(0, MOST_LISTED).map(short) };
		return typeof value === 'object' && 'text' in value ? brief(value) : value;
	};
	if (!values) return { text };
	return {
		text,
		values: Object.fromEntries(Object.entries(values).map(([gap, one]) => [gap, short(one)]))
	};
};
