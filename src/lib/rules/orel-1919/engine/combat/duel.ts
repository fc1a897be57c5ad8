import { die } from '#lib/kernel/dice/draw.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import {
	DUEL_TURNS,
	duelLoss,
	duelResult,
	duelRoll,
	type DuelResult
} from '../../rules/09-1-trains.ts';
import { isTrain } from '../../types.ts';
import type { Fact } from '../facts.ts';
import { unitsIn } from '../field.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import type { State, Unit } from '../state.ts';
import { combatNow, fightNow, removed, stage, stepsLost } from './facts.ts';
import { fighterOf } from './fighters.ts';
import { groupsOf } from './going.ts';
import { auto, choice, dice, yesOrNo, type Owed } from '../owed.ts';
import type { CombatState, Fight, Going } from './state.ts';

/** 9.1.1 The enemy trains that may be fought. */
const opponents = (game: Game, state: State, fight: Fight): readonly Unit[] =>
	unitsIn(game, state, fight.hex).filter(
		({ id, player }) => player !== fight.player && isTrain(counterOf(game, id).type)
	);

const heavy = (game: Game, train: Unit): boolean => {
	const one = fighterOf(game, train);
	return one.heavy === true && one.damaged !== true;
};

/** 9.1.1 The friendly edge hexes of the railroad on which a train was beaten; of every railroad where that has none. */
const waysIn = (game: Game, train: Unit): readonly Hex[] => {
	const { board, pack } = game;
	const all = board.rails
		.filter((hex) => board.edge[train.player][hex] === 1)
		.map((hex) => board.grid.hexes[hex] ?? '');
	const same = pack.data.map.lines
		.filter(({ kind, path }) => kind.endsWith('rail') && path.includes(train.hex ?? ''))
		.flatMap(({ path }) => path);
	const own = all.filter((hex) => same.includes(hex));
	return own.length > 0 ? own : all;
};

/** 9.1.1 A beaten train is away for two turns and comes back by railroad, or loses a step and goes back. */
const beaten = (
	game: Game,
	state: State,
	train: Unit,
	result: DuelResult
): { readonly facts: readonly Fact[]; readonly going: readonly Going[] } => {
	if (duelLoss(result) === 'away for two turns')
		return {
			facts: [
				{
					type: 'leftMap',
					rule: '9.1.1',
					unit: train.id,
					due: {
						turn: state.turn + DUEL_TURNS,
						hexes: waysIn(game, train),
						group: null,
						penalty: 0,
						returning: false
					}
				}
			],
			going: []
		};
	if (!heavy(game, train)) return { facts: [removed('9.1.1', train.id, 0)], going: [] };
	return {
		facts: [stepsLost('9.1.1', train.id, 1)],
		going: groupsOf(game, [train], { hexes: 1, rout: false })
	};
};

/** 9.1.1 Train against train: one die each. Of several trains in the hex their player says which one fights (OR-50). */
export const duelOwed = (game: Game, state: State, combat: CombatState, fight: Fight): Owed => {
	const enemies = opponents(game, state, fight);
	const own = fight.attackers
		.map((id) => unitOf(game, state, id))
		.find(({ fate }) => fate === 'map');
	const [first] = enemies;
	if (!first || !own) return auto(stage('9.1.1', 'close'));
	const enemy = enemies.find(({ id }) => fight.asked.includes(id));
	if (!enemy)
		return choice(
			first.player,
			'9.1.1',
			enemies.map(({ id }) => ({
				command: { type: 'take', unit: id },
				events: () => [fightNow('9.1.1', { asked: [id] })]
			}))
		);
	if (fight.duel === null)
		return dice(
			'train-duel',
			own.player,
			[own.id, enemy.id],
			die(6, { label: "Attacking train's die", rule: '9.1.1' }).map((face) => [
				fightNow('9.1.1', { duel: duelRoll(face, { heavy: heavy(game, own) }) })
			])
		);
	const attack = fight.duel;
	return dice(
		'train-duel',
		enemy.player,
		[enemy.id, own.id],
		die(6, { label: "Defending train's die", rule: '9.1.1' }).map((face) => {
			const result = duelResult(attack, duelRoll(face, { heavy: heavy(game, enemy) }));
			if (result === 'tie') return [stage('9.1.1', 'close')];
			const won = result === 'attacker' || result === 'attacker_double';
			const { facts, going } = beaten(game, state, won ? enemy : own, result);
			return [
				...facts,
				combatNow('9.1.1', { going: [...combat.going, ...going] }),
				stage('9.1.1', won ? 'railAdvance' : 'close')
			];
		})
	);
};

/** 9.1.1 A train that won its attack may advance one hex, into the hex that is now free. */
export const railAdvanceOwed = (
	game: Game,
	state: State,
	_combat: CombatState,
	fight: Fight
): Owed => {
	const own = fight.attackers
		.map((id) => unitOf(game, state, id))
		.find(({ fate }) => fate === 'map');
	const free = unitsIn(game, state, fight.hex).every(({ player }) => player === fight.player);
	const on = stage('9.1.1', 'close');
	if (!own || !free) return auto(on);
	return yesOrNo(
		fight.player,
		'9.1.1',
		own.id,
		() => [{ type: 'shifted', rule: '9.1.1', unit: own.id, hex: fight.hex }, on],
		() => [on]
	);
};
