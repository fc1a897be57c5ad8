import { distance, neighboursOf } from '#lib/kernel/hex.ts';
import { spoils } from '../../rules/08-2-munitions.ts';
import { freePursuit, mayAdvance, mayPursue } from '../../rules/08-7-advance.ts';
import { vehicleOverrun } from '../../rules/09-vehicles.ts';
import { moverOf } from '../../tables.ts';
import { enemyOf, isCombatUnit, isDepot, isVehicle, type Player } from '../../types.ts';
import type { OrelEvent } from '../events.ts';
import { unitsIn } from '../field.ts';
import { counterOf, placeOf, unitOf, type Game } from '../game.ts';
import { fits } from '../stacking.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { inRange, onDoubleTrack } from '../supply.ts';
import { combatNow, fightNow, marked, removed, stage } from './facts.ts';
import { attackersThere, fighterOf, hexIndex } from './fighters.ts';
import { refunded } from './munitions.ts';
import { auto, choice, type Option, type Owed } from './owed.ts';
import type { CombatState, Fight, Prize } from './state.ts';

const NO_HITS = { vehicles: [], left: 0 } as const;

/** The enemies that stand in a hex. */
const enemiesAt = (game: Game, state: State, fight: Fight, hex: string): readonly Unit[] =>
	unitsIn(game, state, hex).filter(({ player }) => player !== fight.player);

/** 8.7.4, 9 Is the hex cleared? Depots do not hold it, nor vehicles that could not leave before combat. */
const cleared = (game: Game, state: State, fight: Fight): boolean =>
	enemiesAt(game, state, fight, fight.hex).every(({ id }) => {
		const { type } = counterOf(game, id);
		return isDepot(type) || (fight.after === 'retreat before combat' && isVehicle(type));
	});

/** 8.8.3 Has the attacker lost the Assault? Columns up to 7. */
const attackerLost = (game: Game, fight: Fight): boolean =>
	fight.column !== null &&
	game.book.charts.ASSAULT_RESULTS.at(fight.column, 'loser') === 'attacker';

/** 8.7.4 The attackers that may enter now. */
const ableToEnter = (game: Game, state: State, fight: Fight): readonly Unit[] => {
	const { board } = game;
	const hex = hexIndex(game, fight.hex);
	const units = attackersThere(game, state, fight).filter(({ id }) => !fight.advanced.includes(id));
	const able = mayAdvance(
		[...units, ...fight.advanced.map((id) => unitOf(game, state, id))].map((unit) =>
			fighterOf(game, unit)
		),
		{ ...fight.results, ...fight.morale }
	).map(({ id }) => id);
	const escorted = fight.advanced.some((id) => isCombatUnit(counterOf(game, id).type));
	return units.filter((unit) => {
		const { type } = counterOf(game, unit.id);
		if (!able.includes(unit.id)) return false;
		if (isVehicle(type) && !escorted) return false;
		if (type === 'tank' && board.nearRail[hex] !== 1) return false;
		if (type === 'armored-train') return false;
		return fits(game, state, fight.hex, [placeOf(game, unit.id)]);
	});
};

/** 3.3 A depot is gone; an identical one comes in the owner's next movement phase over a friendly edge. */
const depotTaken = (state: State, depot: Unit): OrelEvent => ({
	type: 'removed',
	rule: '3.3',
	unit: depot.id,
	prisoners: 0,
	due: {
		turn: depot.player === 'red' && state.player === 'white' ? state.turn : state.turn + 1,
		hexes: [],
		group: null,
		penalty: 0,
		returning: false
	}
});

/** 3.3 Units that the capture of a depot may resupply; of a railroad depot on the double track. */
const PRIZE = 2;
const GREAT_PRIZE = 4;

/** 3.3 The depots of a hex that falls to this player. */
const depotsTaken = (
	game: Game,
	state: State,
	combat: CombatState,
	hex: string,
	player: Player
): { readonly facts: OrelEvent[]; readonly prizes: readonly Prize[] } => {
	const depots = unitsIn(game, state, hex).filter(
		(unit) => unit.player !== player && isDepot(counterOf(game, unit.id).type)
	);
	return {
		facts: depots.map((depot) => depotTaken(state, depot)),
		prizes: [
			...combat.prizes,
			...depots.map((depot) => ({
				player,
				hex,
				left: onDoubleTrack(game, state, depot) ? GREAT_PRIZE : PRIZE
			}))
		]
	};
};

/** 9.1.2 Trains left alone are captured, unless units of their side are still with them; depots of the hex are lost. */
export const capturesOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const [first, ...rest] = combat.captures;
	if (first === undefined) return auto();
	const train = unitOf(game, state, first);
	const dropped = combatNow('9.1.2', { captures: rest });
	if (train.fate !== 'map' || train.hex === null) return auto(dropped);
	const player = enemyOf(train.player);
	const held = unitsIn(game, state, train.hex).some(
		(unit) =>
			unit.player === train.player &&
			!combat.captures.includes(unit.id) &&
			!isDepot(counterOf(game, unit.id).type)
	);
	if (held) return auto(dropped);
	const units = combat.captures.filter((id) => unitOf(game, state, id).hex === train.hex);
	const { facts, prizes } = depotsTaken(game, state, combat, train.hex, player);
	return auto(
		...facts,
		{ type: 'captured', rule: '9.1.2', units, player },
		combatNow('9.1.2', { captures: combat.captures.filter((id) => !units.includes(id)), prizes })
	);
};

/** 8.7.4 A unit enters: vehicles left there are taken or lost (9), depots are lost (3.3). */
const enters = (
	game: Game,
	state: State,
	combat: CombatState,
	fight: Fight,
	unit: Unit
): OrelEvent[] => {
	const enemies = enemiesAt(game, state, fight, fight.hex);
	const { facts, prizes } = depotsTaken(game, state, combat, fight.hex, fight.player);
	const vehicles = enemies.filter(({ id }) => isVehicle(counterOf(game, id).type));
	const overran = vehicles.length > 0;
	const trains: UnitId[] = [];
	for (const { id } of vehicles)
		if (vehicleOverrun({ type: counterOf(game, id).type }) === 'captured') trains.push(id);
		else facts.push(removed('9', id, 0));
	if (trains.length > 0)
		facts.push({ type: 'captured', rule: '9.1.2', units: trains, player: fight.player });
	const attack = state.attacks.find(({ id }) => id === fight.attack);
	return [
		...facts,
		...(overran && attack ? refunded(game, state, combat, attack) : []),
		...(prizes.length > combat.prizes.length ? [combatNow('3.3', { prizes })] : []),
		{ type: 'shifted', rule: '8.7.4', unit: unit.id, hex: fight.hex },
		fightNow('8.7.4', { advanced: [...fight.advanced, unit.id] })
	];
};

/** 8.7.4, 8.8.3 The attackers enter the cleared hex: at least one combat unit must after a won Assault. */
export const advanceOwed = (game: Game, state: State, combat: CombatState, fight: Fight): Owed => {
	const rule = fight.after === 'assault' ? '8.8.3' : '8.7.4';
	if (!cleared(game, state, fight))
		return auto(stage(rule, fight.after === 'cohesion' ? 'assault' : 'close'));
	if (fight.after === 'assault' && attackerLost(game, fight)) return auto(stage(rule, 'close'));
	const orel = hexIndex(game, fight.hex) === game.board.orel;
	if (orel && fight.advanced.length === 1 && !fight.asked.includes('city'))
		return choice(
			fight.player,
			'7.1.1',
			(['suburbs', 'centre'] as const).map((place) => ({
				command: { type: 'city', place },
				events: () => [
					{ type: 'placedInOrel', place, chosen: false },
					fightNow('7.1.1', { asked: [...fight.asked, 'city'] })
				]
			}))
		);
	const troops = fight.advanced.some((id) => isCombatUnit(counterOf(game, id).type));
	const forced = fight.after === 'assault' && !troops;
	const zone = game.board.zone[enemyOf(fight.player)][hexIndex(game, fight.hex)] === 1;
	const able = zone && !forced ? [] : ableToEnter(game, state, fight);
	const options: Option[] = able.map((unit) => ({
		command: { type: 'advance', unit: unit.id },
		events: () => enters(game, state, combat, fight, unit)
	}));
	const on = stage(rule, fight.advanced.length > 0 ? 'spoils' : 'close');
	if (options.length === 0) return auto(on);
	if (forced && able.some(({ id }) => isCombatUnit(counterOf(game, id).type)))
		return choice(fight.player, rule, options);
	return {
		kind: 'player',
		player: fight.player,
		rule,
		options: [...options, { command: { type: 'done' }, events: () => [on] }]
	};
};

/** 8.2.1 Spoils of War: as many advancing units as enemy steps were lost shed or escape the marker. */
export const spoilsOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const on = stage('8.7.4', 'pursuit');
	if (fight.after !== 'assault' || fight.defenderLost === 0) return auto(on);
	const thirsty = fight.advanced.filter(
		(id) => unitOf(game, state, id).unsupplied || fight.dry.includes(id)
	);
	const left = spoils(fight.defenderLost, fight.advanced.length) - fight.asked.length;
	const waiting = thirsty.filter((id) => !fight.asked.includes(id));
	const served = (ids: readonly UnitId[]): OrelEvent[] => [
		...marked(
			'8.2.1',
			ids.filter((id) => unitOf(game, state, id).unsupplied),
			{
				unsupplied: false
			}
		),
		fightNow('8.2.1', {
			asked: [...fight.asked, ...ids],
			dry: fight.dry.filter((id) => !ids.includes(id))
		})
	];
	if (left <= 0 || waiting.length === 0) return auto(on);
	if (waiting.length <= left) return auto(...served(waiting), on);
	return choice(
		fight.player,
		'8.2.1',
		waiting.map((unit) => ({
			command: { type: 'take', unit },
			events: () => served([unit])
		}))
	);
};

interface Chase {
	readonly hex: string;
	/** A hex to go through first; null: it is next to the pursuers. */
	readonly by: string | null;
}

/** 8.7.4 Where the cavalry may still catch the beaten. */
const chases = (game: Game, state: State, fight: Fight): readonly Chase[] => {
	const { grid, cost } = game.board;
	const fled = fight.fled
		.map((id) => unitOf(game, state, id))
		.filter(({ fate, player }) => fate === 'map' && player !== fight.player);
	const free = freePursuit(fled.map((unit) => fighterOf(game, unit)));
	const here = hexIndex(game, fight.hex);
	const hexes = [...new Set(fled.flatMap(({ hex }) => hex ?? []))];
	const open = (from: number, to: number): boolean => {
		const side = [0, 1, 2, 3, 4, 5].find((one) => grid.neighbours[from * 6 + one] === to);
		return side !== undefined && (cost.cav[from * 6 + side] ?? -1) >= 0;
	};
	return hexes.flatMap((hex): Chase[] => {
		const there = enemiesAt(game, state, fight, hex);
		const target = hexIndex(game, hex);
		if (!there.every(({ id }) => fight.fled.includes(id))) return [];
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

/** 8.7.4 The cavalry that has advanced may pursue, once in a combat; an armoured car may go with it. */
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
			if (car !== null) {
				const slot = game.board.cost[moverOf('armored-car')];
				const from = hexIndex(game, by ?? fight.hex);
				const side = [0, 1, 2, 3, 4, 5].find(
					(one) => game.board.grid.neighbours[from * 6 + one] === hexIndex(game, hex)
				);
				if (side === undefined || (slot[from * 6 + side] ?? -1) < 0) return [];
			}
			return [
				{
					command: { type: 'pursue', hex, car },
					events: () => [
						...(by === null
							? []
							: units.map((unit): OrelEvent => ({
									type: 'shifted',
									rule: '8.7.4',
									unit,
									hex: by
								}))),
						pursues(game, state, fight, hex, units, free)
					]
				}
			];
		})
	);
	if (options.length === 0) return auto(on);
	return {
		kind: 'player',
		player: fight.player,
		rule: '8.7.4',
		options: [...options, { command: { type: 'pass' }, events: () => [on] }]
	};
};

/** 8.7.4 The fight goes on as the Assault of the pursuit, without guns; the Disorganised stay so. */
const pursues = (
	game: Game,
	state: State,
	fight: Fight,
	hex: string,
	units: readonly UnitId[],
	free: boolean
): OrelEvent =>
	stage('8.7.4', 'assaultCharges', {
		kind: 'prepared',
		hex,
		attackers: units,
		defenders: enemiesAt(game, state, fight, hex).map(({ id }) => id),
		sheltering: [],
		contact: [],
		supports: [],
		passed: [],
		charging: [],
		results: Object.fromEntries(
			units.filter((id) => fight.results[id] === 'disorganised').map((id) => [id, 'disorganised'])
		),
		column: null,
		attackerTook: [],
		defenderTook: [],
		morale: {},
		after: null,
		advanced: [],
		fled: [],
		trails: {},
		attackerHits: NO_HITS,
		defenderHits: NO_HITS,
		attackerLost: 0,
		defenderLost: 0,
		pursuit: free ? 'free' : 'plain'
	});

/** 3.3 The capturer of a depot resupplies units near it. */
export const prizeOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const [prize, ...rest] = combat.prizes;
	if (!prize) return auto();
	const here = hexIndex(game, prize.hex);
	const thirsty = state.units.filter((unit) => {
		if (unit.fate !== 'map' || unit.player !== prize.player || !unit.unsupplied) return false;
		const { type } = counterOf(game, unit.id);
		const depot = { ...unit, hex: prize.hex };
		return (
			!isDepot(type) &&
			inRange(game, state, depot, hexIndex(game, unit.hex), moverOf(type)) &&
			here >= 0
		);
	});
	if (prize.left === 0 || thirsty.length === 0) return auto(combatNow('3.3', { prizes: rest }));
	return {
		kind: 'player',
		player: prize.player,
		rule: '3.3',
		options: [
			...thirsty.map((unit): Option => ({
				command: { type: 'take', unit: unit.id },
				events: () => [
					...marked('3.3', [unit.id], { unsupplied: false }),
					combatNow('3.3', { prizes: [{ ...prize, left: prize.left - 1 }, ...rest] })
				]
			})),
			{ command: { type: 'done' }, events: () => [combatNow('3.3', { prizes: rest })] }
		]
	};
};
