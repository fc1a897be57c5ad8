import * as v from 'valibot';
import { inTurnWithScreen } from '../turns.ts';
import { checksumOf } from '#lib/kernel/border/checksum.ts';
import { journalText, readingFile } from '../journal/copy.ts';
import { inFiles } from '../journal/second-copy.ts';
import type { Database } from '../rows.ts';
import { isSound } from '../records/seal.ts';
import { journalFile, photoFile } from './names.ts';
import { photoBack, photoUntold } from './photo-file.ts';

/** The setting that names what last came in whole. It is written together with the records, and so serves as the mark. */
export const CAME_IN = 'came in';
const FILE = 'coming';

const ids = v.array(v.string());
const announcement = v.object({
	id: v.string(),
	journals: ids,
	photos: ids,
	/** Journals that are continued, and where they ended before. */
	more: v.array(v.object({ id: v.string(), from: v.number() })),
	/** Photos taken out of the bin, and the last change of each before that. */
	back: v.array(v.object({ id: v.string(), last: v.number() }))
});

/** What is written into files before the mark, and removed again if the mark is not written. */
export type Coming = v.InferOutput<typeof announcement>;

/** Announces what is coming, before any of it is written. */
export const announce = async (coming: Coming): Promise<void> => {
	const text = JSON.stringify(coming);
	await inFiles((files) => files.replace(FILE, `${checksumOf(text)} ${text}\n`));
};

/** All of it is here, or none: the announcement is taken down. */
export const arrived = (): Promise<unknown> => inFiles((files) => files.remove(FILE));

/** What was announced; null where nothing was, or that cannot be read. */
const announced = async (): Promise<Coming | null> => {
	const text = (await inFiles((files) => files.read(FILE)))?.text ?? '';
	const [, sum, said = ''] = /^([0-9A-F]{8}) (\{.*\})$/m.exec(text) ?? [];
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), announcement), said);
	return sum === checksumOf(said) && read.success ? read.output : null;
};

/** Removes from a journal the lines that came after its former end. */
const shortened = async (id: string, from: number): Promise<void> => {
	const file = await inFiles((files) => files.read(journalFile(id)));
	if (!file) return;
	const { lines, row, damage } = await inTurnWithScreen()(readingFile(id, file));
	const kept = [...lines.values(), ...damage].filter(({ place }) => place < from);
	if (kept.length === lines.size + damage.length) return;
	await inFiles((files) => files.replace(journalFile(id), journalText(id, row, kept)));
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
			if (!journals[index]) await away(journalFile(id));
		for (const [index, id] of coming.photos.entries())
			if (!photos[index]) await away(photoFile(id));
		for (const { id, from } of coming.more) await shortened(id, from);
		for (const { id, last } of coming.back) await photoUntold(id, last);
	}
	await away(FILE);
	return gone;
};
