import { neighboursOf } from '#lib/kernel/hex/hex.ts';
import { OFF } from '#lib/kernel/hex/retreat.ts';
import { checksInZoc, intoZoc } from '../../rules/08-5-retreat.ts';
import { lostInRetreat } from '../../rules/09-vehicles.ts';
import { isTrain, isVehicle } from '../../types.ts';
import type { Fact } from '../facts.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { tqOf } from '../quality.ts';
import { playerTurn, type State, type Unit, type UnitId } from '../state.ts';
import { combatNow, fightNow, marked, removed, stepsLost } from './facts.ts';
import { hexIndex } from './fighters.ts';
import { auto, choice, dice, type Owed } from '../owed.ts';
import type { CombatState, Going } from './state.ts';
import { groupWays, pendingHexes, zocThere } from './ways.ts';

const ruleOf = ({ rout }: Going): string => (rout ? '8.7.3' : '8.5.1');

/** 4.1 Steps of a unit that become prisoners; vehicles give none. */
const prisonersIn = (game: Game, unit: Unit): number =>
	isVehicle(counterOf(game, unit.id).type) ? 0 : unit.steps;

/**
 * 8.5.1, 8.7.3, 9, 9.1.2 No way back: a retreat is Routed where it stands, a rout surrenders, as do the Routed; a train
 * will be captured, other vehicles are lost. Vehicles that must leave before combat stay: they fall to who advances.
 */
const stuck = (
	game: Game,
	state: State,
	combat: CombatState,
	going: Going,
	units: readonly Unit[]
): Fact[] => {
	const early = combat.fight?.stage === 'evaded';
	const trains = early
		? []
		: units.filter(({ id }) => isTrain(counterOf(game, id).type)).map(({ id }) => id);
	return [
		...units.flatMap((unit): Fact[] => {
			const { type } = counterOf(game, unit.id);
			if (isTrain(type) || (early && isVehicle(type))) return [];
			if (isVehicle(type)) return [removed('9', unit.id, 0)];
			if (going.rout || unit.mode === 'routed')
				return [removed('8.7.3', unit.id, prisonersIn(game, unit))];
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

/** 8.7.3 Is it Routed after this? Who was Routed before stays so, though it only retreats. */
const isRouted = (game: Game, { rout }: Going, unit: Unit): boolean =>
	unit.mode === 'routed' || (rout && !isVehicle(counterOf(game, unit.id).type));

/** 7.5 Off the map: back by the same or a neighbouring hex in its next movement phase, a turn later if Routed. */
const leaves = (game: Game, state: State, going: Going, unit: Unit): Fact => {
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
			turn: next + (isRouted(game, going, unit) ? 1 : 0),
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
): Fact[] => {
	const [first] = units;
	const under = first?.player === state.player ? [] : pendingHexes(state, combat);
	const shelters = first?.hex && under.includes(first.hex) ? first.hex : null;
	const all = units.map(({ id }) => id);
	return [
		...marked(
			ruleOf(going),
			troopsOf(game, units),
			going.rout ? { mode: 'routed', routed: playerTurn(state), action: null } : { action: null }
		),
		...marked(
			ruleOf(going),
			troopsOf(
				game,
				units.filter((unit) => !isRouted(game, going, unit))
			),
			{ mode: 'march' }
		),
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
	const changed = (changes: Partial<Going>): Fact =>
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
		/** 8.5.1 f Those that do not go with these go after them. */
		const apart = (gone: readonly UnitId[]): readonly Going[] => {
			const left = units.filter(({ id }) => !gone.includes(id));
			return left.length > 0 ? [groupOf(game, left, going)] : [];
		};
		const ways = groupWays(game, state, combat, going, units);
		if (ways.length === 0) {
			const troops = units.filter(({ id }) => !isVehicle(counterOf(game, id).type));
			const held = troops.length > 0 ? troops : units;
			return auto(
				...stuck(game, state, combat, going, held),
				combatNow(rule, { going: [...apart(held.map(({ id }) => id)), ...rest] })
			);
		}
		return choice(
			first.player,
			rule,
			ways.map(({ path, units: gone }) => ({
				command: { type: 'retreat', path },
				events: () => [
					combatNow(rule, { going: [{ ...going, units: gone, path }, ...apart(gone), ...rest] })
				]
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
			'retreat-into-zoc',
			unit.player,
			[unit.id],
			intoZoc(counterOf(game, unit.id).type, tqOf(game, unit), zoc, going.rout).map((price) => {
				const checked = changed({ checked: [...going.checked, unit.id] });
				if (price === 'free') return [checked];
				if (price === 'step') return [stepsLost(rule, unit.id, 1), checked];
				const taken = price === 'surrender' ? prisonersIn(game, unit) : 0;
				return [removed(rule, unit.id, taken), checked];
			})
		);
	return auto(
		...units.map(({ id }): Fact => ({ type: 'shifted', rule, unit: id, hex })),
		changed({ at: going.at + 1, checked: [] })
	);
};

/** 8.5.1, 8.7.3 Units of one hex that go back; only troops are Routed by it. */
const groupOf = (
	game: Game,
	units: readonly Unit[],
	{ from, hexes, rout }: Pick<Going, 'from' | 'hexes' | 'rout'>
): Going => ({
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
): Going[] => {
	const stacks = new Map<string, Unit[]>();
	for (const unit of units) {
		const from = unit.hex ?? '';
		stacks.set(from, [...(stacks.get(from) ?? []), unit]);
	}
	return [...stacks].map(([from, stack]) => groupOf(game, stack, { from, ...how }));
};
