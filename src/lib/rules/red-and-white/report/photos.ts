import { say, type PhraseValue } from '#lib/kernel/phrase.ts';
import { stepOf, turnNumber, type Clock } from '../engine/sequence.ts';
import { CAMP_WORDS } from '../words/table.ts';
import type { Block } from './block.ts';
import type { ToldTurn } from './turns.ts';

/** A photo as the report knows it: when in the battle it was taken, and what its taker wrote below it. */
export interface ReportPhoto {
	readonly id: string;
	readonly clock: Clock;
	readonly caption: string;
	/** The time, in words. */
	readonly when: string;
}

/** Round, turn and phase in which a photo was taken. */
export const photoStamp = ({ clock, when }: Pick<ReportPhoto, 'clock' | 'when'>): PhraseValue =>
	say('{turn}, {phase}, {when}', {
		turn: say(CAMP_WORDS[clock.turn].turn, { n: clock.round }),
		phase: say(stepOf(clock.phase).title),
		when
	});

export const photoBlock = (photo: ReportPhoto): Block => {
	const stamp = photoStamp(photo);
	return {
		kind: 'photo',
		id: photo.id,
		caption: [
			photo.caption ? say('{caption} · {stamp}', { caption: photo.caption, stamp }) : stamp
		],
		alt: photo.caption || say('Photo: {stamp}', { stamp })
	};
};

const order = ({ turn, round, phase }: Clock): number =>
	turnNumber({ turn, round, phase }) * 10 + phase;

/**
 * The photos that stand behind a phase of a turn as it is told: each behind the last phase that was told up to its own;
 * what was taken before anything is told stands behind the first.
 */
export const photosBehind = (
	turns: readonly ToldTurn[],
	photos: readonly ReportPhoto[]
): ((turn: ToldTurn, phase: number) => readonly ReportPhoto[]) => {
	const told = turns.flatMap((turn) =>
		turn.phases.map(({ phase }, at) => ({ turn, at, order: order({ ...turn.clock, phase }) }))
	);
	const placed = photos.map((photo) => ({
		photo,
		place:
			told[
				Math.max(
					0,
					told.findLastIndex((one) => one.order <= order(photo.clock))
				)
			]
	}));
	return (turn, at) =>
		placed.flatMap(({ photo, place }) => (place?.turn === turn && place.at === at ? [photo] : []));
};
