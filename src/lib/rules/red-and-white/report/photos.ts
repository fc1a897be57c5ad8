import { say } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import type { Block } from '#lib/kernel/report/block.ts';
import type { ReportPhoto } from '#lib/kernel/report/report.ts';
import type { History } from '../journal/history.ts';
import type { ToldTurn } from './turns.ts';
import { words } from '../words/en/battle-report.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

export const photoBlock = ({ id, caption, stamp }: ReportPhoto): Block => ({
	kind: 'photo',
	id,
	caption: [caption ? say(patterns.captionStamp, { caption, stamp }) : stamp],
	alt: caption || say(words.photoStamp, { stamp })
});

/**
 * The photos shown after a phase of a turn as it is told: each after its own phase or, where nothing is told of that,
 * after the last phase told that had begun when it was taken; those taken before anything is told come after the first.
 */
export const photosBehind = (
	{ written }: History,
	turns: readonly ToldTurn[],
	photos: readonly ReportPhoto[]
): ((turn: ToldTurn, phase: number) => readonly ReportPhoto[]) => {
	const told = turns.flatMap((turn) =>
		turn.phases.map(({ phase, lines }, at) => ({ turn, at, phase, from: lines[0]?.place ?? 0 }))
	);
	const placed = photos.map((photo) => {
		const line = written.find(({ id }) => id === photo.line);
		const clock = line?.after.clock;
		const at = told.findLastIndex(
			({ turn, phase, from }) =>
				from <= (line?.place ?? Infinity) || (clock && same(clock, { ...turn.clock, phase }))
		);
		return { photo, place: told[Math.max(0, at)] };
	});
	return (turn, at) =>
		placed.flatMap(({ photo, place }) => (place?.turn === turn && place.at === at ? [photo] : []));
};
