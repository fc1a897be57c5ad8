/** One line of a working: its section in the rulebook, its reason, and what it is worth. */
export interface Modifier {
	readonly section: string;
	readonly reason: string;
	readonly amount: number;
	/** True where the number is a default of this app and does not come from the source. */
	readonly byDefault?: boolean;
}

/** A line that may turn out not to count: section, reason, amount, and whether it is a default of this app. */
export type ModifierLine = readonly [
	section: string,
	reason: string,
	amount: number,
	byDefault?: boolean
];

/** The lines that count, in the order given; those worth nothing are left out. */
export const modifiers = (...lines: readonly ModifierLine[]): Modifier[] =>
	lines
		.filter(([, , amount]) => amount !== 0)
		.map(([section, reason, amount, byDefault]) => ({
			section,
			reason,
			amount,
			...(byDefault ? { byDefault } : {})
		}));

/** The total of a working. */
export const total = (lines: readonly Modifier[]): number =>
	lines.reduce((sum, { amount }) => sum + amount, 0);
