import { neighbourOver, neighboursOf, NOWHERE, type HexIndex } from '#lib/kernel/hex.ts';
import { OFF, type Way } from '#lib/kernel/retreat.ts';
import {
	checksInZoc,
	intoZoc,
	retreatWays,
	type RetreatMap,
	type ZocThere
} from '../../rules/08-5-retreat.ts';
import { lostInRetreat } from '../../rules/09-vehicles.ts';
import { moverOf } from '../../tables.ts';
import { enemyOf, isTrain, isVehicle, type Player } from '../../types.ts';
import type { OrelEvent } from '../events.ts';
import { enemyZoc, fieldOf, HORSE } from '../field.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { tqOf } from '../quality.ts';
import { closedArea } from '../setup.ts';
import { fits } from '../stacking.ts';
import { playerTurn, type State, type Unit, type UnitId } from '../state.ts';
import { combatNow, fightNow, marked, removed, stepsLost } from './facts.ts';
import { hexIndex, placesOf } from './fighters.ts';
import { auto, choice, dice, type Owed } from './owed.ts';
import type { CombatState, Going } from './state.ts';

const ruleOf = ({ rout }: Going): string => (rout ? '8.7.3' : '8.5.1');

/** 8.5.1 Enemy ZoC in a hex for a retreat; friends there cancel it. */
const zocThere = (game: Game, state: State, player: Player, hex: HexIndex): ZocThere => {
	const field = fieldOf(game, state);
	if (field.cancels[player][hex] === 1) return 'none';
	const zoc = enemyZoc(field, player, hex);
	return zoc === 0 ? 'none' : (zoc & HORSE) !== 0 ? 'cavalry' : 'other';
};

/** 8.5.1 d The hexes on which attacks are still to be fought. */
const pendingHexes = (state: State, combat: CombatState): readonly string[] =>
	state.attacks
		.filter(({ id }) => !combat.resolved.includes(id) && combat.fight?.attack !== id)
		.map(({ hex }) => hex);

/** 8.5.1 The map as a retreating group sees it. */
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
	const area = closedArea(game, state.scenario);
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
			const found: string[] = [];
			for (let side = 0; side < 6; side++) {
				const next = neighbourOver(grid, from, side);
				if (next === NOWHERE || field.held[enemy][next] === 1 || area[next] === 1) continue;
				if (passable(from * 6 + side)) found.push(grid.hexes[next] ?? '');
			}
			return found;
		},
		atEdge: (hex) => neighboursOf(grid, index(hex)).length < 6,
		enemyZoc: (hex) => zocThere(game, state, player, index(hex)),
		stacks: (hex) => fits(game, state, hex, places),
		enemyEntryZone: (hex) => board.zone[enemy][index(hex)] === 1,
		underAttack: (hex) => under.includes(hex),
		toEdge: (hex) => (hex === OFF ? 0 : (board.toEdge[player][index(hex)] ?? 99))
	};
};

/** 8.5.1, 8.7.3 The ways of a group that break least. */
export const waysOf = (
	game: Game,
	state: State,
	combat: CombatState,
	going: Going,
	units: readonly Unit[]
): readonly Way[] => {
	const [first] = units;
	if (!first) return [];
	const ids = units.map(({ id }) => id);
	return retreatWays(mapFor(game, state, combat, first.player, ids), going.from, going.hexes);
};

/** 4.1 Steps of a unit that become prisoners; vehicles give none. */
export const prisonersIn = (game: Game, unit: Unit): number =>
	isVehicle(counterOf(game, unit.id).type) ? 0 : unit.steps;

/** 8.5.1, 8.7.3, 9.1.2 No way back: a retreat is Routed where it stands, a rout surrenders; a train will be captured, other vehicles are lost. */
const stuck = (
	game: Game,
	state: State,
	combat: CombatState,
	going: Going,
	units: readonly Unit[]
): OrelEvent[] => {
	const trains = units.filter(({ id }) => isTrain(counterOf(game, id).type)).map(({ id }) => id);
	return [
		...units.flatMap((unit): OrelEvent[] => {
			const { type } = counterOf(game, unit.id);
			if (isTrain(type)) return [];
			if (isVehicle(type)) return [removed('9', unit.id, 0)];
			if (going.rout) return [removed('8.7.3', unit.id, prisonersIn(game, unit))];
			return marked('8.5.1', [unit.id], {
				mode: 'routed',
				routed: playerTurn(state),
				action: null
			});
		}),
		...(trains.length > 0
			? [combatNow('9.1.2', { captures: [...combat.captures, ...trains] })]
			: [])
	];
};

/** 7.1.4 Those that have a mode. */
const troopsOf = (game: Game, units: readonly Unit[]): readonly UnitId[] =>
	units.filter(({ id }) => !isVehicle(counterOf(game, id).type)).map(({ id }) => id);

/** 7.5 Off the map: back by the same or a neighbouring hex in its next movement phase, a turn later if Routed. */
const leaves = (game: Game, state: State, going: Going, unit: Unit): OrelEvent => {
	const { board } = game;
	const exit = hexIndex(game, unit.hex);
	const near = neighboursOf(board.grid, exit).filter(
		(hex) => neighboursOf(board.grid, hex).length < 6
	);
	const next = unit.player === 'red' && state.player === 'white' ? state.turn : state.turn + 1;
	return {
		type: 'leftMap',
		rule: '7.5',
		unit: unit.id,
		due: {
			turn: next + (going.rout ? 1 : 0),
			hexes: [exit, ...near].map((hex) => board.grid.hexes[hex] ?? ''),
			group: null,
			penalty: 0,
			returning: true
		}
	};
};

/** 8.5.1, 8.7.3 How the units stand when they have arrived. */
const arrived = (
	game: Game,
	state: State,
	combat: CombatState,
	going: Going,
	units: readonly Unit[]
): OrelEvent[] => {
	const [first] = units;
	const under = first?.player === state.player ? [] : pendingHexes(state, combat);
	const shelters = first?.hex && under.includes(first.hex) ? first.hex : null;
	const all = units.map(({ id }) => id);
	return [
		...(going.marks
			? marked(
					ruleOf(going),
					troopsOf(game, units),
					going.rout
						? { mode: 'routed', routed: playerTurn(state), action: null }
						: { mode: 'march', action: null }
				)
			: []),
		...(shelters !== null
			? [
					combatNow('8.5.1', {
						sheltering: {
							...combat.sheltering,
							...Object.fromEntries(all.map((id) => [id, shelters]))
						}
					})
				]
			: []),
		...(combat.fight && first?.hex && first.player !== combat.fight.player
			? [
					fightNow('8.7.4', {
						fled: [...combat.fight.fled, ...all],
						trails: {
							...combat.fight.trails,
							[first.hex]: going.path?.[going.path.length - 2] ?? going.from
						}
					})
				]
			: [])
	];
};

/** 8.5.1, 8.7.3 What the first of those who go back owes now. */
export const goingOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const [going, ...rest] = combat.going;
	if (!going) return auto();
	const rule = ruleOf(going);
	const popped = combatNow(rule, { going: rest });
	const changed = (changes: Partial<Going>): OrelEvent =>
		combatNow(rule, { going: [{ ...going, ...changes }, ...rest] });
	const units = going.units
		.map((id) => unitOf(game, state, id))
		.filter(({ fate }) => fate === 'map');
	const [first] = units;
	if (!first) return auto(popped);
	const broken = units.filter((unit) =>
		lostInRetreat({ type: counterOf(game, unit.id).type, broken: unit.engine === 'broken' })
	);
	if (broken.length > 0)
		return auto(
			...broken.map(({ id }) => removed('9.2.1', id, 0)),
			changed({ units: units.filter((unit) => !broken.includes(unit)).map(({ id }) => id) })
		);
	if (going.path === null) {
		const ways = waysOf(game, state, combat, going, units);
		if (ways.length === 0) return auto(...stuck(game, state, combat, going, units), popped);
		return choice(
			first.player,
			rule,
			ways.map(({ path }) => ({
				command: { type: 'retreat', path },
				events: () => [changed({ path })]
			}))
		);
	}
	const hex = going.path[going.at];
	if (hex === undefined) return auto(...arrived(game, state, combat, going, units), popped);
	if (hex === OFF)
		return auto(
			...marked(rule, going.rout ? troopsOf(game, units) : [], {
				mode: 'routed',
				routed: playerTurn(state)
			}),
			...units.map((unit) => leaves(game, state, going, unit)),
			popped
		);
	const zoc = zocThere(game, state, first.player, hexIndex(game, hex));
	const unit = units.find(
		({ id }) => !going.checked.includes(id) && checksInZoc(counterOf(game, id).type, zoc)
	);
	if (unit)
		return dice(
			unit.player,
			rule,
			intoZoc(counterOf(game, unit.id).type, tqOf(game, unit), zoc, going.rout).map((price) => {
				const checked = changed({ checked: [...going.checked, unit.id] });
				if (price === 'free') return [checked];
				if (price === 'step') return [stepsLost(rule, unit.id, 1), checked];
				const taken = price === 'surrender' ? prisonersIn(game, unit) : 0;
				return [removed(rule, unit.id, taken), checked];
			})
		);
	return auto(
		...units.map(({ id }): OrelEvent => ({ type: 'shifted', rule, unit: id, hex })),
		changed({ at: going.at + 1, checked: [] })
	);
};

/** 8.5.1 Units that must go back from a hex: those that may enter the same ground together, vehicles apart. */
export const groupsOf = (
	game: Game,
	units: readonly Unit[],
	how: { readonly hexes: 1 | 2; readonly rout: boolean }
): Going[] => {
	const kinds = new Map<string, Unit[]>();
	for (const unit of units) {
		const { type } = counterOf(game, unit.id);
		const key = `${unit.hex}${isVehicle(type) ? type : ''}`;
		kinds.set(key, [...(kinds.get(key) ?? []), unit]);
	}
	return [...kinds.values()].map((group) => ({
		units: group.map(({ id }) => id),
		from: group[0]?.hex ?? '',
		...how,
		marks: true,
		path: null,
		at: 0,
		checked: []
	}));
};
