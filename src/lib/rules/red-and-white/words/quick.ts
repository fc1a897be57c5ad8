import type { Mark } from '../types.ts';
import { inEnglish } from '#lib/kernel/texts.ts';
import { MARK_WORDS } from './table.ts';

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
const ALSO: Partial<Readonly<Record<Mark, readonly string[]>>> = {
	falling_back: ['falls back', 'fall back'],
	suppressed: ['supp'],
	in_cover: ['cover'],
	claimed_cover: ['claims cover'],
	in_defences: ['defences', 'trench', 'trenches'],
	heroic: ['led heroically'],
	off_table: ['left the table'],
	ablaze: ['on fire']
};

/** What a mark is called in English, which every language understands here. */
const englishLabel = (mark: Mark): string => {
	const { label } = MARK_WORDS[mark];
	const entry = inEnglish(label) ?? label;
	return typeof entry === 'string' ? entry : entry.other;
};

/** Whoever says it in another language writes the labels he sees. */
const wordsFor = (label: (mark: Mark) => string): readonly (readonly [string, Mark])[] =>
	(Object.keys(MARK_WORDS) as Mark[])
		.flatMap((mark) =>
			[label(mark), englishLabel(mark), ...(ALSO[mark] ?? [])].map(
				(word) => [word.toLocaleLowerCase(), mark] as const
			)
		)
		.sort(([a], [b]) => b.length - a.length);

const NUMBER = /^([-+−–]?)\s*(\d{1,3})\s*(hits?|figures?|figs?)?$/iu;
const NOT = /^(?:not|no|no longer|without|-|−)\s+/iu;

/**
 * A line for anything at all, parts between commas: `-3, falling back, not in cover, over the ditch`. A number
 * with a sign is figures (hits on a vehicle), and so is one with the word `figures` or `hits`; a mark's name puts the mark, `no` takes it; the rest is a note.
 * A number at the start needs no comma.
 */
export const readQuick = (
	line: string,
	vehicle: boolean,
	label: (mark: Mark) => string = englishLabel
): QuickLine => {
	const words = wordsFor(label);
	const markOf = (part: string): Mark | undefined =>
		words.find(([word]) => word === part.toLocaleLowerCase())?.[1];
	let { figures, hits } = NOTHING;
	const on: Mark[] = [];
	const off: Mark[] = [];
	const notes: string[] = [];

	const number = (part: string): boolean => {
		const found = NUMBER.exec(part);
		if (!found?.[1] && !found?.[3]) return false;
		const [, sign = '', digits = '0', what = ''] = found;
		const n = Number(digits);
		if (/^hit/iu.test(what) || (vehicle && !what)) hits += sign && sign !== '+' ? -n : n;
		else figures += sign === '+' ? n : -n;
		return true;
	};
	const mark = (part: string): boolean => {
		const bare = part.replace(NOT, '');
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
