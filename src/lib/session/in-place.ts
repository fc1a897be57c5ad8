import type { DamagedEntry } from '#lib/store/journal/journal.ts';

/** Entries in the order of the journal, null for those that cannot be read. */
export const inPlace = <E>(
	entries: readonly E[],
	damaged: readonly Pick<DamagedEntry, 'place'>[]
): readonly (E | null)[] => {
	const placed: (E | null)[] = [...entries];
	for (const { place } of damaged) placed.splice(place, 0, null);
	return placed;
};
