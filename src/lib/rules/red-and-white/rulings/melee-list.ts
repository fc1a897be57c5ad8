/** One line of a list of melee modifiers; `per` says what it is counted for. */
export interface MeleeLine {
	readonly key: string;
	readonly reason: string;
	readonly side: 'own' | 'attacker' | 'defender';
	readonly amount: number;
	/** Counted once for this many; absent where the line counts once. */
	readonly per?: number;
}

/**
 * P01: the lines in which Lubbers' set of the same name differs from MELEE. They replace the lines of
 * the same key; a line of the source without a counterpart here stays.
 */
export const LUBBERS_LIST: readonly MeleeLine[] = [
	{ key: 'stands_lost', reason: 'two stands lost', side: 'own', amount: -1, per: 2 },
	{ key: 'suppressed', reason: 'suppressed', side: 'own', amount: -1 },
	{ key: 'raw', reason: 'raw unit', side: 'own', amount: -1 },
	{ key: 'no_leader', reason: 'no leadership', side: 'own', amount: -1 },
	{
		key: 'flank_or_rear',
		reason: 'falling back, or in flank or rear',
		side: 'defender',
		amount: -2
	},
	{ key: 'outnumbered_two', reason: 'outnumbered 2 to 1 in stands', side: 'own', amount: -2 },
	{ key: 'outnumbered_three', reason: 'outnumbered 3 to 1 in stands', side: 'own', amount: -3 },
	{ key: 'grenades', reason: 'grenades', side: 'own', amount: 1 },
	{ key: 'cheka', reason: 'Cheka at their backs', side: 'own', amount: 1 }
];

/** P01: what the loser of a melee removes for each point. */
export const MELEE_LOSS = { source_list: 'figure', lubbers_list: 'stand' } as const;
