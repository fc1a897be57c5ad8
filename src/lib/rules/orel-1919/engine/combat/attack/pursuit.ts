import { distance, neighboursOf, sideTowards, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { freePursuit, mayPursue } from '../../../rules/08-combat/08-7-advance.ts';
import { moverOf } from '../../../book.ts';
import { enemyOf, isVehicle } from '../../../types.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../../game.ts';
import { beyondLimit } from '../../map/limits.ts';
import { fits } from '../../map/stacking.ts';
import type { State, UnitId } from '../../state.ts';
import { stage } from '../facts.ts';
import { enemiesAt, fighterOf, placesOf } from '../scene.ts';
import { auto, unlessDeclined, type Option, type Owed } from '../../owed.ts';
import type { CombatState, Fight } from '../state.ts';

interface Chase {
	readonly hex: string;
	/** A hex to move through first; null where the target is next to the pursuers. */
	readonly by: string | null;
}

/** 7.1.1 Can units of this kind go from one hex into the next? */
const isOpen = (
	{ board }: Game,
	type: 'cavalry' | 'armored-car',
	from: HexIndex,
	to: HexIndex
): boolean => {
	const side = sideTowards(board.grid, from, to);
	return side >= 0 && (board.cost[moverOf(type)][from * 6 + side] ?? -1) >= 0;
};

/** 8.7.4 Where the defeated units may still be caught. */
const chases = (game: Game, state: State, fight: Fight): readonly Chase[] => {
	const { grid } = game.board;
	const fled = fight.fled
		.map((id) => unitOf(game, state, id))
		.filter(({ fate, player }) => fate === 'map' && player !== fight.player);
	const free = freePursuit(fled.map((unit) => fighterOf(game, unit)));
	const here = hexIndex(game, fight.hex);
	const hexes = [...new Set(fled.flatMap(({ hex }) => hex ?? []))];
	return hexes.flatMap((hex): Chase[] => {
		const there = enemiesAt(game, state, fight, hex);
		const target = hexIndex(game, hex);
		if (!there.every(({ id }) => fight.fled.includes(id))) return [];
		// 9 Vehicles alone do not stay to be assaulted (OR-54).
		if (!there.some(({ id }) => !isVehicle(counterOf(game, id).type))) return [];
		const far = distance(grid, here, target);
		if (far === 1) return [{ hex, by: null }];
		const by = fight.trails[hex];
		if (far !== 2 || !free || by === undefined) return [];
		const middle = hexIndex(game, by);
		const clear =
			neighboursOf(grid, here).includes(middle) && enemiesAt(game, state, fight, by).length === 0;
		return clear ? [{ hex, by }] : [];
	});
};

/** 8.7.4 Each choice of these units, all of them first. */
const partiesOf = (units: readonly UnitId[]): readonly (readonly UnitId[])[] =>
	units
		.reduce<readonly (readonly UnitId[])[]>(
			(sets, unit) => [...sets, ...sets.map((set) => [...set, unit])],
			[[]]
		)
		.filter((set) => set.length > 0)
		.sort((one, two) => two.length - one.length);

/** 7.1.1, 7.1.2, 7.4, 10.2 Can these units go there together, each over every hexside of the way, and through no entry zone of the enemy? */
const mayChase = (
	game: Game,
	state: State,
	fight: Fight,
	{ hex, by }: Chase,
	units: readonly UnitId[]
): boolean => {
	const way = [fight.hex, ...(by === null ? [] : [by]), hex].map((one) => hexIndex(game, one));
	const legs = way.slice(1).map((to, leg) => ({ from: way[leg] ?? to, to }));
	const follows = (id: UnitId): boolean => {
		const type = counterOf(game, id).type === 'armored-car' ? 'armored-car' : 'cavalry';
		return legs.every(({ from, to }) => isOpen(game, type, from, to) && !beyondLimit(game, id, to));
	};
	const enters =
		by === null ||
		(game.board.zone[enemyOf(fight.player)][hexIndex(game, by)] !== 1 &&
			fits(game, state, by, placesOf(game, units)));
	return enters && units.every(follows);
};

/** 8.7.4 Of the cavalry that has advanced, those may pursue whom their owner chooses, once per combat; a car may go along. */
export const pursuitOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const on = stage('8.7.4', 'close');
	const beaten = fight.fled
		.map((id) => unitOf(game, state, id))
		.filter(({ fate, player }) => fate === 'map' && player !== fight.player)
		.map((unit) => fighterOf(game, unit));
	const riders = mayPursue({
		advanced: fight.advanced.map((id) => fighterOf(game, unitOf(game, state, id))),
		beaten,
		sheltered: false,
		allowed: fight.pursuit === 'none' && fight.after !== 'retreat before combat'
	});
	if (riders.length === 0) return auto(on);
	const cavalry = riders.filter(({ type }) => type === 'cavalry').map(({ id }) => id);
	const cars = riders.filter(({ type }) => type === 'armored-car').map(({ id }) => id);
	const free = freePursuit(beaten);
	const parties = partiesOf(cavalry).flatMap((units) => [
		units,
		...cars.map((car) => [...units, car])
	]);
	const options = chases(game, state, fight).flatMap((chase): Option[] =>
		parties
			.filter((units) => mayChase(game, state, fight, chase, units))
			.map((units) => ({
				command: { type: 'pursue', hex: chase.hex, units },
				events: () => [
					{
						type: 'pursued',
						units,
						...chase,
						defenders: enemiesAt(game, state, fight, chase.hex).map(({ id }) => id),
						free
					}
				]
			}))
	);
	if (options.length === 0) return auto(on);
	return unlessDeclined(fight.player, '8.7.4', options, { what: 'pursuit', by: 'pass', then: on });
};
