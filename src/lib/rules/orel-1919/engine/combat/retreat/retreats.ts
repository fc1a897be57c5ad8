import { neighboursOf } from '#lib/kernel/hex/hex.ts';
import { OFF } from '#lib/kernel/hex/retreat.ts';
import { enteringZoc } from '../../../procedures/retreats.ts';
import { checksInZoc } from '../../../rules/08-combat/08-5-retreat.ts';
import { lostInRetreat } from '../../../rules/09-vehicles.ts';
import { isTrain, isVehicle } from '../../../types.ts';
import type { Fact } from '../../facts.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../../game.ts';
import { auto, choice, type Owed } from '../../owed.ts';
import { isAtEdge } from '../../map/rings.ts';
import type { State, Unit, UnitId } from '../../state.ts';
import { removed, taken } from '../losses.ts';
import type { CombatState, Retreat } from '../state.ts';
import { groupWays, pendingHexes, zocThere } from './ways.ts';

/** 7.1.4 The units among these that have a mode. */
const troopsOf = (game: Game, units: readonly Unit[]): readonly UnitId[] =>
	units.filter(({ id }) => !isVehicle(counterOf(game, id).type)).map(({ id }) => id);

/** 8.5.1, 8.7.3 A group from one hex that retreats; only troops are Routed by it. */
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

/** 8.5.1 f Units that must retreat, by hex: those of one hex go together, their vehicles with them. */
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

/** 8.5.1, 8.7.3 These units must retreat. */
export const drivenBack = (
	rule: string,
	groups: readonly Retreat[],
	trains: readonly UnitId[] = []
): Fact => ({ type: 'drivenBack', rule, groups, trains });

const ruleOf = ({ rout }: Retreat): string => (rout ? '8.7.3' : '8.5.1');

const routed = (rule: string, units: readonly UnitId[]): readonly Fact[] =>
	units.length > 0 ? [{ type: 'unitsRouted', rule, units }] : [];

/**
 * 8.5.1, 8.7.3, 9, 9.1.2 No way back: a retreating unit is Routed where it stands; a routing one surrenders, and so do
 * the Routed; a train will be captured, unless fire or another train drove it, and other vehicles are lost. Vehicles
 * that must leave before combat stay and fall to whoever advances.
 */
const stuck = (
	game: Game,
	{ fight }: CombatState,
	retreat: Retreat,
	units: readonly Unit[],
	apart: Retreat | null
): readonly Fact[] => {
	const early = fight?.stage === 'evaded';
	const captured = fight?.duel === null && !early;
	const trains = units.filter(({ id }) => isTrain(counterOf(game, id).type)).map(({ id }) => id);
	return [
		...units.flatMap((unit): readonly Fact[] => {
			const { type } = counterOf(game, unit.id);
			if (isTrain(type) || (early && isVehicle(type))) return [];
			if (isVehicle(type)) return [removed('9', unit.id, 0)];
			return retreat.rout || unit.mode === 'routed'
				? [taken(game, '8.7.3', unit, true)]
				: routed('8.5.1', [unit.id]);
		}),
		{
			type: 'wayBarred',
			rule: ruleOf(retreat),
			units: units.map(({ id }) => id),
			apart,
			trains: captured ? trains : []
		}
	];
};

/** 8.7.3 Is it Routed after this? A unit that was Routed before stays so, even if it only retreats. */
const isRouted = (game: Game, { rout }: Retreat, unit: Unit): boolean =>
	unit.mode === 'routed' || (rout && !isVehicle(counterOf(game, unit.id).type));

/**
 * 7.5 Forced off the map: it comes back by the same or a neighbouring hex in its next movement phase, a turn later if
 * Routed.
 */
const leaves = (game: Game, state: State, retreat: Retreat, unit: Unit): Fact => {
	const { board } = game;
	const exit = hexIndex(game, unit.hex);
	const near = neighboursOf(board.grid, exit).filter((hex) => isAtEdge(game, hex));
	const next = unit.player === 'red' && state.player === 'white' ? state.turn : state.turn + 1;
	return {
		type: 'leftMap',
		rule: '7.5',
		unit: unit.id,
		steps: unit.steps,
		due: {
			turn: next + (isRouted(game, retreat, unit) ? 1 : 0),
			hexes: [exit, ...near].map((hex) => board.grid.hexes[hex] ?? ''),
			group: null,
			penalty: 0,
			returning: true
		}
	};
};

/** 8.5.1, 8.7.3 The state of the units when they have arrived. */
const arrived = (
	game: Game,
	state: State,
	combat: CombatState,
	retreat: Retreat,
	units: readonly Unit[]
): readonly Fact[] => {
	const [first] = units;
	const hex = first?.hex ?? '';
	const rule = ruleOf(retreat);
	const troops = troopsOf(game, units);
	const under = first?.player === state.player ? [] : pendingHexes(state, combat);
	const flees = combat.fight && hex !== '' && first?.player !== combat.fight.player;
	const from = retreat.path?.[retreat.path.length - 2] ?? retreat.from;
	return [
		...(retreat.rout ? routed(rule, troops) : []),
		{
			type: 'retreated',
			rule,
			units: units.map(({ id }) => id),
			troops,
			shelters: under.includes(hex) ? hex : null,
			trail: flees ? { from, to: hex } : null
		}
	];
};

/** 8.5.1, 8.7.3 What the first retreating group owes now. */
export const retreatOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const [retreat] = combat.retreats;
	if (!retreat) return auto();
	const rule = ruleOf(retreat);
	const over: Fact = { type: 'retreatOver', rule };
	const units = retreat.units
		.map((id) => unitOf(game, state, id))
		.filter(({ fate }) => fate === 'map');
	const [first] = units;
	if (!first) return auto(over);
	const broken = units.filter((unit) =>
		lostInRetreat({ type: counterOf(game, unit.id).type, broken: unit.engine === 'broken' })
	);
	if (broken.length > 0) return auto(...broken.map(({ id }) => removed('9.2.1', id, 0)));
	if (retreat.path === null) return wayOwed(game, state, combat, retreat, first, units);
	const hex = retreat.path[retreat.at];
	if (hex === undefined) return auto(...arrived(game, state, combat, retreat, units));
	if (hex === OFF)
		return auto(
			...(retreat.rout ? routed(rule, troopsOf(game, units)) : []),
			...units.map((unit) => leaves(game, state, retreat, unit)),
			over
		);
	const zoc = zocThere(game, state, first.player, hexIndex(game, hex));
	const unit = units.find(
		({ id }) => !retreat.checked.includes(id) && checksInZoc(counterOf(game, id).type, zoc)
	);
	if (unit) return enteringZoc(game, rule, unit, zoc, retreat.rout);
	return auto({ type: 'retreatStepped', rule, units: units.map(({ id }) => id), hex });
};

/** 8.5.1 The way back is chosen. 8.5.1 f Units that cannot go with the others go after them. */
const wayOwed = (
	game: Game,
	state: State,
	combat: CombatState,
	retreat: Retreat,
	first: Unit,
	units: readonly Unit[]
): Owed => {
	const apart = (gone: readonly UnitId[]): Retreat | null => {
		const left = units.filter(({ id }) => !gone.includes(id));
		return left.length > 0 ? groupOf(game, left, retreat) : null;
	};
	const ways = groupWays(game, state, combat, retreat, units);
	if (ways.length === 0) {
		const troops = units.filter(({ id }) => !isVehicle(counterOf(game, id).type));
		const held = troops.length > 0 ? troops : units;
		return auto(...stuck(game, combat, retreat, held, apart(held.map(({ id }) => id))));
	}
	const rule = ruleOf(retreat);
	return choice(
		first.player,
		rule,
		ways.map(({ path, units: gone }) => ({
			command: { type: 'retreat', path },
			events: () => [{ type: 'wayChosen', rule, units: gone, path, apart: apart(gone) }]
		}))
	);
};
