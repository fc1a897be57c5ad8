import { encode } from 'uqr';

/** The quiet margin that a reader needs around a code, in squares. */
const EDGE = 4;

/** Codes as drawings of squares, `size` of them across. */
export interface DrawnCodes {
	readonly version: number;
	readonly size: number;
	/** One path each, in squares. */
	readonly paths: readonly string[];
}

/** One row of dark squares as a path: a run of them is one stroke. */
const rowPath = (row: readonly boolean[], y: number): string => {
	let path = '';
	for (let x = 0; x < row.length; x++) {
		if (!row[x]) continue;
		const from = x;
		while (row[x + 1]) x++;
		path += `M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`;
	}
	return path;
};

/** Draws the texts as codes of the same size, so that a row of them stays still as it moves on. */
export const drawn = (texts: readonly string[]): DrawnCodes => {
	const options = { ecc: 'M', border: EDGE } as const;
	const version = Math.max(1, ...texts.map((text) => encode(text, options).version));
	const codes = texts.map((text) => encode(text, { ...options, minVersion: version }));
	return {
		version,
		size: codes[0]?.size ?? 0,
		paths: codes.map(({ data }) => data.map(rowPath).join(''))
	};
};
