import { BATTLE_KIND } from '#lib/features/battle/records.ts';
import { parsePhoto } from '#lib/features/photos/records.ts';
import { BATTLE_VERSION, parseBattleFile } from '#lib/rules/red-and-white/engine/index.ts';
import { makeFile } from '#lib/rules/red-and-white/forces/file.ts';
import { listJournals } from '#lib/store/journal.ts';
import { photosOf, pictureOf } from '#lib/store/photos.ts';
import { PHOTO_COPY, photoNameOf, writeWhole, type Folder } from './folder.ts';
import { rawEntries } from './gather.ts';
import { NOTHING_MORE, writtenMore } from './more.ts';

const namesIn = async (folder: Folder): Promise<ReadonlySet<string>> => {
	const names = new Set<string>();
	for await (const name of folder.keys()) if (PHOTO_COPY.test(name)) names.add(name);
	return names;
};

/**
 * Writes the photos that are not in the folder yet, each into a file of its own that opens as any other does: with the
 * first line of its battle, by which it is known. Answers how many were written.
 */
export const copyPhotos = async (folder: Folder): Promise<number> => {
	const there = await namesIn(folder);
	let written = 0;
	for (const { id: journal } of await listJournals(BATTLE_KIND)) {
		const missing = (await photosOf(journal, parsePhoto)).filter(
			({ id }) => !there.has(photoNameOf(id))
		);
		if (!missing.length) continue;
		const beginning = (await rawEntries(journal)).slice(0, 1);
		const battle = parseBattleFile({ version: BATTLE_VERSION, entries: beginning });
		if (!battle.ok) continue;
		for (const { id, value: about } of missing) {
			const bytes = await pictureOf(id);
			if (!bytes) continue;
			const more = { ...NOTHING_MORE, photos: [{ id, battle: 0, about, bytes }] };
			const contents = { forces: [], battles: [battle.value] };
			await writeWhole(folder, photoNameOf(id), makeFile(contents, writtenMore(more)));
			written += 1;
		}
	}
	return written;
};
