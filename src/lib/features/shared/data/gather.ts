import { BATTLE_KIND } from '#lib/features/red-and-white/battles/records.ts';
import { FORCE_RECORD, forceRecords } from '#lib/features/red-and-white/forces/records.ts';
import { parsePhoto } from '#lib/features/shared/photos/records.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import {
	BATTLE_VERSION,
	type BattleFile,
	type FileContents,
	parseBattleFile
} from '#lib/rules/red-and-white/index.ts';
import { allSettings, documentsBut, journalsBut } from '#lib/store/files/everything.ts';
import { listJournals, openJournal } from '#lib/store/journal/journal.ts';
import { PHONE_KEY } from '#lib/store/phone.ts';
import { photoIds, photosOf, pictureOf } from '#lib/store/photos.ts';
import { FOLDER_KEY, SAVED_KEY } from './copies/saved.ts';
import { NOTHING_MORE, type FilePhoto, type More, type MoreHere } from './more.ts';

/** What goes into a file: all there is, or one thing by its id. */
export type Choice = 'everything' | `force:${string}` | `battle:${string}`;

/** Something that can be chosen, by its name. */
export interface Thing {
	readonly id: string;
	readonly name: string;
}

/** A battle with the photos it has. */
export interface BattleThing extends Thing {
	readonly photos: number;
	/** Of its photos, in bytes. */
	readonly photosSize: number;
}

/** What there is on this phone to choose from. */
export interface Things {
	readonly forces: readonly Thing[];
	readonly battles: readonly BattleThing[];
}

export const thingsHere = async (): Promise<Things> => {
	const { records } = await forceRecords.list();
	const battles: BattleThing[] = [];
	for (const { id, title } of await listJournals(BATTLE_KIND)) {
		const photos = await photosOf(id, parsePhoto);
		const photosSize = photos.reduce((sum, { value }) => sum + value.size, 0);
		battles.push({ id, name: title, photos: photos.length, photosSize });
	}
	return { forces: records.map(({ id, value }) => ({ id, name: value.name })), battles };
};

/** The entries of a journal as they are kept, whether they read or not. */
export const rawEntries = async (id: string): Promise<readonly unknown[]> =>
	(await openJournal<unknown>(id, parsed).read()).entries;

export interface Gathered {
	readonly contents: FileContents<BattleFile>;
	readonly more: More;
	/** The battles that are in it, in their order there, and how many entries each has. */
	readonly battles: readonly { readonly id: string; readonly lines: number }[];
	/** Names of what does not read any more and stays out of the file. */
	readonly leftOut: readonly string[];
}

const forcesOf = async (choice: Choice): Promise<Pick<Gathered, 'leftOut'> & FileForces> => {
	if (choice.startsWith('battle:')) return { forces: [], leftOut: [] };
	const { records, damaged } = await forceRecords.list();
	if (choice === 'everything')
		return {
			forces: records.map(({ value }) => value),
			leftOut: damaged.map(({ id }) => id)
		};
	const one = records.find(({ id }) => choice === `force:${id}`);
	return { forces: one ? [one.value] : [], leftOut: [] };
};
type FileForces = Pick<FileContents<BattleFile>, 'forces'>;

/** Settings that mean something on this phone alone: what was saved when, and situations that were left open. */
const LEFT_OPEN = ['calculator:', 'left-open:', 'strike:'];
const isOfThisPhone = (key: string): boolean =>
	key === PHONE_KEY ||
	key === SAVED_KEY ||
	key === FOLDER_KEY ||
	LEFT_OPEN.some((beginning) => key.startsWith(beginning));

const settingsToKeep = async (): Promise<More['settings']> =>
	Object.fromEntries(Object.entries(await allSettings()).filter(([key]) => !isOfThisPhone(key)));

/** Settings, and records and journals of every other kind, as they are kept. */
const everythingElse = async (): Promise<Omit<More, 'photos'>> => {
	const documents = await documentsBut(FORCE_RECORD.kind);
	const journals = [];
	for (const { id, kind, title, header, summary } of await journalsBut(BATTLE_KIND))
		journals.push({ id, kind, title, header, summary, entries: await rawEntries(id) });
	return {
		settings: await settingsToKeep(),
		documents: documents.map(({ kind, id, version, body }) => ({ kind, id, version, body })),
		journals
	};
};

/** What is here besides forces and battles, to compare a file with. */
export const moreHere = async (): Promise<MoreHere> => ({
	...(await everythingElse()),
	photoIds: await photoIds()
});

const photosIn = async (battles: readonly { readonly id: string }[]): Promise<FilePhoto[]> => {
	const photos: FilePhoto[] = [];
	for (const [battle, one] of battles.entries())
		for (const { id, value } of await photosOf(one.id, parsePhoto)) {
			const bytes = await pictureOf(id);
			if (bytes) photos.push({ id, battle, about: value, bytes });
		}
	return photos;
};

/**
 * Reads what was chosen. What no longer reads is left out and named, so that the file always opens. Photos come along
 * only when they are asked for.
 */
export const gather = async (choice: Choice, withPhotos = false): Promise<Gathered> => {
	const { forces, leftOut } = await forcesOf(choice);
	const battles: BattleFile[] = [];
	const chosen: { id: string; lines: number }[] = [];
	const broken: string[] = [...leftOut];
	for (const { id, title } of await listJournals(BATTLE_KIND)) {
		if (choice !== 'everything' && choice !== `battle:${id}`) continue;
		const read = parseBattleFile({ version: BATTLE_VERSION, entries: await rawEntries(id) });
		if (!read.ok) broken.push(title);
		else {
			battles.push(read.value);
			chosen.push({ id, lines: read.value.entries.length });
		}
	}
	const more = {
		...NOTHING_MORE,
		...(choice === 'everything' && (await everythingElse())),
		photos: withPhotos ? await photosIn(chosen) : []
	};
	return { contents: { forces, battles }, more, battles: chosen, leftOut: broken };
};
