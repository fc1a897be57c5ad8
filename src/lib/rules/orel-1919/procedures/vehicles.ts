import type { Hex } from '#lib/kernel/hex/hex.ts';
import { stage } from '../engine/combat/facts.ts';
import { becameUnsupplied, hitVehicle } from '../engine/combat/losses.ts';
import { drivenBack, groupsOf } from '../engine/combat/retreat/retreats.ts';
import { fighterOf } from '../engine/combat/scene.ts';
import type { Fact } from '../engine/facts.ts';
import { counterOf, type Game } from '../engine/game.ts';
import { dice, type Owed } from '../engine/owed.ts';
import { closedArea } from '../engine/setup.ts';
import type { State, Unit } from '../engine/state.ts';
import {
	DUEL_TURNS,
	duelDie,
	duelLoss,
	type DuelResult,
	duelResult,
	type DuelTrain
} from '../rules/09-1-trains.ts';
import { vehicleDestruction } from '../rules/09-vehicles.ts';
import type { Role } from '../types.ts';

/** 9 One vehicle checks for destruction. */
export const destroying = (game: Game, role: Role, vehicle: Unit): Owed =>
	dice(
		'vehicle-destruction',
		vehicle.player,
		[vehicle.id],
		vehicleDestruction().map((fell): readonly Fact[] => [
			{ type: 'vehicleChecked', role, unit: vehicle.id, ...fell },
			...(fell.passed ? [hitVehicle(game, vehicle, '9')] : [])
		])
	);

const whole = (game: Game, train: Unit): DuelTrain => {
	const { heavy, damaged } = fighterOf(game, train);
	return { heavy: heavy === true && damaged !== true };
};

/**
 * 9.1.1 The friendly edge hexes of the railroad on which a train was beaten; of every railroad where that one has none in
 * the area of the scenario (10.1).
 */
const waysIn = (game: Game, { header }: State, train: Unit): readonly Hex[] => {
	const { board, pack } = game;
	const closed = closedArea(game, header.scenario);
	const all = board.rails
		.filter((hex) => board.edge[train.player][hex] === 1 && closed[hex] !== 1)
		.map((hex) => board.grid.hexes[hex] ?? '');
	const same = pack.data.map.lines
		.filter(({ kind, path }) => kind.endsWith('rail') && path.includes(train.hex ?? ''))
		.flatMap(({ path }) => path);
	const own = all.filter((hex) => same.includes(hex));
	return own.length > 0 ? own : all;
};

/** 9.1.1 A beaten train is away for two turns and comes back by railroad, or loses a step and retreats. */
const beaten = (game: Game, state: State, train: Unit, result: DuelResult): readonly Fact[] => {
	if (duelLoss(result) === 'away for two turns')
		return [
			{
				type: 'leftMap',
				rule: '9.1.1',
				unit: train.id,
				steps: counterOf(game, train.id).steps,
				due: {
					turn: state.turn + DUEL_TURNS,
					hexes: waysIn(game, state, train),
					group: null,
					penalty: 0,
					returning: false
				}
			}
		];
	const hit = hitVehicle(game, train, '9.1.1');
	if (hit.type === 'removed') return [hit];
	return [hit, drivenBack('9.1.1', groupsOf(game, [train], { hexes: 1, rout: false }))];
};

/** 9.1.1 The attacking train's die. */
export const duelAttack = (game: Game, own: Unit, enemy: Unit): Owed =>
	dice(
		'train-duel',
		own.player,
		[own.id, enemy.id],
		duelDie('attacker', whole(game, own)).map((fell) => [
			{ type: 'duelRolled', role: 'attacker', unit: own.id, ...fell }
		])
	);

/** 9.1.1 The defending train's die, and who has won against this total. */
export const duelDefence = (
	game: Game,
	state: State,
	attack: number,
	own: Unit,
	enemy: Unit
): Owed =>
	dice(
		'train-duel',
		enemy.player,
		[enemy.id, own.id],
		duelDie('defender', whole(game, enemy)).map((fell): readonly Fact[] => {
			const result = duelResult(attack, fell.total);
			const won = result === 'attacker' || result === 'attacker_double';
			const dry = enemy.unsupplied ? [] : (state.combat?.dry ?? []).filter((id) => id === enemy.id);
			return [
				{ type: 'duelRolled', role: 'defender', unit: enemy.id, ...fell },
				{ type: 'duelFought', result },
				// 8.2.1 Nobody supplies it; under repair it is supplied again.
				...becameUnsupplied(dry),
				...(result === 'tie' ? [] : beaten(game, state, won ? enemy : own, result)),
				stage('9.1.1', won ? 'railAdvance' : 'close')
			];
		})
	);
