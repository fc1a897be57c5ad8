import { takenBack, type Undo } from '#lib/features/shared/journal/acts.svelte.ts';
import type { Doing, Heard } from '#lib/kernel/sliced.ts';
import { storeProblem } from '#lib/store/problem.ts';
import { newId } from '#lib/store/new-id.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { count, say, type Phrase, type Several } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { tellCameIn } from '#lib/store/came-in.ts';
import { documents } from '#lib/store/documents.ts';
import { addAll, type DocumentBatch } from '#lib/store/files/bundle.ts';
import { entriesIn } from '#lib/store/files/everything.ts';
import { describeJournal, removeJournal } from '#lib/store/journal/journal.ts';
import { removePhoto } from '#lib/store/photos.ts';
import { comingPhrase } from './plan/coming.ts';
import { headOf } from './kinds.ts';
import { comesIn, type Plan, type PlannedStory, type PlannedThing } from './plan/plan.ts';
import { words } from '../words/en/data.ts';

/** What was added, and how to undo it where that is possible. */
export interface Added {
	readonly said: Phrase;
	readonly undo?: Undo;
}

const batchesOf = (things: readonly PlannedThing[]): readonly DocumentBatch[] =>
	[...new Map(things.map(({ of }) => [of.kind, of])).values()].map(({ kind, version }) => ({
		kind,
		version,
		records: things.filter(({ of }) => of.kind === kind)
	}));

/** Does it; false where that is damaged in both copies, and so stays as it is. */
const unlessDamaged = async (work: () => Promise<unknown>): Promise<boolean> => {
	try {
		await work();
		return true;
	} catch (cause) {
		if (storeProblem(cause).code !== 'damaged') throw cause;
		return false;
	}
};

/** Puts back what was there before, or nothing; false where it has been changed since, and stays as it is now. */
const putBack = async ({
	of: { kind, version },
	id,
	before,
	value,
	standing
}: PlannedThing): Promise<boolean> => {
	const records = documents({ kind, version, parse: parsed<unknown> });
	try {
		if (before !== undefined) await records.write(id, before, value);
	} catch (cause) {
		if (storeProblem(cause).code !== 'elsewhere') throw cause;
		return false;
	}
	const now = before === undefined ? await records.read(id) : undefined;
	if (now && !(now.ok && same(now.value, value))) return false;
	return before === undefined || standing === 'back' || standing === 'otherDeleted'
		? unlessDamaged(() => records.remove(id))
		: true;
};

const nameOf = ({ of, value }: PlannedThing): Several['list'][number] =>
	of.nameOf(value) || (headOf(of.kind)?.title ?? '');

/** What an undo could not take back, in words: things changed since, and lines added to games that were here. */
const staysPhrase = (
	names: Several['list'],
	continued: readonly PlannedStory[]
): Phrase | undefined => {
	const things = say(words.namesStayChangedSince, { names: { list: names } });
	const games = continued.map(({ title }) => title);
	const lines = say(words.linesAddedToGamesStay, { games: { list: games } });
	if (names.length && games.length) return say(words.thingsLines, { things, lines });
	return names.length ? things : games.length ? lines : undefined;
};

/**
 * Carries out a plan: all of it, or nothing. `differing`: things that a phone has only one of are replaced, too. `doing`
 * and `heard`: as the storage wants them.
 */
export const addPlan = async (
	plan: Plan,
	differing: boolean,
	doing?: Doing,
	heard?: Heard
): Promise<Added> => {
	const coming = comesIn(plan, differing);
	const stories = plan.journals.map((one) => ({
		...one,
		id: one.here?.id ?? newId()
	}));
	const isFresh = new Set(
		coming.journals.filter(({ here }) => !here).map(({ entries }) => entries)
	);
	const fresh = stories.filter(({ entries }) => isFresh.has(entries));
	const longer = stories.filter(
		({ standing, here, entries }) =>
			(standing === 'longer' || standing === 'back') && here && entries.length > here.lines
	);
	const continued = longer.flatMap(({ id, here, entries }) =>
		here ? [{ id, from: here.lines, entries: entries.slice(here.lines) }] : []
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
	const bundle = { batches, fresh, continued, photos, restored, restoredPhotos };
	await addAll(bundle, doing, heard);
	for (const { id, summary, title } of longer) await describeJournal(id, summary, title);
	await tellCameIn(came);
	const said = say(words.whatAdded, { what: comingPhrase(plan, differing) ?? say(words.nothing) });
	const lines = new Map<string, number>();
	for (const { id } of [...fresh, ...back]) lines.set(id, await entriesIn(id));
	const undo = async (): Promise<Phrase | undefined> => {
		const changed: Several['list'][number][] = [];
		for (const thing of coming.documents) if (!(await putBack(thing))) changed.push(nameOf(thing));
		const played = new Set<string>();
		for (const { id, title } of [...fresh, ...back])
			if (
				(await entriesIn(id)) !== lines.get(id) ||
				!(await unlessDamaged(() => removeJournal(id)))
			) {
				played.add(id);
				changed.push(title);
			}
		const photosGone = taken.filter(({ journal }) => !played.has(journal));
		let left = 0;
		for (const { id } of photosGone) if (!(await unlessDamaged(() => removePhoto(id)))) left += 1;
		await tellCameIn(came);
		const stay = staysPhrase(
			[...changed, ...(left ? [count(left, words.nPhotos)] : [])],
			longer.filter(({ standing }) => standing === 'longer')
		);
		const gone = coming.documents.length - changed.length + fresh.length + back.length;
		if (!stay) return undefined;
		return gone + photosGone.length - left
			? say(words.undoneStay, { undone: takenBack(said), stay })
			: stay;
	};
	// Lines added to a journal can be undone in its log, one by one.
	return continued.length && !fresh.length && !back.length && !coming.documents.length
		? { said }
		: { said, undo };
};
