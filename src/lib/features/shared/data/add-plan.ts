import { storeProblem } from '#lib/store/problem.ts';
import { newId } from '#lib/store/new-id.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { tellCameIn } from '#lib/store/came-in.ts';
import { documents } from '#lib/store/documents.ts';
import { addAll, type DocumentBatch } from '#lib/store/files/bundle.ts';
import { removeJournal } from '#lib/store/journal/journal.ts';
import { removePhoto } from '#lib/store/photos.ts';
import { comingPhrase } from './plan/coming.ts';
import { comesIn, type Plan, type PlannedThing } from './plan/plan.ts';
import { words } from '../words/en/data.ts';

/** What was added, and how to undo it where that is possible. */
export interface Added {
	readonly said: Phrase;
	readonly undo?: () => Promise<void>;
}

const batchesOf = (things: readonly PlannedThing[]): readonly DocumentBatch[] =>
	[...new Map(things.map(({ of }) => [of.kind, of])).values()].map(({ kind, version }) => ({
		...{ kind, version },
		records: things.filter(({ of }) => of.kind === kind)
	}));

/** Puts back what was there before. What has been changed since stays as it is now. */
const putBack = async ({
	of: { kind, version },
	id,
	before,
	value,
	standing
}: PlannedThing): Promise<void> => {
	const records = documents({ kind, version, parse: parsed<unknown> });
	try {
		if (before !== undefined) await records.write(id, before, value);
	} catch (cause) {
		if (storeProblem(cause).code !== 'elsewhere') throw cause;
		return;
	}
	if (before === undefined || standing === 'back' || standing === 'otherDeleted')
		await records.remove(id);
};

/** Carries out a plan: all of it, or nothing. `differing`: things that a phone has only one of are replaced, too. */
export const addPlan = async (plan: Plan, differing: boolean): Promise<Added> => {
	const coming = comesIn(plan, differing);
	const stories = plan.journals.map((one) => ({
		...one,
		id: one.here?.id ?? newId()
	}));
	const isFresh = new Set(
		coming.journals.filter(({ here }) => !here).map(({ entries }) => entries)
	);
	const fresh = stories.filter(({ entries }) => isFresh.has(entries));
	const continued = stories.flatMap(({ id, standing, here, entries }) =>
		(standing === 'longer' || standing === 'back') && here && entries.length > here.lines
			? [{ id, from: here.lines, entries: entries.slice(here.lines) }]
			: []
	);
	const back = stories.filter(({ standing }) => standing === 'back');
	const taken = stories.flatMap(({ id: journal, photos }) =>
		photos.map((photo) => ({ ...photo, journal }))
	);
	const photos = taken.filter((photo) => !photo.back);
	const came = {
		journals: continued.map(({ id }) => id),
		kinds: coming.documents.map(({ of }) => of.kind)
	};
	const restored = back.map(({ id }) => id);
	const restoredPhotos = taken.flatMap((photo) => (photo.back ? photo.id : []));
	const batches = batchesOf(coming.documents);
	await addAll({ batches, fresh, continued, photos, restored, restoredPhotos });
	await tellCameIn(came);
	const said = say(words.whatAdded, { what: comingPhrase(plan, differing) ?? say(words.nothing) });
	const undo = async (): Promise<void> => {
		for (const thing of coming.documents) await putBack(thing);
		for (const { id } of [...fresh, ...back]) await removeJournal(id);
		for (const { id } of taken) await removePhoto(id);
		await tellCameIn(came);
	};
	// Lines added to a journal can be undone in its log, one by one.
	return continued.length && !fresh.length && !back.length && !coming.documents.length
		? { said }
		: { said, undo };
};
