import { spoils } from '../../../rules/08-combat/08-2-munitions.ts';
import { advance, mayAdvance } from '../../../rules/08-combat/08-7-advance.ts';
import { vehicleOverrun } from '../../../rules/09-vehicles.ts';
import { enemyOf, isCombatUnit, isDepot, isVehicle } from '../../../types.ts';
import type { Fact } from '../../facts.ts';
import { counterOf, hexIndex, placeOf, unitOf, type Game } from '../../game.ts';
import { beyondLimit } from '../../map/limits.ts';
import { fits } from '../../map/stacking.ts';
import type { State, Unit, UnitId } from '../../state.ts';
import { refunded } from '../before/munitions.ts';
import { stage } from '../facts.ts';
import { removed } from '../losses.ts';
import { depotsTaken } from '../retreat/captured.ts';
import { attackersThere, enemiesAt, fighterOf } from '../scene.ts';
import { auto, choice, unlessDeclined, type Option, type Owed } from '../../owed.ts';
import type { CombatState, Fight } from '../state.ts';

/** 8.7.4, 9 Is the hex cleared? Neither depots nor vehicles that could not leave before combat hold it. */
const cleared = (game: Game, state: State, fight: Fight): boolean =>
	enemiesAt(game, state, fight, fight.hex).every(({ id }) => {
		const { type } = counterOf(game, id);
		return isDepot(type) || (fight.after === 'retreat before combat' && isVehicle(type));
	});

/** 8.7.4, 8.2.3, 10.2 The attackers that may enter now: no vehicles without munitions. */
const ableToEnter = (game: Game, state: State, fight: Fight): readonly Unit[] => {
	const { board } = game;
	const hex = hexIndex(game, fight.hex);
	const units = attackersThere(game, state, fight).filter(({ id }) => !fight.advanced.includes(id));
	const able = mayAdvance(
		units.map((unit) => fighterOf(game, unit)),
		{ ...fight.results, ...fight.morale }
	).map(({ id }) => id);
	return units.filter((unit) => {
		const { type } = counterOf(game, unit.id);
		if (!able.includes(unit.id) || (isVehicle(type) && unit.unsupplied)) return false;
		if (type === 'tank' && board.nearRail[hex] !== 1) return false;
		if (beyondLimit(game, unit.id, hex)) return false;
		return fits(game, state, fight.hex, [placeOf(game, unit.id)]);
	});
};

/** 8.7.4 A unit enters: vehicles left there are captured or lost (9), depots are lost (3.3). */
const enters = (
	game: Game,
	state: State,
	combat: CombatState,
	fight: Fight,
	unit: Unit
): readonly Fact[] => {
	const { hex, player } = fight;
	const vehicles = enemiesAt(game, state, fight, hex).filter(({ id }) =>
		isVehicle(counterOf(game, id).type)
	);
	const ends = vehicles.map(({ id }) => ({ id, end: vehicleOverrun(counterOf(game, id)) }));
	const units = ends.filter(({ end }) => end === 'captured').map(({ id }) => id);
	const attack = state.attacks.find(({ id }) => id === fight.attack);
	return [
		...depotsTaken(game, state, hex, player),
		...ends.filter(({ end }) => end === 'eliminated').map(({ id }) => removed('9', id, 0)),
		...(units.length > 0 ? [{ type: 'trainsCaptured', units, player } as const] : []),
		...(vehicles.length > 0 && attack ? refunded(game, combat, attack) : []),
		{ type: 'advanced', rule: '8.7.4', unit: unit.id, hex }
	];
};

/** 8.7.4, 8.8.3 The attackers enter the cleared hex: at least one combat unit must after a won Assault. */
export const advanceOwed = (game: Game, state: State, combat: CombatState, fight: Fight): Owed => {
	const rule = fight.after === 'assault' ? '8.8.3' : '8.7.4';
	if (!cleared(game, state, fight))
		return auto(stage(rule, fight.after === 'cohesion' ? 'assault' : 'close'));
	const entry = advance(fight.after ?? 'cohesion', fight.assault?.loser ?? 'defender');
	if (entry === 'may not') return auto(stage(rule, 'close'));
	const orel = hexIndex(game, fight.hex) === game.board.orel;
	if (orel && fight.advanced.length === 1 && !fight.asked.includes('city'))
		return choice(
			fight.player,
			'7.1.1',
			(['suburbs', 'centre'] as const).map((place) => ({
				command: { type: 'city', place },
				events: () => [{ type: 'orelEntered', place }]
			}))
		);
	const troops = fight.advanced.some((id) => isCombatUnit(counterOf(game, id).type));
	const forced = entry === 'must' && !troops;
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
	return unlessDeclined(fight.player, rule, options, { what: 'advance', by: 'done', then: on });
};

/** 8.2.1 Spoils of War: as many advancing units as enemy steps were lost remove the Unsupplied marker or escape it. */
export const spoilsOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const on = stage('8.7.4', 'pursuit');
	const thirsty = fight.advanced.filter(
		(id) => unitOf(game, state, id).unsupplied || fight.dry.includes(id)
	);
	const left = spoils(fight.spoils, fight.advanced.length) - fight.asked.length;
	const waiting = thirsty.filter((id) => !fight.asked.includes(id));
	const served = (units: readonly UnitId[]): Fact => ({ type: 'spoilsTaken', units });
	if (left <= 0 || waiting.length === 0) return auto(on);
	if (waiting.length <= left) return auto(served(waiting), on);
	return choice(
		fight.player,
		'8.2.1',
		waiting.map((unit) => ({
			command: { type: 'take', unit },
			events: () => [served([unit])]
		}))
	);
};
