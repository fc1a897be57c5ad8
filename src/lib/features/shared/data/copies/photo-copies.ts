import { BATTLE_KIND } from '#lib/features/red-and-white/battles/records.ts';
import { parsePhoto } from '#lib/features/shared/photos/records.ts';
import { BATTLE_VERSION, makeFile, parseBattleFile } from '#lib/rules/red-and-white/index.ts';
import { listJournals } from '#lib/store/journal/journal.ts';
import { photosOf, pictureOf } from '#lib/store/photos.ts';
import { isPhotoCopy, photoCopiesIn, photoNameOf, writeWhole, type Folder } from './folder.ts';
import { rawEntries } from '../gather.ts';
import { NOTHING_MORE, writtenMore } from '../more.ts';

/**
 * Writes the photos that are not in the folder as they are now, each into a file of its own that opens as any other
 * does: with the first line of its battle, by which it is known. Only then what the folder had of the photo before goes.
 * Answers how many were written.
 */
export const copyPhotos = async (folder: Folder): Promise<number> => {
	const there = await photoCopiesIn(folder);
	let written = 0;
	for (const { id: journal } of await listJournals(BATTLE_KIND)) {
		const photos = (await photosOf(journal, parsePhoto)).map(({ id, value: about }) => {
			const name = photoNameOf(id, about);
			const known = there.filter((one) => isPhotoCopy(one, id));
			return {
				id,
				about,
				name,
				old: known.filter((one) => one !== name),
				has: known.includes(name)
			};
		});
		const due = photos.filter(({ has, old }) => !has || old.length > 0);
		if (!due.length) continue;
		const beginning = (await rawEntries(journal)).slice(0, 1);
		const battle = parseBattleFile({ version: BATTLE_VERSION, entries: beginning });
		if (!battle.ok) continue;
		for (const { id, about, name, old, has } of due) {
			if (!has) {
				const bytes = await pictureOf(id);
				if (!bytes) continue;
				const more = { ...NOTHING_MORE, photos: [{ id, battle: 0, about, bytes }] };
				const contents = { forces: [], battles: [battle.value] };
				await writeWhole(folder, name, makeFile(contents, writtenMore(more)));
				written += 1;
			}
			for (const one of old) await folder.removeEntry(one);
		}
	}
	return written;
};
