/** What came into the storage past the screens that hold it: journals that go on, kinds of things that changed. */
export interface CameIn {
	readonly journals: readonly string[];
	readonly kinds: readonly string[];
}

const holders = new Set<(came: CameIn) => unknown>();

/** Hears of it until the returned function is called. */
export const onCameIn = (holder: (came: CameIn) => unknown): (() => void) => {
	holders.add(holder);
	return () => void holders.delete(holder);
};

/** Tells those who hold any of it; resolves when they have read it again. */
export const tellCameIn = async (came: CameIn): Promise<void> => {
	await Promise.all([...holders].map((holder) => holder(came)));
};
