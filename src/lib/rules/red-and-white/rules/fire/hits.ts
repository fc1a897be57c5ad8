import { Draw, pool, type Needs } from '#lib/kernel/dice/draw.ts';
import type { Book } from '../../book.ts';
import type { Band, Cover } from '../../types.ts';
import { words } from '#lib/rules/red-and-white/words/en/rules.ts';

/** GAMING TERMS USED: the D6 faces of a saving throw that fail, so that the hit counts. */
export const unsaved = (book: Book): Needs => ({
	from: book.charts.IN_TEXT.at('killed_from', 'number'),
	to: 6,
	word: words.saveFails,
	other: words.saved
});

/** CLAIMING COVER: does the target's cover count against this shooter? Claimed cover does not at point blank (R59). */
export const coverCounts = (book: Book, cover: Cover, band: Band | 'indirect'): boolean => {
	if (cover === 'none') return false;
	if (cover === 'terrain') return true;
	return band !== 'point_blank' || book.readings.R59 !== 'shooter_only';
};

/** What fire does to its target, stage by stage. */
export interface Struck {
	/** Dice that hit. */
	readonly hits: number;
	/** In cover: whether the odd hit counted. Null where there was none. */
	readonly odd: boolean | null;
	/** Figures (or hits on a vehicle) before saving throws. */
	readonly struck: number;
	/** Figures lost, never more than there were. */
	readonly casualties: number;
}

/** How hits become casualties. */
export interface Target {
	readonly inCover: boolean;
	/** Machine gunners, artillerists, armoured cars (R20). */
	readonly saves: boolean;
	readonly figuresPerHit: number;
	/** How many figures there are to lose. */
	readonly figures: number;
	/** Hits by weapons against which the cover does not count (R59), in addition to the others. */
	readonly beside?: number;
}

/** SMALL ARMS FIRING; ARTILLERY: half of the hits count against cover; an odd one is settled by a saving throw (R18). */
export const hitsInCover = (
	book: Book,
	hits: number
): Draw<{ readonly counted: number; readonly odd: boolean | null }> => {
	const policy = book.readings.R18;
	if (policy === 'each_hit_saved')
		return pool(hits, 6, unsaved(book), {
			label: words.hitsAgainstCover,
			rule: 'Saving throw'
		}).map((counted) => ({ counted, odd: null }));
	const half = Math.floor(hits / 2);
	if (hits % 2 === 0 || policy === 'round_down') return Draw.of({ counted: half, odd: null });
	if (policy === 'round_up') return Draw.of({ counted: half + 1, odd: null });
	return pool(1, 6, unsaved(book), {
		label: words.theOddHitAgainstCover,
		rule: 'Saving throw'
	}).map((stands) => ({ counted: half + stands, odd: stands === 1 }));
};

/** SMALL ARMS FIRING; ARTILLERY: hits, half for cover, figures per hit, saving throws, figures present (R19). */
export const casualtiesOf = (book: Book, hits: number, target: Target): Draw<Struck> => {
	const { inCover, figuresPerHit, beside = 0 } = target;
	const figuresFirst = book.readings.R19 === 'figures_then_cover';
	const start = figuresFirst ? hits * figuresPerHit : hits;
	const covered = inCover
		? hitsInCover(book, start)
		: Draw.of<{ counted: number; odd: boolean | null }>({ counted: start, odd: null });
	return covered.chain(({ counted, odd }) => {
		const struck = (figuresFirst ? counted : counted * figuresPerHit) + beside * figuresPerHit;
		const lost = target.saves
			? pool(struck, 6, unsaved(book), { label: words.savingThrows, rule: 'Saving throw' })
			: Draw.of(struck);
		return lost.map((figures) => ({
			hits: hits + beside,
			odd,
			struck,
			casualties: Math.min(figures, target.figures)
		}));
	});
};
