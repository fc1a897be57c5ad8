import { forgetBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { battleJournal } from '#lib/features/red-and-white/battles/records.ts';
import { freshId } from '#lib/features/red-and-white/forces/edit/fresh.ts';
import { FORCE_RECORD, forceRecords } from '#lib/features/red-and-white/forces/records.ts';
import { houseBook } from '#lib/features/red-and-white/rules/house-book.svelte.ts';
import { preferences } from '#lib/features/shared/settings/preferences.svelte.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { addAll, type DocumentBatch } from '#lib/store/files/bundle.ts';
import { documents } from '#lib/store/documents.ts';
import { allSettings } from '#lib/store/files/everything.ts';
import { removeJournal } from '#lib/store/journal/journal.ts';
import { addPhotos, dropPhotos, removePhoto } from '#lib/store/photos.ts';
import { writeSetting } from '#lib/store/settings.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { comesIn, thingsPhrase, type Plan, type PlannedBattle } from './plan.ts';

/** What was done, and the way back where there is one. */
export interface Added {
	readonly said: Phrase;
	readonly undo?: () => Promise<void>;
}

/** Settings that were changed are read again by those who hold them. */
const settingsAgain = async (): Promise<void> => {
	await Promise.all([preferences.again(), houseBook.again()]);
};

const added = (plan: Plan, lines: number): Phrase => {
	const { forces, battles, documents: others, photos } = comesIn(plan);
	const fresh = battles.filter(({ here }) => here === null);
	const parts = [
		...(forces.length || fresh.length ? [thingsPhrase(forces.length, fresh.length)] : []),
		...(others.length ? [count(others.length, '{n} roster', '{n} rosters')] : []),
		...(photos.length ? [count(photos.length, '{n} photo', '{n} photos')] : []),
		...(lines ? [count(lines, '{n} line of a battle', '{n} lines of battles')] : [])
	];
	if (parts.length === 0) return say('Settings taken over');
	const all = parts.reduce((before, part) => say('{before}, {part}', { before, part }));
	return say('{what} added', { what: all });
};

/** The journals of the battles of a plan, in its order: those that are here, and new ones. */
const journalIds = (battles: readonly PlannedBattle[]): readonly string[] =>
	battles.map(({ here }) => here?.id ?? freshId());

const batchesOf = (plan: Plan): DocumentBatch[] => {
	const { forces, documents: others } = comesIn(plan);
	return [
		{ ...FORCE_RECORD, records: forces.map(({ force }) => ({ id: force.id, value: force })) },
		...others.map(({ thing: { kind, version, id, body } }) => ({
			...{ kind, version, records: [{ id, value: body }] }
		}))
	];
};

/** Does what a plan says: all of it, or nothing. `differing`: settings that are here already are replaced too. */
export const addPlan = async (plan: Plan, differing: boolean): Promise<Added> => {
	const coming = comesIn(plan);
	const ids = journalIds(plan.battles);
	const photos = plan.photos.flatMap(({ id, battle, about, bytes }) => {
		const journal = ids[battle];
		return journal === undefined ? [] : [{ id, journal, about, bytes }];
	});
	const idOf = (battle: PlannedBattle): string => ids[plan.battles.indexOf(battle)] ?? freshId();
	const fresh = [
		...coming.battles
			.filter(({ here }) => here === null)
			.map((one) => battleJournal(idOf(one), one.battle.entries)),
		...coming.journals.map(({ thing }) => thing)
	];
	const continued = coming.battles.flatMap(({ here, battle }) =>
		here ? [{ id: here.id, from: here.lines, entries: battle.entries.slice(here.lines) }] : []
	);
	const { settings: set } = plan;
	const settings = differing ? { ...set.fresh, ...set.differing } : set.fresh;
	const before = await allSettings();
	const batches = batchesOf(plan);
	await addPhotos(photos);
	try {
		await addAll({ batches, fresh, continued, settings });
	} catch (cause) {
		await dropPhotos(photos.map(({ id }) => id));
		throw cause;
	}
	if (continued.length) forgetBattle();
	if (Object.keys(settings).length) await settingsAgain();
	const said = added(
		plan,
		continued.reduce((sum, { entries }) => sum + entries.length, 0)
	);
	const undo = async (): Promise<void> => {
		for (const { id } of batches[0]?.records ?? []) await forceRecords.remove(id);
		for (const { kind, version, records } of batches.slice(1))
			for (const { id } of records)
				await documents({ kind, version, parse: (raw) => parsed(raw) }).remove(id);
		for (const { id } of fresh) await removeJournal(id);
		for (const { id } of photos) await removePhoto(id);
		for (const key of Object.keys(settings))
			if (Object.hasOwn(before, key)) await writeSetting(key, before[key]);
		if (Object.keys(settings).length) await settingsAgain();
	};
	// Lines that were added to a battle can be taken back in its log, one by one.
	return continued.length && !fresh.length && !coming.forces.length ? { said } : { said, undo };
};
