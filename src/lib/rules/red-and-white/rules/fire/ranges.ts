import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { BANDS, type Band, type Gun, type Weapon } from '../../types.ts';

const bandWithin = (book: Book, limits: Record<Band, number>, distance: number): Band | undefined =>
	BANDS.find((band) =>
		book.readings.R24 === 'exclusive' ? distance < limits[band] : distance <= limits[band]
	);

/** RANGES (G01): the band of a small arm at this distance in inches; undefined out of range. */
export const smallArmsBand = (book: Book, weapon: Weapon, distance: number): Band | undefined =>
	bandWithin(book, smallArmsBands(book, weapon), distance);

/** ARTILLERY: the band of a gun at this distance in inches; undefined out of range. */
export const gunBand = (book: Book, gun: Gun, distance: number): Band | undefined =>
	bandWithin(book, gunLimits(book, gun), distance);

/** SMALL ARMS FIRING; ARTILLERY: what the range adds to each die. */
export const rangeModifier = (book: Book, band: Band): number =>
	book.charts.RANGE_MODIFIER.at(band, 'modifier');

/** RANGES: the overlapping bands of several weapons: from one distance to the next, and the band of each weapon there. */
export interface Reach {
	/** Inches, above the first and up to the second. */
	readonly from: number;
	readonly to: number;
	/** In the order of the weapons; `out` where one does not reach. */
	readonly bands: readonly (Band | 'out')[];
}

/** RANGES: the band at the far end of a distance; the limit itself belongs to the nearer band (R24). */
export const bandTo = (limits: Readonly<Record<Band, number>>, to: number): Band | 'out' =>
	BANDS.find((band) => to <= limits[band]) ?? 'out';

/** RANGES (G01): every distance at which one of the weapons changes its band. */
export const reaches = (limits: readonly Readonly<Record<Band, number>>[]): readonly Reach[] => {
	const ends = [...new Set(limits.flatMap((of) => BANDS.map((band) => of[band])))].sort(
		(a, b) => a - b
	);
	return ends.map((to, at) => ({
		from: ends[at - 1] ?? 0,
		to,
		bands: limits.map((of) => bandTo(of, to))
	}));
};

/** ARTILLERY: the ends of a gun's bands, in inches. */
export const gunLimits = (book: Book, gun: Gun): Record<Band, number> => ({
	point_blank: book.charts.GUN_CHART.at(gun, 'point_blank'),
	normal: book.charts.GUN_CHART.at(gun, 'normal'),
	long: book.charts.GUN_CHART.at(gun, 'long')
});

/** RANGES (G01): the upper end of each band of a weapon, in inches. */
export const smallArmsBands = (book: Book, weapon: Weapon): Record<Band, number> => ({
	point_blank: numberOf(book, `small_arms_bands.${weapon}.point_blank`),
	normal: numberOf(book, `small_arms_bands.${weapon}.normal`),
	long: numberOf(book, `small_arms_bands.${weapon}.long`)
});
