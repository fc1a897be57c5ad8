import type { Sliced } from '../sliced.ts';

/** Nothing of ours is nested deeper than this. */
const DEEPEST = 40;
/** The most values in a text: many times as many as the longest journal has. */
const MOST_VALUES = 5_000_000;
/** Lists at this depth are read part by part: the lines of a journal and its photos. */
const LONG_LISTS = 4;
/** The length of a part, and of a whole text that is read at once, in letters. */
const PART = 64 * 1024;
/** How many letters are looked at before other work gets a turn. */
const TURN = 256 * 1024;

/** Why a text is not read at all, or where reading broke off. */
export type JsonProblem =
	| { readonly kind: 'nested'; readonly most: number }
	| { readonly kind: 'many'; readonly most: number }
	| { readonly kind: 'broken'; readonly position: number | null };

export type Json =
	| { readonly ok: true; readonly value: unknown }
	| ({ readonly ok: false } & JsonProblem);

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;

/** The end of the string that begins here: just past its closing quote, or past the text. */
const stringEnd = (text: string, at: number): number => {
	let quote = at;
	for (;;) {
		quote = text.indexOf('"', quote + 1);
		if (quote < 0) return text.length;
		let escapes = 0;
		while (text.charCodeAt(quote - 1 - escapes) === BACKSLASH) escapes += 1;
		if (escapes % 2 === 0) return quote + 1;
	}
};

/** A stretch of the text, kept as it is; a part of a long list is read on its own. */
interface Piece {
	readonly from: number;
	readonly to: number;
	readonly part: boolean;
}

/**
 * The pieces of a text, or why it is not read. Only depth and number of values are checked here; reading finds the
 * rest.
 */
function* piecesOf(text: string): Sliced<readonly Piece[] | JsonProblem> {
	const pieces: Piece[] = [];
	const long = text.length > PART;
	let [depth, values, begun, from, next] = [0, 0, 0, -1, TURN];
	/** Ends the part that began at `from`. */
	const part = (to: number): void => {
		if (text.slice(from, to).trim() !== '') {
			pieces.push({ from: begun, to: from, part: false }, { from, to, part: true });
			begun = to;
		}
		from = -1;
	};
	for (let at = 0; at < text.length; at++) {
		if (at >= next) {
			yield at / text.length / 2;
			next = at + TURN;
		}
		const sign = text.charCodeAt(at);
		if (sign === QUOTE) at = stringEnd(text, at) - 1;
		else if (sign === COMMA || sign === COLON) {
			if (++values > MOST_VALUES) return { kind: 'many', most: MOST_VALUES };
			if (sign === COMMA && depth === LONG_LISTS && from >= 0 && at - from >= PART) {
				part(at);
				from = at + 1;
			}
			// `[` and `{` differ in one bit, and so do `]` and `}`.
		} else if ((sign | 32) === 123) {
			if (++depth > DEEPEST) return { kind: 'nested', most: DEEPEST };
			if (++values > MOST_VALUES) return { kind: 'many', most: MOST_VALUES };
			if (long && depth === LONG_LISTS && sign === 91) from = at + 1;
		} else if ((sign | 32) === 125) {
			if (depth === LONG_LISTS && from >= 0) part(at);
			depth -= 1;
		}
	}
	return [...pieces, { from: begun, to: text.length, part: false }];
}

/** Stands in the shortened text where a part is left out; none of our texts contains it. */
const LEFT_OUT = '\u0000part';

/** Puts the parts back where they were left out, each of them once. */
const putBack = (value: unknown, parts: readonly (readonly unknown[])[], depth = 1): unknown => {
	if (typeof value !== 'object' || value === null || depth > LONG_LISTS) return value;
	if (depth === LONG_LISTS)
		return Array.isArray(value)
			? value.flatMap((one: unknown) => {
					const n = typeof one === 'string' && one.startsWith(LEFT_OUT) ? one.slice(5) : '';
					return parts[n === '' ? -1 : Number(n)] ?? [one];
				})
			: value;
	if (Array.isArray(value)) return value.map((one: unknown) => putBack(one, parts, depth + 1));
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [key, putBack(one, parts, depth + 1)])
	);
};

/** Where reading broke off in this text, as far as the browser says. */
const brokenAt = (error: unknown): number | null => {
	const position = /position (\d+)/.exec(error instanceof Error ? error.message : '');
	return position ? Number(position[1]) : null;
};

/** Where a place in the shortened text is in the whole text. */
const placeIn = (pieces: readonly Piece[], at: number): number => {
	let before = 0;
	let n = 0;
	for (const { from, to, part } of pieces) {
		const length = part ? JSON.stringify(LEFT_OUT + n++).length : to - from;
		if (at < before + length) return part ? from : from + at - before;
		before += length;
	}
	return pieces.at(-1)?.to ?? 0;
};

/** Reads a JSON text in slices, after checking its depth and the number of its values. */
export function* readingJson(text: string): Sliced<Json> {
	const pieces = yield* piecesOf(text);
	if (!('length' in pieces)) return { ok: false, ...pieces };
	const parts: (readonly unknown[])[] = [];
	let short = '';
	for (const { from, to, part } of pieces) {
		if (!part) {
			short += text.slice(from, to);
			continue;
		}
		short += JSON.stringify(LEFT_OUT + parts.length);
		try {
			parts.push(JSON.parse(`[${text.slice(from, to)}]`) as unknown[]);
		} catch (error) {
			const position = brokenAt(error);
			return { ok: false, kind: 'broken', position: position && from + position - 1 };
		}
		yield 0.5 + to / text.length / 2;
	}
	try {
		const value = JSON.parse(short) as unknown;
		return { ok: true, value: parts.length ? putBack(value, parts) : value };
	} catch (error) {
		const position = brokenAt(error);
		return {
			ok: false,
			kind: 'broken',
			position: position === null ? null : placeIn(pieces, position)
		};
	}
}
