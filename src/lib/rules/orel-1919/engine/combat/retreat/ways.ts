import { neighbourOver, NOWHERE, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { OFF, type Way } from '#lib/kernel/hex/retreat.ts';
import {
	breachesOf,
	retreatWays,
	ruledOut,
	type Breach,
	type RetreatMap,
	type ZocThere
} from '../../../rules/08-combat/08-5-retreat.ts';
import { moverOf } from '../../../book.ts';
import { enemyOf, isTrain, isVehicle, type Player } from '../../../types.ts';
import { enemyZoc, fieldOf } from '../../map/field.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../../game.ts';
import { beyondLimit } from '../../map/limits.ts';
import { closedArea } from '../../setup.ts';
import { isAtEdge } from '../../map/rings.ts';
import { HORSE } from '../../map/sheet.ts';
import { fits } from '../../map/stacking.ts';
import type { State, Unit, UnitId } from '../../state.ts';
import { placesOf } from '../scene.ts';
import type { CombatState, Retreat } from '../state.ts';

/** 8.5.1 The enemy ZoC in a hex that matters to a retreat; friends there cancel it. */
export const zocThere = (game: Game, state: State, player: Player, hex: HexIndex): ZocThere => {
	const field = fieldOf(game, state);
	if (field.cancels[player][hex] === 1) return 'none';
	const zoc = enemyZoc(field, player, hex);
	return zoc === 0 ? 'none' : (zoc & HORSE) !== 0 ? 'cavalry' : 'other';
};

/** 8.5.1 d The hexes on which attacks are still to be fought. */
export const pendingHexes = (state: State, combat: CombatState): readonly string[] =>
	state.attacks
		.filter(({ id }) => !combat.resolved.includes(id) && combat.fight?.attack !== id)
		.map(({ hex }) => hex);

/** 8.5.1 The map from the point of view of a retreating group. */
const mapFor = (
	game: Game,
	state: State,
	combat: CombatState,
	player: Player,
	ids: readonly UnitId[]
): RetreatMap => {
	const { board } = game;
	const { grid } = board;
	const field = fieldOf(game, state);
	const enemy = enemyOf(player);
	const types = ids.map((id) => counterOf(game, id).type);
	const area = closedArea(game, state.header.scenario);
	const under = player === state.player ? [] : pendingHexes(state, combat);
	const places = placesOf(game, ids);
	const index = (hex: string): HexIndex => hexIndex(game, hex);
	const passable = (slot: number): boolean =>
		types.every((type) =>
			isTrain(type) ? board.rail[slot] === 1 : (board.cost[moverOf(type)][slot] ?? -1) >= 0
		);
	return {
		open: (hex) => {
			const from = index(hex);
			// 9.2.1 A tank keeps within reach of a railroad.
			const tank = types.includes('tank') && board.nearRail[from] === 1;
			const found: string[] = [];
			for (let side = 0; side < 6; side++) {
				const next = neighbourOver(grid, from, side);
				if (next === NOWHERE || field.held[enemy][next] === 1 || area[next] === 1) continue;
				if (tank && board.nearRail[next] !== 1) continue;
				if (passable(from * 6 + side)) found.push(grid.hexes[next] ?? '');
			}
			return found;
		},
		atEdge: (hex) => isAtEdge(game, index(hex)),
		enemyZoc: (hex) => zocThere(game, state, player, index(hex)),
		stacks: (hex) => fits(game, state, hex, places),
		barred: (hex) =>
			board.zone[enemy][index(hex)] === 1 || ids.some((id) => beyondLimit(game, id, index(hex))),
		underAttack: (hex) => under.includes(hex),
		toEdges: (hex) => board.toEdges[player].map((far) => far[index(hex)] ?? 0)
	};
};

/** 8.5.1 f A way back, and the members of the group that take it together. */
export interface GroupWay {
	readonly path: readonly string[];
	readonly units: readonly UnitId[];
}

/** 8.5.1 f Units sorted by the terrain they can enter: troops are one kind, vehicles one per type. */
const kindsOf = (game: Game, units: readonly Unit[]): ReadonlyMap<string, readonly UnitId[]> => {
	const kinds = new Map<string, readonly UnitId[]>();
	for (const { id } of units) {
		const { type } = counterOf(game, id);
		const kind = isVehicle(type) ? type : TROOPS;
		kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
	}
	return kinds;
};
const TROOPS = 'troops';

/** 8.5.1 Why a group goes back where it does: what its ways break all the same, and why it may not go elsewhere. */
export interface WayBack {
	readonly breaks: readonly Breach[];
	readonly ruledOut: readonly { readonly hex: string; readonly breach: Breach }[];
}

/** 8.5.1 The priorities behind the ways of the group that goes back now; undefined where none does. */
export const prioritiesOf = (game: Game, state: State): WayBack | undefined => {
	const { combat } = state;
	const [retreat] = combat?.retreats ?? [];
	if (!combat || !retreat || retreat.path !== null) return undefined;
	const units = retreat.units.map((id) => unitOf(game, state, id));
	const kinds = kindsOf(
		game,
		units.filter(({ fate }) => fate === 'map')
	);
	const [first] = units;
	const ids = kinds.get(TROOPS) ?? [...kinds.values()][0];
	if (!first || !ids) return undefined;
	const map = mapFor(game, state, combat, first.player, ids);
	return {
		breaks: breachesOf(retreatWays(map, retreat.from, retreat.hexes)),
		ruledOut: ruledOut(map, retreat.from, retreat.hexes)
	};
};

const passes = (map: RetreatMap, from: string, path: readonly string[]): boolean =>
	path.every((hex, at) => {
		const before = at === 0 ? from : (path[at - 1] ?? from);
		return hex === OFF ? map.atEdge(before) : map.open(before).includes(hex);
	});

/** 8.5.1 f Of the ways that anybody can take, those that most can take together. */
const together = (ways: readonly GroupWay[]): readonly GroupWay[] => {
	const most = Math.max(0, ...ways.map(({ units }) => units.length));
	return ways.filter(({ units }) => units.length === most);
};

/**
 * 8.5.1, 8.7.3 The ways back that break the least, and who takes each. All units of a hex retreat to the same hex (f):
 * troops lead, and of their ways those that most vehicles can share are open; vehicles that cannot share go alone
 * afterwards (OR-49). Empty: the troops, or vehicles without troops, have no way back.
 */
export const groupWays = (
	game: Game,
	state: State,
	combat: CombatState,
	retreat: Retreat,
	units: readonly Unit[]
): readonly GroupWay[] => {
	const [first] = units;
	if (!first) return [];
	const kinds = [...kindsOf(game, units)].map(([kind, ids]) => ({
		kind,
		ids,
		map: mapFor(game, state, combat, first.player, ids)
	}));
	const best = (map: RetreatMap): readonly Way[] => retreatWays(map, retreat.from, retreat.hexes);
	const troops = kinds.find(({ kind }) => kind === TROOPS);
	if (troops)
		return together(
			best(troops.map).map(({ path }) => ({
				path,
				units: kinds.flatMap(({ kind, ids, map }) =>
					kind === TROOPS || passes(map, retreat.from, path) ? ids : []
				)
			}))
		);
	const paths = new Map<string, { path: readonly string[]; units: UnitId[] }>();
	for (const { ids, map } of kinds)
		for (const { path } of best(map)) {
			const known = paths.get(path.join());
			if (known) known.units.push(...ids);
			else paths.set(path.join(), { path, units: [...ids] });
		}
	return together([...paths.values()]);
};
