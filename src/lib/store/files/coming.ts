import { inTurnWithScreen } from '../turns.ts';
import { checksumOf } from '#lib/kernel/border/checksum.ts';
import { fileOf, fileText, journalText } from '../journal/journal-file.ts';
import { readingFile } from '../journal/copy.ts';
import { inFiles } from '../journal/second-copy.ts';
import type { Database } from '../rows.ts';
import { isSound } from '../records/seal.ts';
import { photoBack, photoFile, photoUntold } from './photo-file.ts';

/** The setting that names what last came in whole. It is written together with the records, and so serves as the mark. */
export const CAME_IN = 'came in';
const FILE = 'coming';

/** What is written into files before the mark, and removed again if the mark is not written. */
export interface Coming {
	readonly id: string;
	readonly journals: readonly string[];
	readonly photos: readonly string[];
	/** Journals that are continued, and where they ended before. */
	readonly more: readonly { readonly id: string; readonly from: number }[];
	/** Photos taken out of the bin, and the last change of each before that. */
	readonly back: readonly { readonly id: string; readonly last: number }[];
}

/** Announces what is coming, before any of it is written. */
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

/** Removes from a journal the lines that came after its former end. */
const shortened = async (id: string, from: number): Promise<void> => {
	const file = await inFiles((files) => files.read(fileOf(id)));
	if (!file) return;
	const { lines, row, damage } = await inTurnWithScreen()(readingFile(id, file.text));
	const kept = [...lines.values(), ...damage].filter(({ place }) => place < from);
	if (kept.length === lines.size + damage.length) return;
	const text = row ? journalText(id, row, kept) : fileText(kept);
	await inFiles((files) => files.replace(fileOf(id), text));
};

/**
 * Takes back what was written of something that did not come in whole, and closes what did; tells which files were
 * removed. The records are settled by then.
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
