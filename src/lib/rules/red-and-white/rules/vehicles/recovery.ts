import Fraction from 'fraction.js';

/** NOTES BY THE ORIGINAL AUTHOR: the share of its lost figures that each side takes back after the game. */
export const RECOVERED = { winner: new Fraction(2, 3), loser: new Fraction(1, 3) } as const;

/** Shares a referee may set instead, from nobody to all. */
export const SHARES: readonly Fraction[] = ['0', '1/4', '1/3', '1/2', '2/3', '3/4', '1'].map(
	(share) => new Fraction(share)
);

/** The source rounds nothing; the players agree on one of these. */
export const ROUNDINGS = ['down', 'nearest', 'up'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** NOTES BY THE ORIGINAL AUTHOR: the exact share of this many lost figures. */
export const shareRecovered = (lost: number, share: Fraction): Fraction => share.mul(lost);

/** NOTES BY THE ORIGINAL AUTHOR: whole figures that come back. */
export const recovered = (lost: number, share: Fraction, rounding: Rounding): number => {
	const exact = shareRecovered(lost, share);
	switch (rounding) {
		case 'down':
			return exact.floor().valueOf();
		case 'nearest':
			return exact.round().valueOf();
		case 'up':
			return exact.ceil().valueOf();
	}
};
