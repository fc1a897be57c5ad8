import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Code } from '../../types.ts';
import { words } from '../../words/en/engine-facts.ts';
import { nameOf, type Seen } from './kind.ts';

/** 8.2.5 The letters of the table in words; `-` says nothing. */
const CODES: Readonly<Record<Code, readonly string[]>> = {
	'-': [],
	d: [words.disorganised],
	r: [words.retreats],
	dr: [words.routs],
	a: [words.advances],
	a1: [words.advancesOneHex],
	'd a1': [words.disorganised, words.advancesOneHex]
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
		...(loss > 0 ? [count(loss, words.nEp)] : []),
		...CODES[code].map((what) => say(what))
	];
	return parts.length > 0 ? say(words.what, { what: { list: parts } }) : say(words.nothing);
};

/** What fell, what was added to it, and what it came to. */
export const diced = (faces: Seen['faces'], modifier: number) => ({
	faces: { list: faces },
	modifier: { signed: modifier },
	score: faces.reduce((all, face) => all + face, modifier)
});

/** 8.1.3 What a barrage does to its target. */
export const shelledBy = ({
	loss,
	d,
	back
}: {
	readonly loss: number;
	readonly d: boolean;
	readonly back: readonly string[];
}): readonly Phrase[] => [
	...(loss > 0 ? [count(loss, words.nEp)] : []),
	...(d ? [say(words.oneIsDisorganised)] : []),
	...(back.length > 0 ? [say(words.drivenBackUnits, { units: { list: back.map(nameOf) } })] : [])
];
