import { isDepot, isTrain, isVehicle } from '../../types.ts';
import { counterOf, type Game } from '../game.ts';
import type { Fact } from '../facts.ts';
import { unitOf } from '../game.ts';
import type { Attack, State } from '../state.ts';
import { combatNow, marked } from './facts.ts';
import { enemiesIn, dryAttackers, ready, refunded } from './munitions.ts';
import { auto, choice, type Owed } from '../owed.ts';
import type { CombatState, Fight } from './state.ts';

const NO_HITS = { vehicles: [], left: 0 } as const;

/** 8.1 II The fight of an attack as it begins. */
const opened = (game: Game, state: State, combat: CombatState, attack: Attack): Fact => {
	const units = ready(game, state, attack);
	const enemies = enemiesIn(game, state, attack.hex);
	const duel = units.every(({ id }) => isTrain(counterOf(game, id).type));
	const lone = enemies.every(({ id }) => isDepot(counterOf(game, id).type));
	const fight: Fight = {
		attack: attack.id,
		kind: attack.kind,
		hex: attack.hex,
		player: state.player,
		stage: duel ? 'duel' : lone ? 'advance' : 'cards',
		attackers: units.map(({ id }) => id),
		defenders: enemies.map(({ id }) => id),
		sheltering: enemies.map(({ id }) => id).filter((id) => combat.sheltering[id] === attack.hex),
		asked: [],
		contact: [],
		supports: [],
		checked: [],
		passed: [],
		charging: [],
		results: {},
		column: null,
		attackerTook: [],
		defenderTook: [],
		morale: {},
		after: lone ? 'retreat before combat' : null,
		advanced: [],
		fled: [],
		trails: {},
		leaving: [],
		attackerHits: NO_HITS,
		defenderHits: NO_HITS,
		pursuit: 'none',
		dry: dryAttackers(game, state, units, combat.paid[attack.id] ?? null),
		attackerLost: 0,
		defenderLost: 0,
		duel: null,
		events: {}
	};
	return { type: 'fightBegan', rule: '8.1', fight };
};

/** 8.1 II The active player fights his attacks in any order; those without enemy or attacker lapse and cost nothing (7.2). */
export const attacksOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const open = state.attacks.filter(({ id }) => !combat.resolved.includes(id));
	const lapsed = open.find(
		(attack) =>
			enemiesIn(game, state, attack.hex).length === 0 ||
			ready(game, state, attack).every(
				({ id }) => isVehicle(counterOf(game, id).type) && !isTrain(counterOf(game, id).type)
			)
	);
	if (lapsed)
		return auto(
			...refunded(game, state, combat, lapsed),
			combatNow('7.2', { resolved: [...combat.resolved, lapsed.id] })
		);
	if (open.length === 0)
		return auto(
			...marked(
				'3.2',
				combat.exhausted.filter((id) => unitOf(game, state, id).fate === 'map'),
				{ unsupplied: true }
			),
			{ type: 'combatOver' },
			{ type: 'phaseEnded' }
		);
	return choice(
		state.player,
		'8.1',
		open.map((attack) => ({
			command: { type: 'resolve', attack: attack.id },
			events: () => [opened(game, state, combat, attack)]
		}))
	);
};

/** 8.2.1 The combat is over: who was not supplied takes its marker. */
export const closeOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const dry = [...new Set(fight.dry)].filter((id) => {
		const unit = unitOf(game, state, id);
		return unit.fate === 'map' && !unit.unsupplied;
	});
	return auto(...marked('8.2.1', dry, { unsupplied: true }), {
		type: 'fightEnded',
		attack: fight.attack
	});
};
