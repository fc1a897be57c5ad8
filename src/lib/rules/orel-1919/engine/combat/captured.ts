import { isDepot, enemyOf, type Player } from '../../types.ts';
import { moverOf } from '../../book.ts';
import type { Fact } from '../facts.ts';
import { unitsIn } from '../field.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import type { State, Unit } from '../state.ts';
import { inRange } from '../supply.ts';
import { combatNow, marked } from './facts.ts';
import { hexIndex } from './fighters.ts';
import { auto, type Option, type Owed } from '../owed.ts';
import type { CombatState, Prize } from './state.ts';

/** 3.3 A depot is gone; an identical one comes in the owner's next movement phase over a friendly edge. */
const depotTaken = (state: State, depot: Unit): Fact => ({
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

/** 3.3 Units that the capture of a depot may resupply; of a railroad depot on the double track, whoever controls that. */
const PRIZE = 2;
const GREAT_PRIZE = 4;
const prizeOf = (game: Game, depot: Unit): number =>
	counterOf(game, depot.id).type === 'rail-depot' &&
	game.board.doubleTrack.includes(hexIndex(game, depot.hex))
		? GREAT_PRIZE
		: PRIZE;

/** 3.3 The depots of a hex that falls to this player. */
export const depotsTaken = (
	game: Game,
	state: State,
	combat: CombatState,
	hex: string,
	player: Player
): { readonly facts: Fact[]; readonly prizes: readonly Prize[] } => {
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
				left: prizeOf(game, depot)
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
