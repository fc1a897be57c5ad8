import { Acts } from '#lib/features/shared/journal/acts.svelte.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { allDocuments, allJournals } from '#lib/store/files/everything.ts';
import { openJournal } from '#lib/store/journal/journal.ts';
import { rescued } from '#lib/store/journal/rescue.ts';
import { today } from '#lib/words/dates.ts';
import { headOf, journalsOf, readRow } from './kinds.ts';
import { saveFile } from './send.ts';
import { words } from '../words/en/data.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** Something on the phone that can no longer be read. It is left out and stays where it is. */
export interface DamagedThing {
	readonly key: string;
	readonly name: Phrase;
	readonly problem: Phrase;
}

const UNKNOWN = say(words.thisAppDoesNotKnowThingsOfThisKind);

const damagedDocuments = async (): Promise<readonly DamagedThing[]> => {
	const found: DamagedThing[] = [];
	for (const row of await allDocuments()) {
		const { kind, id } = row;
		const { read } = (await readRow(row)) ?? {};
		const name = headOf(kind)?.title ?? say(patterns.kind, { kind });
		if (!read?.ok) found.push({ key: `${kind} ${id}`, name, problem: read?.problem ?? UNKNOWN });
	}
	return found;
};

const damagedLines = async (): Promise<readonly DamagedThing[]> => {
	const found: DamagedThing[] = [];
	for (const { id, kind, title } of await allJournals()) {
		const game = await journalsOf(kind);
		if (!game) found.push({ key: id, name: say(patterns.title, { title }), problem: UNKNOWN });
		else
			for (const { place, problem } of (await openJournal(id, game.parseEntry).read()).damaged) {
				const name = say(words.journalLineLine, { journal: title, line: place + 1 });
				found.push({ key: `${id} ${place}`, name, problem });
			}
	}
	return found;
};

/** Everything that can no longer be read, and a way to take it along as it is. */
export class Damaged extends Acts {
	#things = $state.raw<readonly DamagedThing[]>();

	/** Undefined until the phone has been searched. */
	get things(): readonly DamagedThing[] | undefined {
		return this.#things;
	}

	/** Saves both copies as they are in one file, even where the database does not open. */
	save = (): Promise<boolean> =>
		this.attempt(async () => {
			const name = `tachanka-as-it-is-${today()}.json`;
			saveFile(name, JSON.stringify(await rescued()));
			this.did(say(words.savedAsName, { name }));
		});

	/** Reads everything on the phone. */
	protected override async read(): Promise<void> {
		const things = [...(await damagedDocuments()), ...(await damagedLines())];
		this.#things = things;
		this.did(
			things.length
				? count(things.length, words.nThingsCannotBeRead)
				: say(words.everythingCanBeRead)
		);
	}
}
