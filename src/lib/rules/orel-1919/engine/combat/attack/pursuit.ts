import { distance, neighboursOf, sideTowards, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { freePursuit, mayPursue } from '../../../rules/08-combat/08-7-advance.ts';
import { moverOf } from '../../../book.ts';
import { isVehicle } from '../../../types.ts';
import { counterOf, hexIndex, placeOf, unitOf, type Game } from '../../game.ts';
import { beyondLimit } from '../../map/limits.ts';
import { fits } from '../../map/stacking.ts';
import type { State } from '../../state.ts';
import { stage } from '../facts.ts';
import { enemiesAt, fighterOf } from '../scene.ts';
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

/** 8.7.4 Where the cavalry may still catch the defeated units. */
const chases = (game: Game, state: State, fight: Fight): readonly Chase[] => {
	const { grid } = game.board;
	const fled = fight.fled
		.map((id) => unitOf(game, state, id))
		.filter(({ fate, player }) => fate === 'map' && player !== fight.player);
	const free = freePursuit(fled.map((unit) => fighterOf(game, unit)));
	const here = hexIndex(game, fight.hex);
	const hexes = [...new Set(fled.flatMap(({ hex }) => hex ?? []))];
	const open = (from: HexIndex, to: HexIndex): boolean => isOpen(game, 'cavalry', from, to);
	return hexes.flatMap((hex): Chase[] => {
		const there = enemiesAt(game, state, fight, hex);
		const target = hexIndex(game, hex);
		if (!there.every(({ id }) => fight.fled.includes(id))) return [];
		// 9 Vehicles alone do not stay to be assaulted (OR-54).
		if (!there.some(({ id }) => !isVehicle(counterOf(game, id).type))) return [];
		const far = distance(grid, here, target);
		if (far === 1) return open(here, target) ? [{ hex, by: null }] : [];
		const by = fight.trails[hex];
		if (far !== 2 || !free || by === undefined) return [];
		const middle = hexIndex(game, by);
		const clear =
			neighboursOf(grid, here).includes(middle) &&
			open(here, middle) &&
			open(middle, target) &&
			enemiesAt(game, state, fight, by).length === 0;
		return clear ? [{ hex, by }] : [];
	});
};

/** 8.7.4 The cavalry that has advanced may pursue, once per combat; an armoured car may go with it. */
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
	const options = chases(game, state, fight).flatMap(({ hex, by }): Option[] =>
		[null, ...cars].flatMap((car): Option[] => {
			const units = car === null ? cavalry : [...cavalry, car];
			if (units.some((id) => beyondLimit(game, id, hexIndex(game, hex)))) return [];
			if (
				by !== null &&
				!fits(
					game,
					state,
					by,
					units.map((id) => placeOf(game, id))
				)
			)
				return [];
			const from = hexIndex(game, by ?? fight.hex);
			if (car !== null && !isOpen(game, 'armored-car', from, hexIndex(game, hex))) return [];
			return [
				{
					command: { type: 'pursue', hex, car },
					events: () => [
						{
							type: 'pursued',
							units,
							by,
							hex,
							defenders: enemiesAt(game, state, fight, hex).map(({ id }) => id),
							free
						}
					]
				}
			];
		})
	);
	if (options.length === 0) return auto(on);
	return unlessDeclined(fight.player, '8.7.4', options, { what: 'pursuit', by: 'pass', then: on });
};
