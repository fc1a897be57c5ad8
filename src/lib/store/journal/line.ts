import { checksumOf } from '#lib/kernel/border/checksum.ts';
import { finished, type Sliced } from '#lib/kernel/sliced.ts';
import type { EntryRow } from '../rows.ts';

/**
 * One line of a copy, `{"p":12,"b":"0A1B2C3D","e":…,"c":"4D5E6F70"}`: its place, the sum of the line before it, what it
 * says, and its own sum. Database and file hold the same letters.
 */
export interface Line {
	readonly place: number;
	/** The sum of the line before it. */
	readonly before: string;
	/** What it says, as JSON. */
	readonly text: string;
	readonly own: string;
	readonly raw: string;
}

/** What the first line follows, as does one whose neighbour is damaged. */
export const NOTHING_BEFORE = '00000000';

const HEAD = /^\{"p":(0|[1-9]\d{0,8}),"b":"([0-9A-F]{8})","e":/;
const TAIL = ',"c":"';
const END = '"}';
const TAIL_LENGTH = TAIL.length + 8 + END.length;

/** The sum covers what the line belongs to, its place, the line before it and every letter. */
const sumOf = (of: string, body: string): string => checksumOf(`${of}\n${body}`);

/** The line that says `text` at its place, following the line with the sum `before`. */
export const lineOf = (of: string, place: number, before: string, text: string): Line => {
	const body = `{"p":${place},"b":"${before}","e":${text}`;
	const own = sumOf(of, body);
	return { place, before, text, own, raw: `${body}${TAIL}${own}${END}` };
};

/** Lines in the form that a file has them. */
export const fileText = (lines: readonly { readonly raw: string }[]): string =>
	lines.map(({ raw }) => `${raw}\n`).join('');

/** Lines in the form that the database has them. */
export const rowsOf = (
	journal: string,
	lines: readonly { readonly place: number; readonly raw: string }[]
): EntryRow[] => lines.map(({ place, raw }) => ({ journal, place, line: raw }));

/** How many lines are made before other work gets a turn. */
const TURN = 20;

/** The lines that say these, each following the last, starting at `place`; `textOf`: one of them as JSON. */
export function* makingLines<E>(
	of: string,
	all: readonly E[],
	textOf: (one: E) => string,
	place = 0,
	before = NOTHING_BEFORE
): Sliced<readonly Line[]> {
	const lines: Line[] = [];
	for (const [at, one] of all.entries()) {
		if (at % TURN === 0) yield at / all.length;
		lines.push(lineOf(of, place + at, lines.at(-1)?.own ?? before, textOf(one)));
	}
	return lines;
}

/** The same all at once, of what is JSON already. */
export const linesOf = (of: string, texts: readonly string[]): readonly Line[] =>
	finished(makingLines(of, texts, (text) => text));

/** The line as it was written; undefined where even one letter of it differs. `sound`: its sum is known to be right. */
export const lineIn = (of: string, raw: string, sound?: boolean): Line | undefined => {
	const [head = '', place = '', before = ''] = HEAD.exec(raw) ?? [];
	const tail = raw.length - TAIL_LENGTH;
	if (head === '' || tail < head.length) return undefined;
	if (!raw.startsWith(TAIL, tail) || !raw.endsWith(END)) return undefined;
	const own = raw.slice(tail + TAIL.length, -END.length);
	if (!sound && sumOf(of, raw.slice(0, tail)) !== own) return undefined;
	return { place: Number(place), before, text: raw.slice(head.length, tail), own, raw };
};

/** Lines among the given letters that are somewhere inside a damaged line, as when the line end between them was lost. */
export const linesWithin = (of: string, raw: string): readonly Line[] => {
	const starts = [...raw.matchAll(/\{"p":/g)].map(({ index }) => index);
	const ends = [...raw.matchAll(/,"c":"[0-9A-F]{8}"\}/g)].map(
		({ index, 0: found }) => index + found.length
	);
	return starts.flatMap((start) => {
		for (const end of ends) {
			const line = end > start ? lineIn(of, raw.slice(start, end)) : undefined;
			if (line) return [line];
		}
		return [];
	});
};

const commonEnd = (a: string, b: string): number => {
	let n = 0;
	while (n < a.length && n < b.length && a.at(-1 - n) === b.at(-1 - n)) n++;
	return n;
};

/**
 * How many letters around the place of a damage may belong to it; where both copies were spoilt alike, their common end
 * reaches too far.
 */
const AROUND = 4;

/** A line whose two copies were damaged in different places: the good beginning of one and the good end of the other. */
export const lineFromBoth = (of: string, a: string, b: string): Line | undefined => {
	const end = commonEnd(a, b);
	for (const [good, late] of [
		[a, b],
		[b, a]
	] as const)
		for (let off = -AROUND; off <= AROUND; off++)
			for (let more = -AROUND; more <= AROUND; more++) {
				const beginning = good.slice(0, Math.max(0, good.length - end - off));
				const line = lineIn(of, beginning + late.slice(Math.max(0, late.length - end - more)));
				if (line) return line;
			}
	return undefined;
};
