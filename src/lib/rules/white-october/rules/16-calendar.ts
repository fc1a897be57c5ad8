import { TURNS_AWAY } from './14-vehicles.ts';

/** A turn, if it is played at all; 0 where it is not. */
const played = (turn: number, last: number): number => (turn <= last ? turn : 0);

/** 5.4, 7.5.2, 14.1.1 The turn in which an HQ, a tank, or a unit that left by rail comes back; 0: never. */
export const returnTurn = (turn: number, last: number): number => played(turn + TURNS_AWAY, last);

/** 15.2 The clear turns after this one: in the first of them aircraft used in it are back. */
export const clearAfter = (
	weather: readonly ('clear' | 'bad')[],
	turn: number,
	last: number
): readonly number[] =>
	weather.flatMap((one, at) => (one === 'clear' && at >= turn && at < last ? at + 1 : []));

/** 7.9 The turn in which a unit that was driven off the map comes back: its side's next movement, a turn later if Routed. */
export const backOnMap = (nextMovement: number, routed: boolean, train: boolean): number =>
	nextMovement + (routed && !train ? 1 : 0);

/** 16.1 By how many turns the 1st ID is late, if the garrison's full turn in 08/S is this one. */
export const garrisonDelay = (turn: number, latest: number): number => Math.max(0, turn - latest);

/** 16.1, 16.2.2 The turn of an arrival: a turn earlier with the Pskov option, later by the garrison's delay; 0: never. */
export const arrivalTurn = (
	due: number,
	change: { readonly early: boolean; readonly delay: number; readonly givenUp: boolean },
	last: number
): number => (change.givenUp ? 0 : played(due - (change.early ? 1 : 0) + change.delay, last));

/** 16.1, 16.2.2 The last turn of the game: later without the 1st ID, without the 4th too, or by the Pskov option. */
export const lastTurn = (
	usual: number,
	prolong: readonly { readonly without: readonly string[]; readonly to: number }[],
	givenUp: readonly string[],
	pskov: boolean
): number =>
	Math.max(
		usual,
		...prolong
			.filter(({ without }) => without.every((division) => givenUp.includes(division)))
			.map(({ to }) => to),
		...(pskov ? prolong.map(({ to }) => to) : [])
	);
