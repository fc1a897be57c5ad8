/** A side's letter in a record of who was last in each of many places, a letter for each. */
export const LETTER = { white: 'w', red: 'r' } as const;
type Side = keyof typeof LETTER;

/** Was this side the last in the place of this index? Not in one that has no index, below 0. */
export const wasLast = (record: string, side: Side, place: number): boolean =>
	record[place] === LETTER[side];

/** The record after this side has passed these places; the same where it was the last in all that have an index. */
export const passedBy = (record: string, side: Side, places: readonly number[]): string => {
	let next = record;
	for (const place of places)
		if (place >= 0 && next[place] !== LETTER[side])
			next = next.slice(0, place) + LETTER[side] + next.slice(place + 1);
	return next;
};
