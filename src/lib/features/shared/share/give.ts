import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { MenuItem } from '#lib/ui/frame/Menu.svelte';
import { t } from '#lib/words/t.ts';
import { words } from '../words/en/hand-over.ts';
import { copyText } from './clipboard.ts';

/**
 * What became of a text that was given away: `stopped` where the owner changed his mind, `waits` where its making took
 * longer than the tap allows, so that another tap is needed.
 */
export type Given = 'shared' | 'copied' | 'stopped' | 'waits' | 'refused';

/** Whether the phone has a share sheet that takes texts. */
export const sharesText = (): boolean =>
	typeof navigator.share === 'function' &&
	(typeof navigator.canShare !== 'function' || navigator.canShare({ text: '-' }));

/** Without the marks of where a word may break, which are this screen's affair. */
const unbroken = (text: string): string => text.replaceAll('\u00ad', '');

/**
 * Gives a text to the phone's share sheet; where there is none, or it refuses, copies it. `made`: whether the text was
 * there before the tap, or the tap has waited for it.
 */
export const giveText = async (
	given: string,
	made: 'before' | 'since',
	title?: string
): Promise<Given> => {
	const text = unbroken(given);
	if (sharesText())
		try {
			await navigator.share({ text, ...(title === undefined ? {} : { title: unbroken(title) }) });
			return 'shared';
		} catch (cause) {
			const why = cause instanceof DOMException ? cause.name : '';
			if (why === 'AbortError') return 'stopped';
			if (why === 'NotAllowedError' && made === 'since') return 'waits';
		}
	if (await copyText(text)) return 'copied';
	return made === 'since' ? 'waits' : 'refused';
};

/** What is said of a text that was given away, and the tap that it waits for. */
export interface Came {
	readonly said: Phrase;
	readonly again?: () => void;
}

const SAID: Readonly<Record<Exclude<Given, 'stopped'>, Phrase>> = {
	shared: say(words.shared),
	copied: say(words.copiedPasteItInAMessage),
	waits: say(words.theTextIsReady),
	refused: say(words.notCopied)
};

/**
 * A menu's item that gives a text away, if there is one by then; `told` hears what came of it, undefined where the owner
 * changed his mind.
 */
export const textItem = (
	text: () => string | undefined | Promise<string | undefined>,
	told: (came: Came | undefined) => void
): MenuItem => ({
	label: t(sharesText() ? words.shareAsText : words.copyAsText),
	icon: sharesText() ? 'share' : 'copy',
	onclick: async () => {
		const made = await text();
		if (made === undefined) return;
		const give = async (when: 'before' | 'since') => {
			const given = await giveText(made, when);
			if (given === 'stopped') told(undefined);
			else
				told({ said: SAID[given], ...(given === 'waits' && { again: () => void give('before') }) });
		};
		await give('since');
	}
});
