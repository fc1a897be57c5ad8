import { mayCommand } from '../../rules/05-hq.ts';
import { maySupportAttack, maySupportDefence } from '../../rules/08-combat/08-2-4-supports.ts';
import type { Role } from '../../types.ts';
import type { Fact } from '../facts.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { isOfNwa } from '../map/city.ts';
import { ownAt } from '../map/field.ts';
import { commandValue } from '../map/supply.ts';
import { asked, auto, option, type Option, type Owed } from '../owed.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';
import { freeOfCommand } from './declaring/attack.ts';
import { fleetActs, gunOf, isClear, waits } from './declaring/shelling.ts';
import { commandedBy, commandsPlace, fightAlone, playerIn, rangeOf, sideOf } from './scene.ts';
import type { CombatState, Fight, Stage } from './state.ts';

const next = (stage: Stage): Fact => ({ type: 'stageBegan', stage });

/**
 * 5.2, 5.3 Does the HQ of this side serve a unit here: within its radius, of an army it commands, with value left? In an
 * attack as it stood when the attack was declared (WO-81).
 */
const serves = (
	game: Game,
	state: State,
	combat: CombatState,
	fight: Fight,
	role: Role,
	unit: Unit
): boolean => {
	const hq = role === 'attacker' ? fight.hq : fight.defenceHq;
	if (hq === null || unit.at === null) return false;
	const leader = unitOf(game, state, hq);
	const led = role === 'attacker' ? combat.led[hq] : undefined;
	const key = `${fight.attack} ${unit.at}`;
	const paid = combat.commanded[hq]?.includes(key) ?? false;
	const within = led
		? led.units.includes(unit.id)
		: leader.fate === 'map' && commandsPlace(game, state, hq, unit.at);
	return (
		mayCommand(counterOf(game, hq).army, counterOf(game, unit.id).army) &&
		within &&
		(paid || commandedBy(combat, hq) < (led?.value ?? commandValue(game, leader)))
	);
};

/** 16.1 The Royal Navy supports Estonians only, the 3rd Air Detachment the NWA only (WO-56). */
const isAllowed = (game: Game, id: UnitId, others: readonly Unit[]): boolean => {
	const { army, type } = counterOf(game, id);
	if (army === 'British' && type === 'fleet')
		return others.some((one) => counterOf(game, one.id).army === 'Estonian');
	return type !== 'air' || army !== 'NWA' || others.some((one) => isOfNwa(game, one.id));
};

/** 8.2.4 The units that may support one side now. */
export const helpers = (
	game: Game,
	state: State,
	combat: CombatState,
	fight: Fight,
	role: Role
): readonly Unit[] => {
	const player = playerIn(state, role);
	const side = sideOf(game, state, fight, role);
	const alone = fightAlone(game, state, side);
	return state.units.filter((unit) => {
		const { type, firepower = 0 } = counterOf(game, unit.id);
		// 1.3 Support units are those with firepower.
		if (unit.player !== player || firepower === 0) return false;
		if (type === 'air' ? unit.fate !== 'box' : unit.fate !== 'map') return false;
		const inside = role === 'defender' && unit.at === fight.place;
		// Trains in the attacked place fight, and so do guns and forts that are alone there.
		if (inside && (type === 'armoured_train' || alone(type))) return false;
		if (!inside && side.some(({ id }) => id === unit.id)) return false;
		if (!isAllowed(game, unit.id, side) || waits(game, state, unit.id)) return false;
		const to = {
			range: unit.at === null ? 0 : rangeOf(game, unit.at, fight.place),
			stacked: inside || (role === 'attacker' && side.some(({ at }) => at === unit.at)),
			hq:
				freeOfCommand({ turn: state.turn, player }) ||
				serves(game, state, combat, fight, role, unit),
			withdrew: unit.withdrew
		};
		const gun = gunOf(game, combat, unit);
		return role === 'attacker'
			? maySupportAttack(gun, { ...to, clear: isClear(game, state), night: fight.night }).ok
			: maySupportDefence(gun, to).ok;
	});
};

/** 5.2 What a support costs the HQ: its place, unless it is stacked, needs no command, or is paid for. */
export const paying = (
	game: Game,
	state: State,
	fight: Fight,
	role: Role,
	unit: Unit
): readonly Fact[] => {
	const hq = role === 'attacker' ? fight.hq : fight.defenceHq;
	const { type } = counterOf(game, unit.id);
	if (hq === null || unit.at === null || type === 'fleet' || type === 'air') return [];
	if (freeOfCommand({ turn: state.turn, player: unit.player })) return [];
	const stacked = sideOf(game, state, fight, role).some(({ at }) => at === unit.at);
	return stacked ? [] : [commandedFor(fight, hq, unit.at)];
};

/** 8.2.4 A side says who supports it, one after the other. */
export const supportsOwed = (
	game: Game,
	state: State,
	combat: CombatState,
	fight: Fight,
	role: Role,
	then: Stage
): Owed => {
	const units = helpers(game, state, combat, fight, role);
	if (units.length === 0) return auto(next(then));
	return asked(playerIn(state, role), '8.2.4', [
		...units.map((unit) =>
			option(
				{ type: 'support', unit: unit.id },
				{ type: 'supported', unit: unit.id, role },
				...paying(game, state, fight, role, unit),
				...fleetActs(game, state, unit.id, counterOf(game, unit.id).army)
			)
		),
		option(
			{ type: 'pass' },
			{ type: 'passed', rule: '8.2.4', player: playerIn(state, role) },
			next(then)
		)
	]);
};

/** 5.3 What an HQ could do for the defence: supports from outside, or its special capacity. */
const isUseful = (
	game: Game,
	state: State,
	combat: CombatState,
	fight: Fight,
	hq: Unit
): boolean => {
	const { capacity, formation } = counterOf(game, hq.id);
	const own = sideOf(game, state, fight, 'defender').some(
		({ id }) => id !== hq.id && counterOf(game, id).formation === formation
	);
	if (own && (capacity === 'De' || capacity === 'Mo')) return true;
	if (freeOfCommand({ turn: state.turn, player: hq.player })) return false;
	return helpers(
		game,
		state,
		{
			...combat,
			commanded: {
				...combat.commanded,
				[hq.id]: [...(combat.commanded[hq.id] ?? []), `${fight.attack} ${fight.place}`]
			}
		},
		{ ...fight, defenceHq: hq.id },
		'defender'
	).some(({ id, at }) => {
		const { type } = counterOf(game, id);
		return at !== fight.place && type !== 'fleet' && type !== 'air';
	});
};

/** 5.3 The HQs that can serve the defence of a place: where units stand that they may command (5.2). */
export const defendingHqs = (
	game: Game,
	state: State,
	combat: CombatState,
	fight: Pick<Fight, 'place'>
): readonly Unit[] =>
	state.units.filter(
		(unit) =>
			unit.player === playerIn(state, 'defender') &&
			unit.fate === 'map' &&
			counterOf(game, unit.id).type === 'hq' &&
			unit.mode !== 'routed' &&
			commandsPlace(game, state, unit.id, fight.place) &&
			ownAt(game, state, unit.player, fight.place).some(({ id }) =>
				mayCommand(counterOf(game, unit.id).army, counterOf(game, id).army)
			) &&
			commandedBy(combat, unit.id) < commandValue(game, unit)
	);

/** 5.3 One HQ may serve the defence, and its command value pays for the place. */
export const defenceHqOwed = (
	game: Game,
	state: State,
	combat: CombatState,
	fight: Fight
): Owed => {
	const hqs = defendingHqs(game, state, combat, fight).filter((hq) =>
		isUseful(game, state, combat, fight, hq)
	);
	if (fight.defenceHq !== null || hqs.length === 0) return auto(next('defenceSupport'));
	const options: Option[] = hqs.map(({ id }) =>
		option(
			{ type: 'serve', unit: id },
			{ type: 'defenceLed', unit: id },
			commandedFor(fight, id, fight.place),
			next('defenceSupport')
		)
	);
	return asked(playerIn(state, 'defender'), '5.3', [
		...options,
		option(
			{ type: 'pass' },
			{ type: 'passed', rule: '5.3', player: playerIn(state, 'defender') },
			next('defenceSupport')
		)
	]);
};

/** 5.3 A place that an HQ pays for. */
export const commandedFor = (
	{ attack }: Pick<Fight, 'attack'>,
	unit: UnitId,
	place: Place
): Fact => ({
	type: 'commanded',
	unit,
	attack,
	place
});
