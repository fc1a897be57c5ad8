import { isRecord } from '#lib/kernel/is-record.ts';
import { inSession, readKept, toSession } from '#lib/session/remembered.ts';
import type { BattleState, Id } from '#lib/rules/red-and-white/index.ts';

/** Where the drafts of a test made for all are kept on the phone; in the tab, below the name of the app. */
export const keyOf = (battle: string, slug: string): string => `together:${battle}:${slug}`;

/** The phase in which drafts count. */
export const phaseOf = ({ clock: { round, turn, phase } }: BattleState): string =>
	`${round} ${turn} ${phase}`;

/** Of whom this tab has rolls, or the referee's word, that are not written down yet. */
export const drafted = (
	{ id, state }: { readonly id: string; readonly state: BattleState },
	slug: string
): readonly Id[] => {
	const kept = inSession(`tachanka:${keyOf(id, slug)}`);
	if (!isRecord(kept) || kept['phase'] !== phaseOf(state) || !isRecord(kept['drafts'])) return [];
	return Object.entries(kept['drafts']).flatMap(([unit, one]) =>
		isRecord(one) && (one['ruled'] || String(one['throws'])) ? unit : []
	);
};

/** Brings the drafts that the phone keeps back into this tab, where it has none. */
export const recallDrafts = async (battle: string, slug: string): Promise<void> => {
	const key = keyOf(battle, slug);
	const here = `tachanka:${key}`;
	if (inSession(here) === null) toSession(here, (await readKept(key)) ?? null);
};
