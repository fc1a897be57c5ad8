import { allDocuments, allJournals } from '#lib/store/files/everything.ts';
import { isDamaged } from '#lib/store/journal/journal.ts';
import { photosHere } from '#lib/store/photos.ts';
import type { Doing } from '#lib/kernel/sliced.ts';
import { rawEntries } from '../gather.ts';
import { readRow } from '../kinds.ts';
import type { Things } from '../read-file.ts';
import type { PresentStory } from './meeting.ts';
import type { Present, PresentThing } from './plan.ts';

/**
 * What is here of the kinds that a file holds, and what of those kinds was deleted. A deleted journal that is damaged in
 * both copies cannot be brought back, and so is left out: what the file holds of it comes as another one.
 */
export const presentBeside = async (
	{ documents, journals }: Things,
	doing?: Doing
): Promise<Present> => {
	const kinds = new Set([
		...documents.map(({ of }) => of.kind),
		...journals.map(({ kind }) => kind)
	]);
	const things: PresentThing[] = [];
	const stories: PresentStory[] = [];
	for (const which of ['kept', 'deleted'] as const) {
		const deleted = which === 'deleted';
		for (const row of await allDocuments(which)) {
			const { kind, id, body } = row;
			const { of, read } = (kinds.has(kind) && (await readRow(row))) || {};
			if (of && read?.ok)
				things.push({ kind, id, name: of.nameOf(read.value), body: read.value, deleted });
			else things.push({ kind, id, name: '', body, deleted });
		}
		for (const { kind, id } of await allJournals(which))
			if (kinds.has(kind) && !(deleted && (await isDamaged(id))))
				stories.push({ kind, id, entries: await rawEntries(id, doing), deleted });
	}
	const photos = await photosHere(journals.some((one) => one.photos.length > 0));
	return { documents: things, journals: stories, photos };
};
