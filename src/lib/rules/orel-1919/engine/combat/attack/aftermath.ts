import { aftermath, cohesionFates } from '../../../rules/08-combat/08-8-aftermath.ts';
import { lossesByUnit } from '../../../rules/08-combat/08-8-losses.ts';
import { prisonersOfPursuit } from '../../../rules/08-combat/08-7-advance.ts';
import { vehicleChecks } from '../../../rules/09-vehicles.ts';
import { destroying } from '../../../procedures/vehicles.ts';
import { ROLES, type Role } from '../../../types.ts';
import type { Fact } from '../../facts.ts';
import { unitOf, type Game } from '../../game.ts';
import { auto, choice, type Owed } from '../../owed.ts';
import type { State } from '../../state.ts';
import { stage } from '../facts.ts';
import { stepsLost } from '../losses.ts';
import { applyFates, attackersWithGuns } from '../retreat/fates.ts';
import { asChecking, meetingOf, playerOf, situationOf } from '../scene.ts';
import type { CombatState, Fight } from '../state.ts';

/** 8.7.2 The Cohesion results are applied: the units that must retreat do. */
export const drivenOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const situation = situationOf(game, state, asChecking(fight));
	const attackers = cohesionFates(situation, 'attacker', fight.results);
	return auto(
		...applyFates(game, state, fight, '8.7.2', {
			attacker: attackersWithGuns(game, state, fight.player, attackers),
			defender: cohesionFates(situation, 'defender', fight.results)
		}),
		stage('8.7.2', 'advance', 'cohesion')
	);
};

/** 8.8.2 The losses and fates of both sides become facts. */
export const aftermathOwed = (
	game: Game,
	state: State,
	_combat: CombatState,
	fight: Fight
): Owed => {
	const { combat } = meetingOf(game, state, fight);
	const { took, morale, pursuit } = fight;
	const loser = fight.assault?.loser ?? 'defender';
	const losses = lossesByUnit([...took.attacker, ...took.defender]);
	const after = aftermath(combat, losses, morale);
	const destroyed = (role: Role): boolean =>
		loser === role && Object.values(after[role]).every((fate) => fate === 'eliminated');
	let captives = pursuit === 'free' ? prisonersOfPursuit(took.defender.length) : 0;
	const lost = Object.entries(losses).map(([id, steps]): Fact => {
		const unit = unitOf(game, state, id);
		const role: Role = unit.player === fight.player ? 'attacker' : 'defender';
		const pursued = role === 'defender' ? Math.min(steps, captives) : 0;
		captives -= pursued;
		const gone = steps >= unit.steps && destroyed(role);
		return stepsLost('8.8.2', id, steps, Math.max(pursued, gone ? 1 : 0));
	});
	const hits = (role: Role) => {
		const { vehicles, checks } = vehicleChecks(game.book, combat, role, took[role].length);
		return { vehicles, left: checks };
	};
	return auto(
		...lost,
		...applyFates(game, state, fight, '8.8.2', after, losses),
		{
			type: 'vehiclesHit',
			hits: { attacker: hits('attacker'), defender: hits('defender') },
			spoils: took.defender.length + after.surrendered.defender
		},
		stage('8.8.2', 'vehicles', 'assault')
	);
};

/** 9 Vehicles check for destruction; where not all of them must, their owner picks which. */
export const vehiclesOwed = (
	game: Game,
	state: State,
	_combat: CombatState,
	fight: Fight
): Owed => {
	for (const role of ROLES) {
		const { left, vehicles: hit } = fight.hits[role];
		const vehicles = hit.filter((id) => unitOf(game, state, id).fate === 'map');
		const [first] = vehicles;
		if (left === 0 || first === undefined) continue;
		const picked = vehicles.find((id) => fight.asked.includes(id));
		const next = picked ?? (vehicles.length <= left ? first : undefined);
		if (next !== undefined) return destroying(game, role, unitOf(game, state, next));
		return choice(
			playerOf(fight, role),
			'9',
			vehicles.map((unit) => ({
				command: { type: 'take', unit },
				events: () => [{ type: 'vehicleNamed', rule: '9', unit }]
			}))
		);
	}
	return auto(stage('8.8.3', 'advance'));
};
