import { appVersion } from '#lib/store/records/version.ts';
import { parsePhoto } from '#lib/features/shared/photos/records.ts';
import { makeFile } from '#lib/kernel/border/file.ts';
import { base64 } from '#lib/store/files/base64.ts';
import { allJournals } from '#lib/store/files/everything.ts';
import { photosOf, pictureOf } from '#lib/store/photos.ts';
import { isPhotoCopy, photoCopiesIn, photoNameOf, writeWhole, type Folder } from './folder.ts';
import { inTurnWithScreen } from '#lib/store/turns.ts';
import { fileJournal } from '../gather.ts';

/**
 * Writes the photos that the folder lacks in their present form, each into a file of its own that opens like any other,
 * with the first line of its journal to identify it. Only then is the folder's older copy of the photo deleted. Answers
 * how many were written.
 */
export const copyPhotos = async (folder: Folder): Promise<number> => {
	const there = await photoCopiesIn(folder);
	let written = 0;
	for (const row of await allJournals()) {
		const photos = (await photosOf(row.id, parsePhoto)).map(({ id, value: about }) => {
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
		const journal = await fileJournal(row, inTurnWithScreen(), 1);
		if (!journal) continue;
		for (const { id, about, name, old, has } of due) {
			if (!has) {
				const bytes = await pictureOf(id);
				if (!bytes) continue;
				const photo = { id, about, bytes: base64(bytes) };
				const file = { journals: [{ ...journal, photos: [photo] }], documents: [] };
				await writeWhole(folder, name, makeFile({ ...file, by: appVersion() }));
				written += 1;
			}
			for (const one of old) await folder.removeEntry(one);
		}
	}
	return written;
};
