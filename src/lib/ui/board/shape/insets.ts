import type { MapModel } from '../model.ts';

/** The smaller maps beside a sheet, each as a map of its own, without any sheet. */
export const insetsOf = ({ insets = [], ...map }: MapModel): readonly MapInset[] =>
	insets.map(({ name, hexes }) => {
		const inside = (hex: string): boolean => hexes.includes(hex);
		return {
			name,
			map: {
				hexes: map.hexes.filter(({ id }) => inside(id)),
				hexsides: map.hexsides.filter(({ a, b }) => inside(a) && inside(b)),
				lines: map.lines.filter(({ path }) => path.every(inside)),
				insets: [{ name, hexes }],
				...(map.written && { written: map.written }),
				kmPerHex: map.kmPerHex
			}
		};
	});

/** A smaller map beside a sheet, as a map of its own. */
export interface MapInset {
	readonly name: string;
	readonly map: MapModel;
}
