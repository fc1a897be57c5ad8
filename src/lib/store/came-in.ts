import { isRecord } from '#lib/kernel/is-record.ts';

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

const areNames = (raw: unknown): boolean =>
	Array.isArray(raw) && raw.every((one) => typeof one === 'string');
/** A tab with another version of the app may say it in another form. */
const isCameIn = (raw: unknown): raw is CameIn =>
	isRecord(raw) && areNames(raw['journals']) && areNames(raw['kinds']);

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
	if (isCameIn(data)) void tellCameIn(data);
});

/** Tells the other tabs what this one has written; they read it again. */
export const tellTabs = (came: CameIn): void => channel?.postMessage(came);
