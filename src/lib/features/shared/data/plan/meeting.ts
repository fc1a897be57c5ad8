import { same } from '#lib/kernel/same.ts';
import type { Standing } from './standing.ts';

/** A journal that is here, or among the deleted things. */
export interface PresentStory {
	readonly kind: string;
	readonly id: string;
	readonly entries: readonly unknown[];
	readonly deleted?: boolean;
}

type Told = Pick<PresentStory, 'kind' | 'entries'>;

/** How many entries two journals share from the beginning. */
const inCommon = (a: Told, b: Told): number => {
	const most = a.kind === b.kind ? Math.min(a.entries.length, b.entries.length) : 0;
	let at = 0;
	while (at < most && same(a.entries[at], b.entries[at])) at += 1;
	return at;
};

interface Meeting {
	readonly standing: Standing;
	readonly rival?: PresentStory;
}

/** How a journal relates to those of its kind that are here. */
const meetingHere = (story: Told, present: readonly PresentStory[]): Meeting => {
	const { length } = story.entries;
	let parted = false;
	let behind: PresentStory | undefined;
	for (const rival of present) {
		const common = inCommon(rival, story);
		if (common === 0) continue;
		if (common === length)
			return { standing: common === rival.entries.length ? 'same' : 'shorter', rival };
		if (common < rival.entries.length) parted = true;
		else if (!behind || rival.entries.length > behind.entries.length) behind = rival;
	}
	if (behind) return { standing: 'longer', rival: behind };
	return { standing: parted ? 'beside' : 'new' };
};

/** How a journal relates to those that are here or, if it matches none of them, to the deleted ones. */
export const meeting = (story: Told, present: readonly PresentStory[]): Meeting => {
	const here = meetingHere(
		story,
		present.filter(({ deleted }) => !deleted)
	);
	if (here.rival) return here;
	const { rival } = meetingHere(
		story,
		present.filter(({ deleted }) => deleted)
	);
	return rival ? { standing: 'back', rival } : here;
};

/** Is the journal at this place the beginning of another one in the file, or the same as an earlier one? */
export const isTold = (stories: readonly Told[], at: number): boolean => {
	const story = stories[at];
	return (
		story !== undefined &&
		stories.some((other, place) => {
			if (place === at || other.entries.length < story.entries.length) return false;
			if (inCommon(other, story) < story.entries.length) return false;
			return other.entries.length > story.entries.length || place < at;
		})
	);
};
