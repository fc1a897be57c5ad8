import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import type { Said } from '#lib/session/live-game.svelte.ts';
import { words } from '../words/en/journal.ts';

/** Sentences joined one after the other. */
export const spoken = (sentences: readonly Phrase[]): string => sentences.map(t).join(' ');

/**
 * As much as there is room for: the first `most` sentences, of what is taken back the first one, and what the last of them
 * leads to, if it only does that.
 * Whatever stands `beside` it already is not said again.
 */
export const inShort = (
	{ sentences, way }: Said,
	most = way === 'undone' ? 1 : 2,
	beside = ''
): string => {
	const told = sentences.map(t).filter((text) => !beside.includes(text));
	const enough = told.findIndex((text, at) => at >= most - 1 && !text.endsWith(':'));
	const what = told.slice(0, enough < 0 ? undefined : enough + 1).join(' ');
	if (way === 'done') return what;
	return t(say(way === 'undone' ? words.takenBackWhat : words.doneAgainWhat, { what }));
};
