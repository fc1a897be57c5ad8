import type { Mark } from '../types.ts';
import { inEnglish } from '#lib/kernel/texts.ts';
import { MARK_WORDS } from './table.ts';
import { words } from './en/engine/quick.ts';

/** What a quick line was understood to say. Figures below 0 are lost, above 0 given back. */
export interface QuickLine {
	readonly figures: number;
	readonly hits: number;
	readonly on: readonly Mark[];
	readonly off: readonly Mark[];
	readonly note: string;
}

export const NOTHING: QuickLine = { figures: 0, hits: 0, on: [], off: [], note: '' };

/** Words for a mark besides its label. */
const ALSO: Partial<Readonly<Record<Mark, string>>> = {
	falling_back: words.fallingBack,
	suppressed: words.suppressed,
	in_cover: words.inCover,
	claimed_cover: words.claimedCover,
	in_defences: words.inDefences,
	heroic: words.heroic,
	off_table: words.offTable,
	ablaze: words.ablaze
};

/** A text in English, which every language understands here. */
const english = (id: string): string => {
	const entry = inEnglish(id) ?? id;
	return typeof entry === 'string' ? entry : entry.other;
};

/** How the language of whoever writes says a text. */
export type Said = (id: string) => string;

/** Everything that a text may be called: in the writer's language, and in English. The longest comes first. */
const calledBy = (id: string, said: Said): readonly string[] =>
	[said(id), english(id)]
		.flatMap((all) => all.split(','))
		.map((word) => word.trim().toLocaleLowerCase())
		.sort((a, b) => b.length - a.length);

/** Each word for a mark. */
const wordsFor = (said: Said): ReadonlyMap<string, Mark> =>
	new Map(
		(Object.keys(MARK_WORDS) as Mark[]).flatMap((mark) =>
			[MARK_WORDS[mark].label, ALSO[mark] ?? []]
				.flat()
				.flatMap((id) => calledBy(id, said).map((word) => [word, mark] as const))
		)
	);

/** A number, with a sign or with the word for what it counts. */
const NUMBER = /^([-+−–]?)\s*(\d{1,3})\s*(\p{L}*)$/iu;

/**
 * Reads a line about anything at all, its parts between commas: `-3, falling back, not in cover, over the ditch`. A
 * number with a sign means figures (hits on a vehicle), and so does one with the word `figures` or `hits`; a mark's
 * name puts the mark on, `no` takes it off; the rest is a note. A number at the start needs no comma. The words are
 * those of the chosen language, and the English ones too.
 */
export const readQuick = (line: string, vehicle: boolean, said: Said = english): QuickLine => {
	const marks = wordsFor(said);
	const [ofHits, ofFigures] = [calledBy(words.hits, said), calledBy(words.figures, said)];
	const not = ['-', '−', ...calledBy(words.not, said)];
	const markOf = (part: string): Mark | undefined => marks.get(part.toLocaleLowerCase());
	let { figures, hits } = NOTHING;
	const on: Mark[] = [];
	const off: Mark[] = [];
	const notes: string[] = [];

	const number = (part: string): boolean => {
		const [found, sign = '', digits = '0', counted = ''] = NUMBER.exec(part) ?? [];
		const what = counted.toLocaleLowerCase();
		if (!found || !(what ? ofHits.includes(what) || ofFigures.includes(what) : sign)) return false;
		const n = Number(digits);
		if (ofHits.includes(what) || (vehicle && !what)) hits += sign && sign !== '+' ? -n : n;
		else figures += sign === '+' ? n : -n;
		return true;
	};
	const mark = (part: string): boolean => {
		const before = not.find((word) => part.toLocaleLowerCase().startsWith(`${word} `)) ?? '';
		const bare = part.slice(before.length).trimStart();
		const found = markOf(part) ?? (bare === part ? undefined : markOf(bare));
		if (!found) return false;
		(markOf(part) ? on : off).push(found);
		return true;
	};
	/** A part that begins with a number or a mark and goes on: the beginning, then the rest. */
	const read = (part: string): void => {
		if (part === '' || number(part) || mark(part)) return;
		const pieces = part.split(/\s+/u);
		for (let size = Math.min(pieces.length - 1, 4); size > 0; size--) {
			const head = pieces.slice(0, size).join(' ');
			if (notes.length === 0 && (number(head) || mark(head)))
				return read(pieces.slice(size).join(' '));
		}
		notes.push(part);
	};

	for (const part of line.split(/[,;]/u)) read(part.trim());
	return { figures, hits, on: [...new Set(on)], off: [...new Set(off)], note: notes.join(', ') };
};
