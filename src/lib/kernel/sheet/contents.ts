/** A calculator in a list. */
export interface ContentsEntry {
	readonly slug: string;
	readonly title: string;
	readonly hint?: string;
}

/** The calculators of one phase of a turn. */
export interface ContentsStop {
	/** The phase of a turn; null for what has no place in the sequence. */
	readonly phase: number | null;
	readonly stop: string;
	readonly entries: readonly ContentsEntry[];
}
