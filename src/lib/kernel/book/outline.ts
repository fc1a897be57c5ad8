/** One section of a rulebook. */
export interface Section {
	/** As this app cites it. */
	readonly cite: string;
	/** Its title where that is not what is cited. */
	readonly title?: string;
	readonly status: 'done' | 'left out';
	/** For what is left out, or only done in part. */
	readonly why?: string;
	/** Files of the game's folder that hold the rule. */
	readonly where: readonly string[];
}

/** A rulebook's sections in its own order. */
export type Outline = readonly Section[];
