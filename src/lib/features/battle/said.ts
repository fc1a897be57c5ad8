import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { t } from '#lib/messages/t.ts';
import type { Told } from '#lib/rules/red-and-white/engine/tell.ts';
import type { IconName } from '#lib/ui/icons.ts';
import type { Said } from '#lib/features/journal/live-journal.svelte.ts';

/** Sentences one after the other. */
export const spoken = (sentences: readonly Phrase[]): string => sentences.map(t).join(' ');

/** As much as a toast can hold: the first two sentences. */
export const inShort = ({ sentences, way }: Said): string => {
	const what = spoken(sentences.slice(0, 2));
	return way === 'undone' ? t(say('Taken back: {what}', { what })) : what;
};

/** Whose dice, in a sign and two words; nothing where none were thrown. */
export const diceMeta = ({ by }: Told): { icon: IconName; text: string } | undefined => {
	if (by === 'hand') return { icon: 'hand', text: t('typed in') };
	if (by === 'app') return { icon: 'dice', text: t('rolled here') };
	return by === 'both' ? { icon: 'dice', text: t('typed in and rolled here') } : undefined;
};
