import type { Act, Entry, Written } from '../src/lib/kernel/game/journal.ts';

const AT = '2026-05-09T14:00:00.000Z';

/** The entry that follows those of a journal: its id is its place. What is written already stays. */
export const nextEntry = <Command, Fact>(
	journal: readonly Entry<Command, Fact>[],
	act: Act<Command, Fact> & Partial<Written>
): Entry<Command, Fact> => ({
	id: String(journal.length),
	by: 'phone',
	after: journal.at(-1)?.id ?? null,
	at: AT,
	...act
});

/** Acts as a journal, each entry behind the one before it. */
export const chained = <Command, Fact>(
	...acts: readonly (Act<Command, Fact> & Partial<Written>)[]
): Entry<Command, Fact>[] => {
	const journal: Entry<Command, Fact>[] = [];
	for (const act of acts) journal.push(nextEntry(journal, act));
	return journal;
};

/** The same story as another phone would have written it: every id is another one. */
export const toldBy = <Command, Fact>(
	phone: string,
	journal: readonly Entry<Command, Fact>[]
): Entry<Command, Fact>[] =>
	journal.map((entry) => {
		const { id, after } = entry;
		return { ...entry, id: `${phone}.${id}`, after: after === null ? null : `${phone}.${after}` };
	});

/** The journal of a game as a file holds it. */
export const makeJournal = (
	{ journal }: { readonly journal: { readonly version: number } },
	entries: readonly Entry<unknown, unknown>[]
): { readonly version: number; readonly entries: readonly unknown[] } => ({
	version: journal.version,
	entries: JSON.parse(JSON.stringify(entries)) as readonly unknown[]
});
