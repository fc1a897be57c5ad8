import { checksumOf } from '#lib/kernel/border/checksum.ts';
import { fileOf, fileText, journalText } from '../journal/journal-file.ts';
import { copyInFile } from '../journal/copy.ts';
import { inFiles } from '../journal/second-copy.ts';
import type { Database } from '../rows.ts';
import { isSound } from '../records/seal.ts';
import { photoBack, photoFile, photoUntold } from './photo-file.ts';

/** The setting that names what last came in whole: it is written with the records, and so it is the mark. */
export const CAME_IN = 'came in';
const FILE = 'coming';

/** What is written into files before the mark: it goes again where the mark is not written. */
export interface Coming {
	readonly id: string;
	readonly journals: readonly string[];
	readonly photos: readonly string[];
	/** Journals that go on, and where they ended. */
	readonly more: readonly { readonly id: string; readonly from: number }[];
	/** Photos that are taken out of the bin, and the last change of each before. */
	readonly back: readonly { readonly id: string; readonly last: number }[];
}

/** Says what is coming, before any of it is written. */
export const announce = async (coming: Coming): Promise<void> => {
	const text = JSON.stringify(coming);
	await inFiles((files) => files.replace(FILE, `${checksumOf(text)} ${text}\n`));
};

export const arrived = (): Promise<unknown> => inFiles((files) => files.remove(FILE));

const announced = async (): Promise<Coming | null> => {
	const text = (await inFiles((files) => files.read(FILE)))?.text ?? '';
	const [, sum, said = ''] = /^([0-9A-F]{8}) (\{.*\})$/m.exec(text) ?? [];
	return sum === checksumOf(said) ? (JSON.parse(said) as Coming) : null;
};

/** A journal without the lines that came behind its end. */
const shortened = async (id: string, from: number): Promise<void> => {
	const file = await inFiles((files) => files.read(fileOf(id)));
	if (!file) return;
	const { lines, row, damage } = copyInFile(id, file.text);
	const kept = [...lines.values(), ...damage].filter(({ place }) => place < from);
	if (kept.length === lines.size + damage.length) return;
	const text = row ? journalText(id, row, kept) : fileText(kept);
	await inFiles((files) => files.replace(fileOf(id), text));
};

/**
 * Takes back what was written of something that did not come in whole, and ends what did; tells which files went. Records are settled by
 * then.
 */
export const settleComing = async (
	db: Database,
	names: readonly string[]
): Promise<ReadonlySet<string>> => {
	const gone = new Set<string>();
	if (!names.includes(FILE)) return gone;
	const away = async (name: string): Promise<void> => {
		gone.add(name);
		await inFiles((files) => files.remove(name));
	};
	const coming = await announced();
	const mark = await db.settings.get(CAME_IN);
	if (coming && mark && isSound(mark) && mark.value === coming.id) {
		for (const { id, last } of coming.back)
			if (((await db.photos.get(id))?.n ?? 0) <= last) await photoBack(db, id);
	} else if (coming) {
		const [journals, photos] = await Promise.all([
			db.journals.bulkGet([...coming.journals]),
			db.photos.bulkGet([...coming.photos])
		]);
		for (const [index, id] of coming.journals.entries())
			if (!journals[index]) await away(fileOf(id));
		for (const [index, id] of coming.photos.entries())
			if (!photos[index]) await away(photoFile(id));
		for (const { id, from } of coming.more) await shortened(id, from);
		for (const { id, last } of coming.back) await photoUntold(id, last);
	}
	await away(FILE);
	return gone;
};
