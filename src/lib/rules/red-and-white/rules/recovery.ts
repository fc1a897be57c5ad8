import Fraction from 'fraction.js';

/** NOTES BY THE ORIGINAL AUTHOR: the share of its lost figures that each side takes back after the game. */
export const RECOVERED = { winner: new Fraction(2, 3), loser: new Fraction(1, 3) } as const;
export type Outcome = keyof typeof RECOVERED;

/** The source rounds nothing; the players agree on one of these. */
export const ROUNDINGS = ['down', 'nearest', 'up'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** NOTES BY THE ORIGINAL AUTHOR: the exact share of so many lost figures. */
export const shareRecovered = (lost: number, outcome: Outcome): Fraction =>
	RECOVERED[outcome].mul(lost);

/** NOTES BY THE ORIGINAL AUTHOR: whole figures that come back. */
export const recovered = (lost: number, outcome: Outcome, rounding: Rounding): number => {
	const share = shareRecovered(lost, outcome);
	switch (rounding) {
		case 'down':
			return share.floor().valueOf();
		case 'nearest':
			return share.round().valueOf();
		case 'up':
			return share.ceil().valueOf();
	}
};
