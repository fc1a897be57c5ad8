import { Acts } from '#lib/features/shared/journal/acts.svelte.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { OWN } from '#lib/kernel/game/document.ts';
import { say } from '#lib/kernel/phrase.ts';
import { documents } from '#lib/store/documents.ts';
import { allDocuments, allJournals } from '#lib/store/files/everything.ts';
import { forgetDeleted } from '#lib/store/forget.ts';
import { recallLastGame } from '#lib/features/shared/games/last-aside.ts';
import { restoreJournal } from '#lib/store/journal/journal.ts';
import { daysAgo } from '#lib/store/rows.ts';
import { named } from '#lib/words/names.ts';
import { nameOf } from './gather.ts';
import { journalHead } from './kinds.ts';
import { words } from '../words/en/data.ts';

/** How long deleted things can be brought back, in days. */
export const DAYS_KEPT = 30;

/** Something that was deleted and can be brought back. */
export interface DeletedThing {
	readonly id: string;
	readonly kind: string;
	readonly name: string;
	readonly deletedAt: string;
}

/** What was deleted in the last weeks, the latest first. Older things are removed for good when the list is read. */
export class Deleted extends Acts {
	#things = $state.raw<readonly DeletedThing[]>([]);

	get things(): readonly DeletedThing[] {
		return this.#things;
	}

	restore = ({ id, kind, name }: DeletedThing): Promise<boolean> =>
		this.attempt(async () => {
			if (journalHead(kind)) {
				await restoreJournal(id);
				recallLastGame(id);
			} else await documents({ kind, version: 0, parse: parsed<unknown> }).restore(id);
			await this.read();
			this.did(say(words.nameIsBack, { name: named(name) }));
		});

	protected override async read(): Promise<void> {
		await forgetDeleted(daysAgo(DAYS_KEPT), DAYS_KEPT);
		const things: DeletedThing[] = [];
		for (const row of await allDocuments('deleted')) {
			const name = row.id === OWN ? undefined : await nameOf(row);
			if (name !== undefined) things.push({ ...row, name, deletedAt: row.deletedAt ?? '' });
		}
		for (const { id, kind, title, deletedAt } of await allJournals('deleted'))
			if (journalHead(kind)) things.push({ id, kind, name: title, deletedAt: deletedAt ?? '' });
		this.#things = things.sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
	}
}
