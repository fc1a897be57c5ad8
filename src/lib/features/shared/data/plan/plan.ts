import { checksum } from '#lib/kernel/border/checksum.ts';
import { same } from '#lib/kernel/same.ts';
import { OWN } from '#lib/kernel/game/document.ts';
import { copyName } from '#lib/words/names.ts';
import type { Photo, Story, Thing, Things } from '../read-file.ts';
import { isTold, meeting, type PresentStory } from './meeting.ts';
import { IN_PLACE, type Standing } from './standing.ts';

/** A record in a file, and what becomes of it; its `value` is what will be added. */
export interface PlannedThing extends Thing {
	readonly id: string;
	readonly standing: Standing;
	/** What it replaces, as kept on the phone. */
	readonly before: unknown;
}

/** A photo in a file; `back`: it was deleted here, and is only brought back. */
export interface PlannedPhoto extends Photo {
	readonly back: boolean;
}

/** A journal in a file, and what becomes of it. */
export interface PlannedStory extends Story {
	readonly standing: Standing;
	/** The journal, here or deleted, that it is part of or continues, and how many entries that one has. */
	readonly here: { readonly id: string; readonly lines: number } | null;
	/** The photos that are not here yet. */
	readonly photos: readonly PlannedPhoto[];
}

/** What opening a file will do. Nothing has been done yet. */
export interface Plan {
	readonly documents: readonly PlannedThing[];
	readonly journals: readonly PlannedStory[];
}

/** A thing that is here, or among the deleted things; one that cannot be read has no name. */
export interface PresentThing {
	readonly kind: string;
	readonly id: string;
	readonly name: string;
	readonly body: unknown;
	readonly deleted?: boolean;
}

/** A photo that is here, or among the deleted ones. */
export interface PresentPhoto {
	readonly id: string;
	readonly journal: string;
	readonly deleted?: boolean;
	/** It cannot be read in either copy, and so cannot be brought back. */
	readonly damaged?: boolean;
	/** The sum of its bytes. */
	readonly sum?: string | undefined;
}

/** What is on the phone before a file is opened. */
export interface Present {
	readonly documents: readonly PresentThing[];
	readonly journals: readonly PresentStory[];
	readonly photos: readonly PresentPhoto[];
}

const plannedThing = (
	{ of, value }: Thing,
	present: readonly PresentThing[],
	before: readonly PlannedThing[],
	freshId: () => string
): PlannedThing => {
	const id = of.idOf(value);
	const alike = present.filter(({ kind }) => kind === of.kind);
	const rival = alike.find((one) => one.id === id);
	const planned = { of, value, id, before: rival?.body };
	const twins = before.filter((one) => one.of.kind === of.kind && of.idOf(one.value) === id);
	const names = [...alike, ...before.map((one) => ({ name: one.of.nameOf(one.value) }))]
		.filter((one) => !('deleted' in one && one.deleted))
		.map(({ name }) => name);
	const copied = (standing: 'beside' | 'besideDeleted'): PlannedThing | undefined => {
		const own = of.nameOf(value);
		const name = standing === 'beside' || names.includes(own) ? copyName(own, names) : own;
		const copy = of.beside?.(value, freshId, name);
		return copy === undefined
			? undefined
			: { of, value: copy, id: of.idOf(copy), before: undefined, standing };
	};
	if (twins.some((twin) => same(twin.value, value))) return { ...planned, standing: 'twice' };
	if (twins.length) return copied('beside') ?? { ...planned, standing: 'twice' };
	// A thing that a phone has only one of is in no list of deleted things: it went with whatever brought it.
	if (!rival || (rival.deleted && id === OWN))
		return { ...planned, before: undefined, standing: 'new' };
	if (same(rival.body, value)) return { ...planned, standing: rival.deleted ? 'back' : 'same' };
	// Such as corrections that were all taken back: nothing goes, and so nothing is asked.
	if (id === OWN && same(rival.body, {})) return { ...planned, standing: 'new' };
	return rival.deleted
		? (copied('besideDeleted') ?? { ...planned, standing: 'otherDeleted' })
		: (copied('beside') ?? { ...planned, standing: 'other' });
};

/** The same picture under another id, with which it came into that journal from a file. */
const twinOf = (
	{ bytes }: Photo,
	known: readonly PresentPhoto[],
	rival: string | undefined
): PresentPhoto | undefined => {
	const those = known.filter(
		(one) => one.journal === rival && one.sum !== undefined && !one.damaged
	);
	const sum = those.length ? checksum(new Uint8Array(bytes)) : undefined;
	return (
		those.find((one) => one.sum === sum && !one.deleted) ?? those.find((one) => one.sum === sum)
	);
};

/** What will become of a photo of a journal; undefined where it is already here. */
const plannedPhoto = (
	photo: Photo,
	known: readonly PresentPhoto[],
	rival: string | undefined,
	freshId: () => string
): PlannedPhoto | undefined => {
	const here = known.find(({ id }) => id === photo.id);
	if (rival !== undefined && here && !here.deleted) return undefined;
	const own = here?.journal === rival && !here?.damaged ? here : twinOf(photo, known, rival);
	if (own) return own.deleted ? { ...photo, id: own.id, back: true } : undefined;
	return { ...photo, id: here ? freshId() : photo.id, back: false };
};

const plannedStories = (
	stories: readonly Story[],
	{ journals, photos }: Present,
	freshId: () => string
): readonly PlannedStory[] => {
	const known = [...photos];
	return stories.map((story, at) => {
		if (isTold(stories, at)) return { ...story, standing: 'twice', here: null, photos: [] };
		const { standing, rival } = meeting(story, journals);
		const planned = story.photos.flatMap((photo) => {
			const one = plannedPhoto(photo, known, rival?.id, freshId);
			if (one) known.push({ id: one.id, journal: rival?.id ?? '' });
			return one ?? [];
		});
		const here = rival ? { id: rival.id, lines: rival.entries.length } : null;
		return { ...story, standing, here, photos: planned };
	});
};

/** Compares a file with what is here. Nothing here changes unless that is asked for. */
export const planOf = (things: Things, present: Present, freshId: () => string): Plan => {
	const documents: PlannedThing[] = [];
	for (const thing of things.documents)
		documents.push(plannedThing(thing, present.documents, documents, freshId));
	return { documents, journals: plannedStories(things.journals, present, freshId) };
};

const STAYS: readonly Standing[] = ['same', 'shorter', 'twice'];

/** What will be added: everything not already here. `differing`: also what replaces something here. */
export const comesIn = ({ documents, journals }: Plan, differing: boolean) => ({
	documents: documents.filter(
		({ standing }) => !STAYS.includes(standing) && (differing || !IN_PLACE.includes(standing))
	),
	journals: journals.filter(({ standing }) => !STAYS.includes(standing)),
	photos: journals.flatMap(({ photos }) => photos)
});
