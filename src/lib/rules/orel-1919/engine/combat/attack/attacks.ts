import { isDuel } from '../../../rules/08-combat/08-5-before-combat.ts';
import { isDepot, isTrain, isVehicle } from '../../../types.ts';
import type { Fact } from '../../facts.ts';
import { counterOf, unitOf, type Game } from '../../game.ts';
import { auto, choice, type Owed } from '../../owed.ts';
import type { Attack, State, Unit } from '../../state.ts';
import { enemiesIn, ready } from '../before/attacked.ts';
import { dryAttackers, refunded } from '../before/munitions.ts';
import { stage } from '../facts.ts';
import { becameUnsupplied } from '../losses.ts';
import type { CombatState, Fight } from '../state.ts';

/**
 * 8.1 II The fight of an attack as it begins. 9.1.1 An attack on a lone train is a duel, unless that leaves (8.5); 3.3
 * depots alone do not hold a hex.
 */
const begins = (game: Game, state: State, combat: CombatState, attack: Attack): readonly Fact[] => {
	const units = ready(game, state, attack);
	const enemies = enemiesIn(game, state, attack.hex);
	const duel = isDuel(units.map(({ id }) => counterOf(game, id)));
	const defenders = enemies.map(({ id }) => id);
	const sheltering = defenders.filter((id) => combat.sheltering[id] === attack.hex);
	const lone = defenders.every(
		(id) => isDepot(counterOf(game, id).type) || sheltering.includes(id)
	);
	return [
		{
			type: 'fightBegan',
			attack: attack.id,
			kind: attack.kind,
			hex: attack.hex,
			player: state.player,
			attackers: units.map(({ id }) => id),
			defenders,
			sheltering,
			dry: dryAttackers(game, state, units, combat.paid[attack.id] ?? null)
		},
		...(duel
			? [stage('9.1.1', 'evade', lone ? 'retreat before combat' : undefined)]
			: lone
				? [stage('8.7.4', 'advance', 'retreat before combat')]
				: [])
	];
};

/** 3.2 B Is a depot on the map, and not one that got all its points back (7.2)? The defender's spend none. */
const isUsedUp = ({ player }: State, depot: Unit): boolean =>
	depot.fate === 'map' && (depot.player !== player || depot.spent > 0);

/**
 * 8.1 II The active player fights his attacks in any order; those with no enemy or no attacker left lapse and cost
 * nothing (7.2).
 */
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
		return auto(...refunded(game, combat, lapsed), { type: 'attackLapsed', attack: lapsed.id });
	if (open.length === 0)
		return auto(
			...becameUnsupplied(
				combat.exhausted.filter((id) => isUsedUp(state, unitOf(game, state, id))),
				'3.2'
			),
			{ type: 'combatOver' },
			{ type: 'phaseEnded' }
		);
	return choice(
		state.player,
		'8.1',
		open.map((attack) => ({
			command: { type: 'resolve', attack: attack.id },
			events: () => begins(game, state, combat, attack)
		}))
	);
};

/** 8.2.1 The combat is over: units that were not supplied get the Unsupplied marker. */
export const closeOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const dry = [...new Set(fight.dry)].filter((id) => {
		const unit = unitOf(game, state, id);
		return unit.fate === 'map' && !unit.unsupplied;
	});
	return auto(...becameUnsupplied(dry), { type: 'fightEnded', attack: fight.attack });
};
