/**
 * What came into the storage behind the back of the screens that hold it: longer journals, kinds of things that
 * changed.
 */
export interface CameIn {
	readonly journals: readonly string[];
	readonly kinds: readonly string[];
}

/** Where one tab tells the others what it wrote. */
const channel =
	typeof BroadcastChannel === 'function' ? new BroadcastChannel('tachanka records') : undefined;
// Outside a browser, where tests run, it keeps no process waiting.
(channel as { unref?: () => void } | undefined)?.unref?.();

const holders = new Set<(came: CameIn) => unknown>();

/** Listens for it until the returned function is called. */
export const onCameIn = (holder: (came: CameIn) => unknown): (() => void) => {
	holders.add(holder);
	return () => void holders.delete(holder);
};

/** Tells those who hold any of it; resolves once they have read it again. */
export const tellCameIn = async (came: CameIn): Promise<void> => {
	await Promise.all([...holders].map((holder) => holder(came)));
};

/** A tab with another version of the app may say it in another form: what is no list is not listened to. */
channel?.addEventListener('message', ({ data }: MessageEvent<Partial<CameIn> | null>) => {
	const { journals, kinds } = data ?? {};
	if (Array.isArray(journals) && Array.isArray(kinds)) void tellCameIn({ journals, kinds });
});

/** Tells the other tabs what this one has written; they read it again. */
export const tellTabs = (came: CameIn): void => channel?.postMessage(came);
