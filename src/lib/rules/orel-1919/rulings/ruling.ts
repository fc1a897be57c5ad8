/** How sure a ruling is, from the words, the charts and the example of the source. */
export type RulingConfidence = 'certain' | 'high' | 'medium' | 'low';

/** One way to read an unclear rule. */
export interface Reading {
	readonly key: string;
	readonly text: string;
}

/**
 * A place where the sources are silent, garbled or at odds, and how it is settled. `switch`: the
 * owner may choose and the rules follow; `settled`: one reading.
 */
export interface Ruling {
	readonly id: string;
	/** Section of the rules. */
	readonly section: string;
	readonly question: string;
	readonly kind: 'switch' | 'settled';
	readonly confidence: RulingConfidence;
	readonly chosen: string;
	readonly readings: readonly Reading[];
}

/** A ruling with a single reading. */
export const settled = <const Id extends string>(
	id: Id,
	section: string,
	confidence: RulingConfidence,
	question: string,
	text: string
) =>
	({
		id,
		section,
		question,
		kind: 'settled',
		confidence,
		chosen: 'default',
		readings: [{ key: 'default', text }]
	}) as const;
