import { isVehicle } from '../../../types.ts';
import type { Fact } from '../../facts.ts';
import { counterOf, type Game } from '../../game.ts';
import type { Unit, UnitId } from '../../state.ts';
import type { Retreat } from '../state.ts';

/** 7.1.4 Those that have a mode. */
export const troopsOf = (game: Game, units: readonly Unit[]): readonly UnitId[] =>
	units.filter(({ id }) => !isVehicle(counterOf(game, id).type)).map(({ id }) => id);

/** 8.5.1, 8.7.3 Units of one hex that go back; only troops are Routed by it. */
export const groupOf = (
	game: Game,
	units: readonly Unit[],
	{ from, hexes, rout }: Pick<Retreat, 'from' | 'hexes' | 'rout'>
): Retreat => ({
	units: units.map(({ id }) => id),
	from,
	hexes,
	rout: rout && troopsOf(game, units).length > 0,
	path: null,
	at: 0,
	checked: []
});

/** 8.5.1 f Units that must go back: those of one hex go together, their vehicles with them. */
export const groupsOf = (
	game: Game,
	units: readonly Unit[],
	how: { readonly hexes: 1 | 2; readonly rout: boolean }
): readonly Retreat[] => {
	const stacks = new Map<string, Unit[]>();
	for (const unit of units) {
		const from = unit.hex ?? '';
		stacks.set(from, [...(stacks.get(from) ?? []), unit]);
	}
	return [...stacks].map(([from, stack]) => groupOf(game, stack, { from, ...how }));
};

/** 8.5.1, 8.7.3 These must go back. */
export const drivenBack = (
	rule: string,
	groups: readonly Retreat[],
	trains: readonly UnitId[] = []
): Fact => ({ type: 'drivenBack', rule, groups, trains });
