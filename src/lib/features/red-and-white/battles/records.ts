import {
	type BattleEntry,
	type BattleState,
	type Camp,
	historyOf,
	type PhaseNumber
} from '#lib/rules/red-and-white/index.ts';
import type { JournalRow } from '#lib/store/rows.ts';
import type { DamagedEntry, NewJournal } from '#lib/store/journal/journal.ts';

/** What battles are called in the storage. */
export const BATTLE_KIND = 'battle';

/** What the list of battles shows without opening one. */
export interface BattleSummary {
	readonly round: number;
	readonly turn: Camp;
	readonly phase: PhaseNumber;
	readonly forces: readonly { readonly name: string; readonly camp: Camp }[];
}

export const summaryOf = ({ clock, header }: BattleState): BattleSummary => {
	const forces = header.forces.map(({ name, camp }) => ({ name, camp }));
	return { ...clock, forces };
};

/** A battle as a journal of the storage, from its entries: for new ones, copies and files. */
export const battleJournal = (id: string, entries: readonly (BattleEntry | null)[]): NewJournal => {
	const { state } = historyOf(entries);
	return { id, kind: BATTLE_KIND, title: state.header.name, summary: summaryOf(state), entries };
};

/** What does not read goes along as it is. */
export const withDamaged = (
	{ entries = [], ...journal }: NewJournal,
	damaged: readonly Pick<DamagedEntry, 'place' | 'raw'>[]
): NewJournal => {
	const raws = new Map(damaged.map(({ place, raw }) => [place, raw]));
	return { ...journal, entries: entries.map((entry, place) => entry ?? raws.get(place)) };
};

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
	typeof raw === 'object' && raw !== null;

/** A summary as it was kept; null where it does not read, and the list then shows the title alone. */
export const parseSummary = ({ summary }: Pick<JournalRow, 'summary'>): BattleSummary | null => {
	if (!isRecord(summary)) return null;
	const { round, turn, phase, forces } = summary;
	if (typeof round !== 'number' || typeof phase !== 'number' || !Array.isArray(forces)) return null;
	if (turn !== 'red' && turn !== 'white') return null;
	const named = forces.flatMap((force: unknown) =>
		isRecord(force) && typeof force['name'] === 'string'
			? [{ name: force['name'], camp: force['camp'] === 'white' ? 'white' : 'red' } as const]
			: []
	);
	return { round, turn, phase: phase as PhaseNumber, forces: named };
};
