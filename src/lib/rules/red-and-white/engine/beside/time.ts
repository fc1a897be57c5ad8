/** What the players have agreed about time. */
export interface TableTime {
	/** Whether minutes are shown. */
	readonly shown: boolean;
	/** When the hall closes: an instant, as the storage writes one. */
	readonly end: string | null;
	/** Minutes without an entry after which the rest counts as a pause. */
	readonly silence: number;
}

export const NO_TIME: TableTime = { shown: false, end: null, silence: 20 };

/** One line of the journal as the turn clock reads it; times in ms. */
export interface Stamp {
	readonly at: number;
	/** The turn of the battle after the line: a larger number is later. */
	readonly turn: number;
	/** The table pauses from here to the next line. */
	readonly rests: boolean;
}

const MINUTE = 60_000;

/**
 * Minutes of play by turn, up to `now` (ms). A clock that was set back adds nothing, a silence no more than `silence`
 * minutes, and a pause nothing at all.
 */
export const minutesByTurn = (
	stamps: readonly Stamp[],
	now: number,
	silence: number
): ReadonlyMap<number, number> => {
	const minutes = new Map<number, number>();
	stamps.forEach(({ at, turn, rests }, place) => {
		const until = stamps[place + 1]?.at ?? now;
		const span = rests ? 0 : Math.min(Math.max(0, (until - at) / MINUTE), silence);
		minutes.set(turn, (minutes.get(turn) ?? 0) + span);
	});
	return minutes;
};

/** The pace of a battle, in minutes. */
export interface Pace {
	readonly thisTurn: number;
	/** The average of finished turns; null before the first one is over. */
	readonly average: number | null;
	readonly turns: readonly { readonly turn: number; readonly minutes: number }[];
	/** Minutes until the end that was set; null if none was set. */
	readonly left: number | null;
	/** How many whole turns still fit after this one, at this pace; null where nobody can say. */
	readonly turnsLeft: number | null;
}

/** The pace of a battle; `end` and `now` in ms. A turn that took no time at all is ignored. */
export const paceOf = (
	stamps: readonly Stamp[],
	{
		now,
		end,
		silence
	}: { readonly now: number; readonly end: number | null; readonly silence: number }
): Pace => {
	const current = stamps.at(-1)?.turn ?? 0;
	const minutes = minutesByTurn(stamps, now, silence);
	const turns = [...minutes]
		.map(([turn, n]) => ({ turn, minutes: n }))
		.sort((a, b) => a.turn - b.turn);
	const over = turns.filter(({ turn, minutes: n }) => turn < current && n > 0);
	const average = over.length
		? over.reduce((sum, { minutes: n }) => sum + n, 0) / over.length
		: null;
	const thisTurn = minutes.get(current) ?? 0;
	const left = end === null ? null : Math.max(0, (end - now) / MINUTE);
	return {
		thisTurn,
		average,
		turns,
		left,
		turnsLeft:
			left === null || average === null
				? null
				: Math.max(0, Math.floor((left - Math.max(0, average - thisTurn)) / average))
	};
};
