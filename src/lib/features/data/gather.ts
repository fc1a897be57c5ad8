import { BATTLE_KIND } from '#lib/features/battle/records.ts';
import { forceRecords } from '#lib/features/forces/records.ts';
import { parsed } from '#lib/kernel/parsed.ts';
import {
	BATTLE_VERSION,
	parseBattleFile,
	type BattleFile
} from '#lib/rules/red-and-white/engine/index.ts';
import type { FileContents } from '#lib/rules/red-and-white/forces/file.ts';
import { listJournals, openJournal } from '#lib/store/journal.ts';

/** What goes into a file: all there is, or one thing by its id. */
export type Choice = 'everything' | `force:${string}` | `battle:${string}`;

/** Something that can be chosen, by its name. */
export interface Thing {
	readonly id: string;
	readonly name: string;
}

/** What there is on this phone to choose from. */
export interface Things {
	readonly forces: readonly Thing[];
	readonly battles: readonly Thing[];
}

export const thingsHere = async (): Promise<Things> => {
	const { records } = await forceRecords.list();
	const journals = await listJournals(BATTLE_KIND);
	return {
		forces: records.map(({ id, value }) => ({ id, name: value.name })),
		battles: journals.map(({ id, title }) => ({ id, name: title }))
	};
};

/** The entries of a battle as they are kept, whether they read or not. */
export const rawEntries = async (id: string): Promise<readonly unknown[]> =>
	(await openJournal<unknown>(id, parsed).read()).entries;

export interface Gathered {
	readonly contents: FileContents<BattleFile>;
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

/** Reads what was chosen. What no longer reads is left out and named, so that the file always opens. */
export const gather = async (choice: Choice): Promise<Gathered> => {
	const { forces, leftOut } = await forcesOf(choice);
	const battles: BattleFile[] = [];
	const broken: string[] = [...leftOut];
	for (const { id, title } of await listJournals(BATTLE_KIND)) {
		if (choice !== 'everything' && choice !== `battle:${id}`) continue;
		const read = parseBattleFile({ version: BATTLE_VERSION, entries: await rawEntries(id) });
		if (read.ok) battles.push(read.value);
		else broken.push(title);
	}
	return { contents: { forces, battles }, leftOut: broken };
};
