import type { Draw } from '#lib/kernel/dice/draw.ts';
import { mayRetreatBefore } from '../../rules/08-combat/08-2-3-before-combat.ts';
import { combat as combatRoll, lossesOf } from '../../rules/08-combat/08-2-5-results.ts';
import { bearers } from '../../rules/08-combat/08-2-6-losses.ts';
import { afterSequence } from '../../rules/09-fatigue.ts';
import { checksVehicles, vehicleCheck } from '../../rules/14-vehicles.ts';
import { stopsLines } from '../../rules/04-lines.ts';
import { isArtillery, isCombatUnit, otherRole, type Role } from '../../types.ts';
import type { Fact } from '../facts.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { isSupplied } from '../map/supply.ts';
import { retreatWays } from '../moves/back.ts';
import { away } from '../overrun.ts';
import { asked, auto, dice, option, type Owed } from '../owed.ts';
import type { State, Unit } from '../state.ts';
import { advanceOwed } from './advance.ts';
import { combatEventsOwed } from './events.ts';
import { destroyed } from './losing.ts';
import { fateOwed, fightingMotors, loserOf, lossesOwed, wasHurt, winnerOf } from './results.ts';
import {
	battleOf,
	hasHelped,
	isInsurgent,
	placesAround,
	playerIn,
	present,
	sideOf,
	stackAt
} from './scene.ts';
import { ranLow, spentAircraft, spentFleet, tankBack } from './spent.ts';
import { commandedFor, defenceHqOwed, defendingHqs, supportsOwed } from './supports.ts';
import { freshFight, type Attack, type CombatState, type Fight, type Stage } from './state.ts';

const next = (stage: Stage): Fact => ({ type: 'stageBegan', stage });

/** 8.2.2 An attack is taken up: it is fought, or nobody is left to fight it. */
export const beginning = (game: Game, state: State, attack: Attack): readonly Fact[] => {
	const over: readonly Fact[] = [
		{ type: 'attackDropped', place: attack.place },
		{ type: 'fightEnded', attack: attack.id }
	];
	const near = placesAround(game, attack.place);
	const attackers = present(game, state, attack.units).filter(
		({ mode, at }) => mode !== 'routed' && at !== null && (at === attack.place || near.includes(at))
	);
	const lead = attackers.filter(({ id }) => isCombatUnit(counterOf(game, id).type));
	if (lead.length === 0) return over;
	const enemies = stackAt(game, state, { player: playerIn(state, 'defender'), at: attack.place });
	const defenders = enemies.filter(({ id }) => counterOf(game, id).type !== 'fleet');
	const holders = defenders.filter(({ id }) => stopsLines(counterOf(game, id).type));
	const fort = holders.length > 0 && holders.every(({ id }) => counterOf(game, id).type === 'fort');
	// 13 A fort that was not alone when the attack was declared cannot be attacked by it.
	if (fort && !attack.fort) return over;
	const began: Extract<Fact, { type: 'fightBegan' }> = {
		type: 'fightBegan',
		attack: attack.id,
		place: attack.place,
		attackers: attackers.map(({ id }) => id),
		defenders: defenders.map(({ id }) => id),
		hq: attack.hq,
		night: attack.night,
		fort,
		from: [...new Set(attackers.flatMap(({ at }) => at ?? []))].filter((at) => at !== attack.place)
	};
	if (holders.length > 0) return [began];
	// 8.2.1 Into a vacated place the attackers may go, and need no supply; 5.4 HQs and Trotsky alone are lost at once.
	if (defenders.length === 0) return [began, next('advance')];
	return [
		began,
		{ type: 'supplyChecked', dry: withoutLine(game, state, freshFight(began)) },
		...destroyed(game, state, defenders, '5.4'),
		next('advance')
	];
};

/** 5.5 The HQ by whose capacity the attacked stack may slip away, if it has a unit of its division there. */
const dodging = (
	game: Game,
	state: State,
	combat: CombatState,
	fight: Fight,
	units: readonly Unit[]
): Unit | undefined =>
	defendingHqs(game, state, combat, fight).find(({ id }) => {
		const { capacity, formation } = counterOf(game, id);
		return (
			capacity === 'Do' &&
			units.some((one) => one.id !== id && counterOf(game, one.id).formation === formation)
		);
	});

/** 8.2.3 Those who can go back: all of them together, or whoever finds a way of his own. */
const ableOf = (game: Game, state: State, units: readonly Unit[]): readonly Unit[] => {
	const go = (going: readonly Unit[]): boolean =>
		retreatWays(game, state, going, 1, new Set()).length > 0;
	return go(units) ? units : units.filter((unit) => go([unit]));
};

/** 5.4, WO-55 Who is left alone by those who slip away, and goes along: cars, HQs, Trotsky; a tank is lost. */
const forsaken = (game: Game, units: readonly Unit[], going: readonly Unit[]) => {
	const left = units.filter((unit) => !going.includes(unit));
	const typed = left.map((unit) => ({ unit, type: counterOf(game, unit.id).type }));
	const held = typed.some(({ type }) => isCombatUnit(type) || isArtillery(type) || type === 'fort');
	const of = (are: boolean): readonly Unit[] =>
		held ? [] : typed.filter(({ type }) => (type === 'tank') === are).map(({ unit }) => unit);
	return { along: of(false), lost: of(true) };
};

/** 8.2.3 The defenders that may retreat before combat and find a way, Routed or not (WO-74); 5.5 the HQ that lets them. */
export const leavers = (game: Game, state: State, combat: CombatState, fight: Fight) => {
	const units = sideOf(game, state, fight, 'defender');
	const typed = units.map((unit) => ({ unit, type: counterOf(game, unit.id).type }));
	const attackers = sideOf(game, state, fight, 'attacker').map(
		({ id }) => counterOf(game, id).type
	);
	const plain = mayRetreatBefore(typed, attackers, false);
	const hq = dodging(game, state, combat, fight, units);
	const all = hq ? mayRetreatBefore(typed, attackers, true) : plain;
	const able = ableOf(
		game,
		state,
		all.map(({ unit }) => unit)
	);
	return { units, able, hq: all.length > plain.length ? hq : undefined };
};

/** 8.2.3 They go or stand: their owner says so. */
const withdrawOwed = (game: Game, state: State, combat: CombatState, fight: Fight): Owed => {
	const { units, able, hq } = leavers(game, state, combat, fight);
	const stand = next('attackSupport');
	if (able.length === 0) return auto(stand);
	const { along, lost } = forsaken(game, units, able);
	const going = [...able, ...along];
	return asked(playerIn(state, 'defender'), '8.2.3', [
		option(
			{ type: 'leave' },
			{ type: 'withdrew', units: going.map(({ id }) => id) },
			...(hq
				? [{ type: 'defenceLed', unit: hq.id } as const, commandedFor(fight, hq.id, fight.place)]
				: []),
			{
				type: 'retreatOwed',
				retreats: [
					{
						rule: '8.2.3',
						units: going.map(({ id }) => id),
						from: fight.place,
						hexes: 1,
						rout: false
					}
				]
			},
			...destroyed(game, state, lost, '14.1'),
			stand
		),
		option({ type: 'stand' }, { type: 'stood', place: fight.place }, stand)
	]);
};

/** 8.2.2 Is anybody left to be fought? Else the attackers may enter. 13 Not a fort that was not alone as the attack began. */
const isEmptied = (game: Game, state: State, fight: Fight): boolean =>
	!sideOf(game, state, fight, 'defender').some(({ id }) => {
		const { type } = counterOf(game, id);
		return !fight.withdrew.includes(id) && stopsLines(type) && (fight.fort || type !== 'fort');
	});

/** 4.1 Units of both sides, supports too, that have no line of supply as the combat begins. */
export const withoutLine = (game: Game, state: State, fight: Fight): readonly string[] =>
	[
		...sideOf(game, state, fight, 'attacker'),
		...sideOf(game, state, fight, 'defender'),
		...[...fight.supports.attacker, ...fight.supports.defender].map((id) => unitOf(game, state, id))
	]
		.filter((unit) => {
			const { type } = counterOf(game, unit.id);
			return type !== 'hq' && type !== 'leader' && !isSupplied(game, state, unit);
		})
		.map(({ id }) => id);

/** 9.1 The first night attack that is fought in a sequence tires the NWA (WO-13, WO-76). */
const nightTires = (
	{ fatigue }: State,
	{ nightFought }: CombatState,
	{ night }: Fight
): readonly Fact[] =>
	night && !nightFought
		? [{ type: 'fatigueRose', level: afterSequence(fatigue, true, false) }]
		: [];

/** 8.2.5 The dice, and what the table says. */
const diceOwed = (game: Game, state: State, combat: CombatState, fight: Fight): Owed => {
	const battle = battleOf(game, state, fight);
	const dry = withoutLine(game, state, fight);
	// 8.2.6 Whoever is Routed by now does not fire; 8.2.4 nor who has helped others.
	const silent = fight.defenders.filter(
		(id) => unitOf(game, state, id).mode === 'routed' || hasHelped(state, fight, id)
	);
	const draw: Draw<readonly Fact[]> = combatRoll(game.book, battle).map((roll) => {
		const [attacker, defender] = lossesOf(
			[roll.attacker.loss, roll.defender.loss],
			bearers(battle)
		);
		return [
			{ type: 'supplyChecked', dry, ...(silent.length > 0 && { silent }) },
			{
				type: 'attackFought',
				score: roll.score,
				modifier: roll.modifier,
				winner: roll.winner,
				attacker: { loss: attacker, code: roll.attacker.code },
				defender: { loss: defender, code: roll.defender.code },
				lines: roll.lines,
				morale: roll.morale,
				ratio: roll.ratio
			},
			...nightTires(state, combat, fight),
			next('loserLosses')
		];
	});
	return dice('attack', state.player, fight.attackers, draw);
};

/** 14.1 Tanks and cars of a side that was hurt while enemy supports, or trains in contact, fired roll, each for itself (WO-77). */
const vehiclesOwed = (game: Game, state: State, fight: Fight): Owed => {
	const checks = (role: Role): boolean => {
		const other = otherRole(role);
		const others = other === 'defender' ? fight.defenders : fight.attackers;
		const trains = others.some(
			(id) =>
				counterOf(game, id).type === 'armoured_train' &&
				![...fight.withdrew, ...fight.silent].includes(id)
		);
		return checksVehicles({
			hurt: wasHurt(fight, role),
			enemySupported: fight.supports[other].length > 0 || trains
		});
	};
	const unit = fightingMotors(game, state, fight).find(
		({ id, player }) =>
			!fight.checked.includes(id) && checks(player === state.player ? 'attacker' : 'defender')
	);
	if (!unit) return auto(next('advance'));
	return dice(
		'vehicle',
		unit.player,
		[unit.id],
		vehicleCheck().map((lost): readonly Fact[] => [
			{ type: 'vehicleChecked', unit: unit.id, lost },
			...(lost ? destroyed(game, state, [unit], '14.1') : [])
		])
	);
};

/** 6, WO-67 Insurgents who have not won their district are put down. */
const putDown = (game: Game, state: State, fight: Fight): readonly Fact[] =>
	isEmptied(game, state, fight)
		? []
		: present(game, state, fight.attackers)
				.filter(({ id, at }) => at === fight.place && isInsurgent(game, id))
				.map(({ id }): Fact => ({ type: 'removed', rule: '6', unit: id, prisoners: 0 }));

/** 8.2.2 The end of an attack: markers, tanks and aircraft leave, vehicles without company are lost. */
const closeOwed = (game: Game, state: State, fight: Fight): Owed => {
	// 5.4 An attack on a lone HQ is one too, without dice.
	const made = fight.result !== null || (fight.defenders.length > 0 && fight.withdrew.length === 0);
	const tanks = made
		? present(game, state, fight.attackers).filter(({ id }) => counterOf(game, id).type === 'tank')
		: [];
	return auto(
		...ranLow(game, state, fight.dry),
		...tanks.map(({ id }) => away(id, '14.1.1', tankBack(game, state, id), 'recruitment')),
		...spentAircraft(game, state, fight.supports.attacker),
		...spentFleet(game, state),
		...putDown(game, state, fight),
		{ type: 'fightEnded', attack: fight.attack }
	);
};

/** 8.2.2 What the current stage of an attack owes. */
export const fightOwed = (game: Game, state: State, combat: CombatState, fight: Fight): Owed => {
	switch (fight.stage) {
		case 'withdraw':
			return withdrawOwed(game, state, combat, fight);
		case 'attackSupport':
			return isEmptied(game, state, fight)
				? auto(next('advance'))
				: supportsOwed(game, state, combat, fight, 'attacker', 'defenceHq');
		case 'defenceHq':
			return defenceHqOwed(game, state, combat, fight);
		case 'defenceSupport':
			return supportsOwed(game, state, combat, fight, 'defender', 'events');
		case 'events':
			return combatEventsOwed(game, state, fight);
		case 'dice':
			return diceOwed(game, state, combat, fight);
		case 'loserLosses':
			return lossesOwed(game, state, fight, loserOf(fight), 'loserState');
		case 'loserState':
			return fateOwed(game, state, fight, loserOf(fight), 'winnerLosses');
		case 'winnerLosses':
			return lossesOwed(game, state, fight, winnerOf(fight), 'winnerState');
		case 'winnerState':
			return fateOwed(game, state, fight, winnerOf(fight), 'vehicles');
		case 'vehicles':
			return vehiclesOwed(game, state, fight);
		case 'advance':
			return advanceOwed(game, state, fight);
		case 'close':
			return closeOwed(game, state, fight);
	}
};
