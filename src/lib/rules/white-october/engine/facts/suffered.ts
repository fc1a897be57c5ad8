import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Code } from '../../types.ts';
import { words } from '../../words/en/engine-facts.ts';

/** 8.2.5 The letters of the table in words; `-` says nothing. */
const CODES: Readonly<Record<Code, readonly string[]>> = {
	'-': [],
	d: [words.disorganised],
	r: [words.retreats],
	dr: [words.routs],
	a: [words.advances],
	a1: [words.advancesOne],
	'd a1': [words.disorganised, words.advancesOne]
};

/** 8.2.5 What a side suffers by the table. */
export const sufferedBy = ({
	loss,
	code
}: {
	readonly loss: number;
	readonly code: Code;
}): Phrase => {
	const parts = [
		...(loss > 0 ? [count(loss, words.losesEp)] : []),
		...CODES[code].map((what) => say(what))
	];
	return parts.length > 0 ? say(words.suffers, { what: { list: parts } }) : say(words.nothing);
};
