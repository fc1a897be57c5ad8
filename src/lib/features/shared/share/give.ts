import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { MenuItem } from '#lib/ui/frame/Menu.svelte';
import { t } from '#lib/words/t.ts';
import { words } from '../words/en/hand-over.ts';
import { copyText } from './clipboard.ts';

/** What became of a text that was given away: `stopped` where the owner changed his mind. */
export type Given = 'shared' | 'copied' | 'stopped' | 'refused';

/** Whether the phone has a share sheet that takes texts. */
export const sharesText = (): boolean =>
	typeof navigator.share === 'function' &&
	(typeof navigator.canShare !== 'function' || navigator.canShare({ text: '-' }));

/** Gives a text to the phone's share sheet; where there is none, or it refuses, copies it. */
export const giveText = async (text: string, title?: string): Promise<Given> => {
	if (sharesText())
		try {
			await navigator.share({ text, ...(title === undefined ? {} : { title }) });
			return 'shared';
		} catch (cause) {
			if (cause instanceof DOMException && cause.name === 'AbortError') return 'stopped';
		}
	return (await copyText(text)) ? 'copied' : 'refused';
};

const CAME: Readonly<Record<Given, Phrase | undefined>> = {
	shared: say(words.shared),
	copied: say(words.copiedPasteItInAMessage),
	stopped: undefined,
	refused: say(words.notCopied)
};

/**
 * A menu's item that gives a text away, if there is one by then; `told` hears what came of it, undefined where the owner
 * changed his mind.
 */
export const textItem = (
	text: () => string | undefined | Promise<string | undefined>,
	told: (came: Phrase | undefined) => void
): MenuItem => ({
	label: t(sharesText() ? words.shareAsText : words.copyAsText),
	icon: sharesText() ? 'share' : 'copy',
	onclick: async () => {
		const made = await text();
		if (made !== undefined) told(CAME[await giveText(made)]);
	}
});
