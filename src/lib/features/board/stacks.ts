import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { StackView } from '#lib/ui/board/model.ts';
import type { UnitView } from './face.ts';

/** Who lies where: in each hex whoever has the lowest rank on top. */
export const stacksBy = (
	units: ReadonlyMap<string, UnitView>,
	rankOf: (id: string) => number
): readonly StackView[] => {
	const by = new Map<Hex, UnitView[]>();
	for (const unit of units.values())
		if (unit.hex !== null) by.set(unit.hex, [...(by.get(unit.hex) ?? []), unit]);
	return [...by].map(([hex, all]) => ({
		hex,
		counters: all
			.toSorted((one, two) => rankOf(one.id) - rankOf(two.id))
			.map(({ counter }) => counter)
	}));
};
