import { isDepot, enemyOf, type Player } from '../../../types.ts';
import { moverOf } from '../../../book.ts';
import { captureResupplies, depotReturns } from '../../../rules/03-depots.ts';
import type { Fact } from '../../facts.ts';
import { unitsIn } from '../../map/field.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../../game.ts';
import type { State, Unit } from '../../state.ts';
import { inRange } from '../../map/supply.ts';
import { auto, unlessDeclined, type Option, type Owed } from '../../owed.ts';
import type { CombatState } from '../state.ts';

/** 3.3 How many units the capture of this depot may resupply. */
const prizeOf = (game: Game, depot: Unit): number =>
	captureResupplies(
		counterOf(game, depot.id).type,
		game.board.doubleTrack.includes(hexIndex(game, depot.hex))
	);

/**
 * 3.3 The depots in a hex that falls to this player; identical ones come in over a friendly edge in their owner's next
 * movement phase.
 */
export const depotsTaken = (
	game: Game,
	state: State,
	hex: string,
	player: Player
): readonly Fact[] =>
	unitsIn(game, state, hex)
		.filter((unit) => unit.player !== player && isDepot(counterOf(game, unit.id).type))
		.map((depot) => ({
			type: 'depotCaptured',
			depot: depot.id,
			steps: counterOf(game, depot.id).steps,
			turn: depotReturns(depot.player, state.player, state.turn),
			prize: { player, hex, left: prizeOf(game, depot) }
		}));

/** 9.1.2 Trains left alone are captured, unless units of their side are still with them; depots in the hex are lost. */
export const capturesOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const [first] = combat.captures;
	if (first === undefined) return auto();
	const train = unitOf(game, state, first);
	const lapsed: Fact = { type: 'captureLapsed', train: first };
	if (train.fate !== 'map' || train.hex === null) return auto(lapsed);
	const player = enemyOf(train.player);
	const held = unitsIn(game, state, train.hex).some(
		(unit) =>
			unit.player === train.player &&
			!combat.captures.includes(unit.id) &&
			!isDepot(counterOf(game, unit.id).type)
	);
	if (held) return auto(lapsed);
	const units = combat.captures.filter((id) => unitOf(game, state, id).hex === train.hex);
	return auto(...depotsTaken(game, state, train.hex, player), {
		type: 'trainsCaptured',
		units,
		player
	});
};

/** 3.3 The capturer of a depot resupplies units near it. */
export const prizeOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const [prize] = combat.prizes;
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
	const over: Fact = { type: 'prizeOver' };
	if (prize.left === 0 || thirsty.length === 0) return auto(over);
	const options = thirsty.map(({ id: unit }): Option => ({
		command: { type: 'take', unit },
		events: () => [{ type: 'prizeUsed', unit }]
	}));
	const rest = { what: 'resupply', by: 'done', then: over } as const;
	return unlessDeclined(prize.player, '3.3', options, rest);
};
