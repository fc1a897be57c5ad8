import type { Moment } from '#lib/kernel/game/game.ts';
import type { EntryId, Line } from '#lib/kernel/game/journal.ts';
import { same } from '#lib/kernel/same.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';

/** The position in which a line was played; before the first there was no game yet. */
export const beforeLine = <State>(
	counted: readonly Pick<Line<State, unknown, unknown>, 'before' | 'after'>[],
	at: number
): State | undefined => counted[at]?.[at === 0 ? 'after' : 'before'];

/** The line with which the turn that is played now began. */
export const turnStart = <State>(
	counted: readonly Pick<Line<State, unknown, unknown>, 'id' | 'before' | 'after'>[],
	momentOf: (state: State) => Moment
): EntryId | undefined =>
	counted.findLast(
		({ before, after }, at) => at === 0 || !same(momentOf(before).turn, momentOf(after).turn)
	)?.id;

/** Where units went between two positions: from where to where, each way once. */
export const waysBetween = (
	before: ReadonlyMap<string, Hex>,
	after: ReadonlyMap<string, Hex>
): readonly (readonly [from: Hex, to: Hex])[] => {
	const ways = new Map<string, readonly [Hex, Hex]>();
	for (const [unit, to] of after) {
		const from = before.get(unit);
		if (from !== undefined && from !== to) ways.set(`${from} ${to}`, [from, to]);
	}
	return [...ways.values()];
};
