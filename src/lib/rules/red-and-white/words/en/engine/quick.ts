import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: words that a quick line understands, with commas between them. */
export const words = texts('red-and-white.engine-quick', {
	figures: 'figure, figures, fig, figs',
	hits: 'hit, hits',
	not: 'not, no, no longer, without',
	fallingBack: 'falls back, fall back',
	suppressed: 'supp',
	inCover: 'cover',
	claimedCover: 'claims cover',
	inDefences: 'defences, trench, trenches',
	heroic: 'led heroically',
	offTable: 'left the table',
	ablaze: 'on fire'
});
