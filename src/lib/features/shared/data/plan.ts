import { isRecord } from '#lib/kernel/border/payload.ts';
import { count, type Phrase, type Several } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { copyName } from '#lib/words/names.ts';
import { HEADS } from './kinds.ts';
import type { Photo, Story, Thing, Things } from './read-file.ts';
import { words } from '../words/en/data.ts';

/**
 * What becomes of one thing of a file. `new`: it is not here yet. `same`: it is here already, as it is.
 * `beside`: another one is here, so it comes as a copy and both stay. `other`: another one is here, and of this kind there
 * is but one: it comes in its place only if that is wanted. Of journals, `longer`: the one here ends where the file goes on,
 * so the lines it lacks are added to it; `shorter`: the one here goes on where the file ends, so nothing is added.
 */
export type Standing = 'new' | 'same' | 'beside' | 'other' | 'longer' | 'shorter';

export interface PlannedThing extends Thing {
	/** `value`: as it will be added. */
	readonly id: string;
	readonly standing: Standing;
	/** What it takes the place of, as it is kept. */
	readonly before: unknown;
}

export interface PlannedStory extends Story {
	readonly standing: Standing;
	/** The journal here that it is a part or a continuation of, and how many entries that has. */
	readonly here: { readonly id: string; readonly lines: number } | null;
	/** Those that are not here yet. */
	readonly photos: readonly Photo[];
}

/** What opening a file will do. Nothing has been done yet. */
export interface Plan {
	readonly documents: readonly PlannedThing[];
	readonly journals: readonly PlannedStory[];
}

/** A thing that is here; one that does not read has no name. */
export interface PresentThing {
	readonly kind: string;
	readonly id: string;
	readonly name: string;
	readonly body: unknown;
}

export interface PresentStory {
	readonly kind: string;
	readonly id: string;
	readonly entries: readonly unknown[];
}

/** What is here before a file is opened. */
export interface Present {
	readonly documents: readonly PresentThing[];
	readonly journals: readonly PresentStory[];
	readonly photos: readonly string[];
}

const plannedThing = (
	{ of, value }: Thing,
	present: readonly PresentThing[],
	freshId: () => string
): PlannedThing => {
	const id = of.idOf(value);
	const alike = present.filter(({ kind }) => kind === of.kind);
	const rival = alike.find((one) => one.id === id);
	const planned = { of, value, id, before: rival?.body };
	if (!rival) return { ...planned, standing: 'new' };
	if (same(rival.body, value)) return { ...planned, standing: 'same' };
	const names = alike.map(({ name }) => name);
	const copy = of.beside?.(value, freshId, copyName(of.nameOf(value), names));
	return copy === undefined
		? { ...planned, standing: 'other' }
		: { of, value: copy, id: of.idOf(copy), before: undefined, standing: 'beside' };
};

const idOf = (entry: unknown): unknown => (isRecord(entry) ? entry['id'] : undefined);

/** An entry is known by its id; what does not read has none. */
const sameEntry = (a: unknown, b: unknown): boolean => {
	const id = idOf(a);
	return id === undefined ? same(a, b) : id === idOf(b);
};

/** How many entries two stories have in common from their beginning. */
const inCommon = (a: readonly unknown[], b: readonly unknown[]): number => {
	const most = Math.min(a.length, b.length);
	let at = 0;
	while (at < most && sameEntry(a[at], b[at])) at += 1;
	return at;
};

/** How a journal stands to those of its kind that are here. */
const meeting = (
	{ kind, entries }: Story,
	present: readonly PresentStory[]
): { readonly standing: Standing; readonly rival?: PresentStory } => {
	let parted = false;
	let behind: PresentStory | undefined;
	for (const rival of present) {
		const common = kind === rival.kind ? inCommon(rival.entries, entries) : 0;
		if (common === 0) continue;
		if (common === entries.length)
			return { standing: common === rival.entries.length ? 'same' : 'shorter', rival };
		if (common < rival.entries.length) parted = true;
		else if (!behind || rival.entries.length > behind.entries.length) behind = rival;
	}
	if (behind) return { standing: 'longer', rival: behind };
	return { standing: parted ? 'beside' : 'new' };
};

const plannedStory = (
	story: Story,
	{ journals, photos }: Present,
	freshId: () => string
): PlannedStory => {
	const { standing, rival } = meeting(story, journals);
	return {
		...story,
		standing,
		here: rival ? { id: rival.id, lines: rival.entries.length } : null,
		photos: story.photos.flatMap((photo) => {
			if (!photos.includes(photo.id)) return [photo];
			return rival ? [] : [{ ...photo, id: freshId() }];
		})
	};
};

/** Compares a file with what is here. Nothing that is here is changed by it unless that is wanted. */
export const planOf = (things: Things, present: Present, freshId: () => string): Plan => {
	const here = [...present.documents];
	const documents = things.documents.map((thing) => {
		const one = plannedThing(thing, here, freshId);
		const { of, id, value } = one;
		if (one.standing === 'new' || one.standing === 'beside')
			here.push({ kind: of.kind, id, name: of.nameOf(value), body: value });
		return one;
	});
	return {
		documents,
		journals: things.journals.map((story) => plannedStory(story, present, freshId))
	};
};

const STAYS: readonly Standing[] = ['same', 'shorter'];

/** What will be added: all but what is here already. `differing`: in the place of what is here, too. */
export const comesIn = ({ documents, journals }: Plan, differing: boolean) => ({
	documents: documents.filter(
		({ standing }) => !STAYS.includes(standing) && (differing || standing !== 'other')
	),
	journals: journals.filter(({ standing }) => !STAYS.includes(standing)),
	photos: journals.flatMap(({ photos }) => photos)
});

/** `2 forces`, `1 battle`, or both: so many of each kind; undefined for nothing. */
export const thingsPhrase = (
	kinds: readonly string[],
	besides: readonly Phrase[] = []
): Several | undefined => {
	const list = [
		...HEADS.flatMap(({ kind, counted }) => {
			const n = kinds.filter((one) => one === kind).length;
			return n > 0 ? [counted(n)] : [];
		}),
		...besides
	];
	return list.length > 0 ? { list, as: 'sentence' } : undefined;
};

/** What a plan adds, in words; undefined where that is nothing. */
export const comingPhrase = (plan: Plan, differing: boolean): Several | undefined => {
	const { documents, journals, photos } = comesIn(plan, differing);
	const fresh = journals.filter(({ here }) => here === null);
	const lines = journals.reduce(
		(sum, { entries, here }) => sum + (here ? entries.length - here.lines : 0),
		0
	);
	return thingsPhrase(
		[...documents.map(({ of }) => of.kind), ...fresh.map(({ kind }) => kind)],
		[
			...(photos.length ? [count(photos.length, words.nPhotos)] : []),
			...(lines ? [count(lines, words.nLinesMore)] : [])
		]
	);
};
