import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { StackView } from '#lib/ui/board/model.ts';
import type { UnitView } from './face.ts';

/** Who lies where: in each hex whoever has the lowest rank on top. */
export const stacksBy = (
	units: ReadonlyMap<string, UnitView>,
	rankOf: (id: string) => number
): readonly StackView[] => {
	const by = new Map<Hex, { readonly rank: number; readonly counter: UnitView['counter'] }[]>();
	for (const { id, hex, counter } of units.values())
		if (hex !== null) by.set(hex, [...(by.get(hex) ?? []), { rank: rankOf(id), counter }]);
	return [...by].map(([hex, all]) => ({
		hex,
		counters: all.toSorted((one, two) => one.rank - two.rank).map(({ counter }) => counter)
	}));
};
