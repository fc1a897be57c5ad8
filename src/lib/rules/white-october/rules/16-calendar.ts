/** 5.4, 7.5.2, 14.1.1 The turn in which an HQ that was destroyed, whoever left by rail, or a tank that attacked comes back. */
export const returnTurn = (turn: number): number => turn + 2;

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

/** 16.1 Is the 1st ID a turn later, if the garrison has not had its full turn in 08/S by the end of this one? */
export const isGarrisonLate = (turn: number, latest: number): boolean => turn >= latest;

/** 16.1, 16.2.2 The turn of an arrival: a turn earlier with the Pskov option; 0: it is not played. */
export const arrivalTurn = (due: number, early: boolean, last: number): number => {
	const turn = due - (early ? 1 : 0);
	return turn <= last ? turn : 0;
};

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
