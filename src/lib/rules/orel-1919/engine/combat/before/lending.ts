import { isExhausted } from '../../../rules/03-depots.ts';
import { isArtillery, isCombatUnit, isDepot, isTrain, isVehicle } from '../../../types.ts';
import type { Fact } from '../../facts.ts';
import { counterOf, unitOf, type Game } from '../../game.ts';
import type { State, Unit, UnitId } from '../../state.ts';
import { trainLinked } from '../../map/railroads.ts';
import { depotsInRange, isFunctional } from '../../map/supply.ts';
import { becameUnsupplied } from '../losses.ts';
import { fightingIn, ready } from './attacked.ts';
import { auto, yesOrNo, type Owed } from '../../owed.ts';
import type { CombatState } from '../state.ts';

/** 3.2 B Which of these depots supply although they cannot trace. */
export const exhausts = (
	game: Game,
	state: State,
	combat: CombatState,
	depots: readonly Unit[]
): Fact[] => {
	const more = depots
		.filter(
			(depot) =>
				isExhausted({ functional: isFunctional(game, state, depot), used: true }) &&
				!combat.exhausted.includes(depot.id)
		)
		.map(({ id }) => id);
	return more.length > 0 ? [{ type: 'depotsExhausted', depots: more }] : [];
};

/**
 * 8.2.1 The depots that could supply a defender at no cost: functional ones, and those that would be exhausted by it
 * (3.2).
 */
const suppliers = (game: Game, state: State, unit: Unit) => {
	const near = depotsInRange(game, state, unit);
	const sound = near.some((depot) => isFunctional(game, state, depot));
	return { sound, weak: sound ? [] : near };
};

/** 8.2.1, 8.2.3 Does it draw on a depot: troops and guns that are not Unsupplied? */
const draws = (game: Game, unit: Unit): boolean => {
	const { type } = counterOf(game, unit.id);
	return !unit.unsupplied && (isCombatUnit(type) || isArtillery(type));
};

/**
 * 3.2 B Depots that cannot trace but without which a defender would become Unsupplied; their owner may spare them.
 * Those that were lent in this phase supply them unasked.
 */
const weakSuppliers = (
	game: Game,
	state: State,
	combat: CombatState,
	units: readonly Unit[]
): readonly Unit[] => [
	...new Set(
		units.flatMap((unit) => {
			if (!draws(game, unit)) return [];
			const { weak } = suppliers(game, state, unit);
			return weak.some(({ id }) => combat.lent.includes(id)) ? [] : weak;
		})
	)
];

/**
 * 3.2 B Asks the owner of a depot that cannot trace whether it should supply these defenders; undefined where nobody
 * needs to be asked.
 */
const lendingOwed = (
	game: Game,
	state: State,
	combat: CombatState,
	units: readonly Unit[]
): Owed | null => {
	const depot = weakSuppliers(game, state, combat, units).find(
		({ id }) => !combat.asked.includes(id)
	);
	if (!depot) return null;
	const { id } = depot;
	return yesOrNo(
		'3.2',
		depot,
		{ type: 'depotLent', depot: id },
		{ type: 'depotSpared', depot: id }
	);
};

/**
 * 8.2.1 Defenders and their guns that no depot supplies and that will be Unsupplied afterwards. A depot that cannot
 * trace supplies only if it was lent.
 */
const dryDefenders = (
	game: Game,
	state: State,
	combat: CombatState,
	units: readonly Unit[]
): readonly UnitId[] =>
	units
		.filter((unit) => {
			const { type } = counterOf(game, unit.id);
			if (isDepot(type)) return false;
			if (isTrain(type)) return !trainLinked(game, state, unit.id);
			const { sound, weak } = suppliers(game, state, unit);
			return !sound && !weak.some(({ id }) => isVehicle(type) || combat.lent.includes(id));
		})
		.map(({ id }) => id);

/** 3.2 B The units that each lent depot supplies. */
const suppliedBy = (
	game: Game,
	state: State,
	{ lent }: CombatState,
	units: readonly Unit[]
): CombatState['supplied'] => {
	const supplied = (depot: UnitId): readonly UnitId[] =>
		units
			.filter(
				(unit) =>
					draws(game, unit) && suppliers(game, state, unit).weak.some(({ id }) => id === depot)
			)
			.map(({ id }) => id);
	return Object.fromEntries(lent.map((depot) => [depot, supplied(depot)]));
};

/** 3.2 B The lent depots that are exhausted because these units fight or fire: one for each that none supplies yet (OR-66). */
export const lendingUsed = (
	{ lent, exhausted, supplied }: Pick<CombatState, 'lent' | 'exhausted' | 'supplied'>,
	units: readonly UnitId[]
): Fact[] => {
	const used: UnitId[] = [];
	for (const unit of units) {
		const depots = lent.filter((depot) => supplied[depot]?.includes(unit));
		const [first] = depots;
		if (first !== undefined && !depots.some((id) => exhausted.includes(id) || used.includes(id)))
			used.push(first);
	}
	return used.length > 0 ? [{ type: 'depotsExhausted', depots: used }] : [];
};

/** 8.1 I.4 The units that are attacked in this phase, and the guns that support them. */
const defending = (game: Game, state: State, { announced }: CombatState): readonly Unit[] => {
	const attacks = state.attacks.filter((attack) => ready(game, state, attack).length > 0);
	return [
		...attacks.flatMap(({ hex }) => fightingIn(game, state, hex)),
		...Object.entries(announced).flatMap(([gun, attack]) =>
			attacks.some(({ id }) => id === attack) ? [unitOf(game, state, gun)] : []
		)
	];
};

/**
 * 8.1, 8.4 The supply of all units that are attacked, of the guns that support them, and of those that fired
 * counterbattery is checked once, before the attacks; a depot that cannot trace supplies them only if its owner lends
 * it (3.2). Guns that fired are Unsupplied at once, the others after their combat (OR-61); a lent depot is exhausted as
 * soon as somebody whom it supplies has fired or fights (OR-66).
 */
export const defenceSupplyOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const guns = [...new Set(combat.returns.map(({ gun }) => gun))]
		.map((id) => unitOf(game, state, id))
		.filter(({ fate, fired }) => fate === 'map' && fired);
	const defenders = [...new Set(defending(game, state, combat))];
	const lending = lendingOwed(game, state, combat, [...new Set([...guns, ...defenders])]);
	if (lending) return lending;
	const dry = dryDefenders(game, state, combat, defenders);
	const supplied = suppliedBy(game, state, combat, [...new Set([...guns, ...defenders])]);
	const fired = guns.map(({ id }) => id);
	return auto(
		...Object.entries(supplied).map(
			([depot, units]) => ({ type: 'defenceSupplied', depot, units }) as const
		),
		...lendingUsed({ ...combat, supplied }, fired),
		...becameUnsupplied(dryDefenders(game, state, combat, guns)),
		...(dry.length > 0 ? [{ type: 'defenceUnsupplied', units: dry } as const] : []),
		{ type: 'stepReached', step: 'attacks' }
	);
};
