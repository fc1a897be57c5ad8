import { GUN_CHART, RANGE_MODIFIER, reading, smallArmsBands, type Book } from '../tables.ts';
import { BANDS, type Band, type Gun, type Weapon } from '../types.ts';

const bandWithin = (book: Book, limits: Record<Band, number>, distance: number): Band | undefined =>
	BANDS.find((band) =>
		reading(book, 'R24') === 'exclusive' ? distance < limits[band] : distance <= limits[band]
	);

/** RANGES (G01): the band of a small arm at this distance in inches; undefined out of range. */
export const smallArmsBand = (book: Book, weapon: Weapon, distance: number): Band | undefined =>
	bandWithin(book, smallArmsBands(book, weapon), distance);

/** ARTILLERY: the band of a gun at this distance in inches; undefined out of range. */
export const gunBand = (book: Book, gun: Gun, distance: number): Band | undefined =>
	bandWithin(
		book,
		{
			point_blank: GUN_CHART.at(gun, 'point_blank'),
			normal: GUN_CHART.at(gun, 'normal'),
			long: GUN_CHART.at(gun, 'long')
		},
		distance
	);

/** SMALL ARMS FIRING; ARTILLERY: what the range adds to each die. */
export const rangeModifier = (band: Band): number => RANGE_MODIFIER.at(band, 'modifier');
