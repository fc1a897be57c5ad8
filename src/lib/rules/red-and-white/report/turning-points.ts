import Fraction from 'fraction.js';
import { excess } from '#lib/kernel/dice/luck.ts';
import type { LineLuck, LossLuck } from './luck/luck.ts';

/** A line whose outcome hardly ever happens. */
export interface Unlikely {
	readonly place: number;
	readonly chance: Fraction;
	/** Is it the chance of this very outcome, or of at least as much? */
	readonly exactly: boolean;
}

/** A line in which a unit lost far more, or far fewer, than could be expected. */
export interface FarOff {
	readonly place: number;
	readonly loss: LossLuck;
}

export interface TurningPoints {
	/** The least likely first. */
	readonly unlikely: readonly Unlikely[];
	/** The farthest from expectation first. */
	readonly farOff: readonly FarOff[];
}

/** What happens more often than this is no turning point. */
const RARE = new Fraction(1, 10);
/** A result closer to the mean than this many figures or hits is not worth telling. */
const FAR = 1;
/** At most this many of each are told. */
const TOLD = 5;

/** The least likely outcomes, and the losses farthest from expectation. */
export const turningPoints = (lines: readonly LineLuck[]): TurningPoints => {
	const unlikely = lines
		.flatMap(({ place, chance, outcome }) =>
			chance && chance.compare(RARE) <= 0
				? [{ place, chance, exactly: outcome !== null && chance.equals(outcome) }]
				: []
		)
		.sort((a, b) => a.chance.compare(b.chance) || a.place - b.place);
	const farOff = lines
		.flatMap(({ place, losses }) => losses.map((loss) => ({ place, loss })))
		.filter(({ loss }) => excess(loss.luck).abs().compare(FAR) >= 0)
		.sort(
			(a, b) => excess(b.loss.luck).abs().compare(excess(a.loss.luck).abs()) || a.place - b.place
		);
	return { unlikely: unlikely.slice(0, TOLD), farOff: farOff.slice(0, TOLD) };
};
