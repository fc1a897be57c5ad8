import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import type { Said } from '../../../session/live-game.svelte.ts';
import { words } from '../words/en/journal.ts';

/** Sentences joined one after the other. */
export const spoken = (sentences: readonly Phrase[]): string => sentences.map(t).join(' ');

/** As much as a toast can hold: the first two sentences. */
export const inShort = ({ sentences, way }: Said): string => {
	const what = spoken(sentences.slice(0, 2));
	return way === 'undone' ? t(say(words.takenBackWhat, { what })) : what;
};
