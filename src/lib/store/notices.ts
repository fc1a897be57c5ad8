import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { words } from './words/en/store.ts';

/**
 * What the owner should hear about the storage, in one sentence. `newer`: another tab needs the storage in a newer
 * form, so ours is closed. `blocked`: an older tab keeps us out. `healed`: one of the two copies was behind and is
 * whole again. `beside`: the copies differed, and both are kept. `damaged`: something can be read in neither copy.
 * `alone`: everything is kept only once, because the second copy is not available.
 */
export interface StoreNotice {
	readonly code: 'newer' | 'blocked' | 'healed' | 'beside' | 'damaged' | 'alone';
	readonly phrase: Phrase;
	/** What it is about, where the owner is asked to look at it: for `beside`, the journal that keeps the other version. */
	readonly about?: string | undefined;
}

/** What is said where another tab needs a newer form, and where an older one keeps us out. */
export const NEWER = say(words.aNewerVersionOfThisAppIsOpenIn);
export const BLOCKED = say(words.anotherTabHoldsTheStorageCloseThe);

const listeners = new Set<(notice: StoreNotice) => void>();
let unheard: StoreNotice[] = [];

/** Listens to the storage until the returned function is called, starting with what nobody has heard yet. */
export const onStoreNotice = (listener: (notice: StoreNotice) => void): (() => void) => {
	listeners.add(listener);
	const waiting = unheard;
	unheard = [];
	waiting.forEach(listener);
	return () => void listeners.delete(listener);
};

/** Tells it at once, or as soon as somebody listens; the `storetold` event is for whoever fetches a listener. */
export const tell = (code: StoreNotice['code'], phrase: Phrase, about?: string): void => {
	const notice = { code, phrase, about };
	if (listeners.size === 0) unheard.push(notice);
	listeners.forEach((listener) => listener(notice));
	if (typeof window === 'undefined') return;
	window.storeTold = true;
	window.dispatchEvent(new Event('storetold'));
};
