import * as v from 'valibot';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { entryId } from '#lib/kernel/border/entries.ts';
import { stamp } from '#lib/kernel/border/stamp.ts';
import type { EntryId } from '#lib/kernel/game/journal.ts';
import { say } from '#lib/kernel/phrase.ts';
import { words } from '../words/en/photos.ts';

/** What is known about a photo apart from its bytes. */
export interface PhotoAbout {
	/** When it was taken: the time, and the line of the journal that was the last one then. */
	readonly at: string;
	readonly line: EntryId;
	readonly caption: string;
	readonly type: 'image/jpeg';
	readonly width: number;
	readonly height: number;
	/** The size of the file, in bytes. */
	readonly size: number;
}

/** A photo by its id. */
export interface Photo extends PhotoAbout {
	readonly id: string;
}

/** The most letters of a caption. */
export const CAPTION_MOST = 300;

const whole = (from: number, to: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
const about: v.GenericSchema<unknown, PhotoAbout> = v.strictObject({
	at: stamp,
	line: entryId,
	caption: v.pipe(v.string(), v.maxLength(CAPTION_MOST)),
	type: v.literal('image/jpeg'),
	width: whole(1, 10_000),
	height: whole(1, 10_000),
	size: whole(1, 50_000_000)
});

/** What is known about a photo, read from the storage or a file. */
export const parsePhoto = (raw: unknown): Parsed<PhotoAbout> => {
	const read = v.safeParse(about, raw, { abortEarly: true });
	return read.success ? parsed(read.output) : wrong(say(words.aPhotoCannotBeRead));
};
