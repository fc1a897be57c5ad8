import { chargersOf } from '../../rules/08-7-charge.ts';
import { checkingCohesion, cohesion } from '../../rules/08-7-cohesion.ts';
import type { Stand } from '../../rules/08-combat.ts';
import type { CohesionResult, Role } from '../../types.ts';
import type { Fact } from '../facts.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { fightNow, stage } from './facts.ts';
import { playerOf, situationOf } from './fighters.ts';
import { auto, dice, yesOrNo, type Owed } from '../owed.ts';
import type { CombatState, Fight } from './state.ts';

const ROLES: readonly Role[] = ['attacker', 'defender'];

/** 8.7.1 Cavalry that may charge does so or fights dismounted; the attacker says so first. */
export const chargesOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const combat = situationOf(game, state, fight);
	for (const role of ROLES)
		for (const id of chargersOf(game.book, combat, role)) {
			if (fight.asked.includes(id)) continue;
			const asked = [...fight.asked, id];
			return yesOrNo(
				playerOf(fight, role),
				'8.7.1',
				id,
				() => [fightNow('8.7.1', { asked, charging: [...fight.charging, id] })],
				() => [fightNow('8.7.1', { asked })]
			);
		}
	return auto(stage('8.7.1', 'attackerCohesion'));
};

/** 8.7.1 The combat as the Cohesion Check sees it. */
const standOf = (game: Game, state: State, fight: Fight): Stand => ({
	combat: situationOf(game, state, fight),
	passed: fight.passed,
	charging: fight.charging,
	disorganised: []
});

const checkOf = (role: Role, after: Fight['stage']) => {
	return (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
		const units = checkingCohesion(game.book, standOf(game, state, fight), role);
		return dice(
			'cohesion',
			playerOf(fight, role),
			units.map(({ id }) => id),
			cohesion(game.book, role, units).map((results): Fact[] => {
				const made: Record<string, CohesionResult> = { ...fight.results };
				units.forEach(({ id }, at) => (made[id] = results[at] ?? 'ok'));
				return [stage('8.7.2', after, { results: made })];
			})
		);
	};
};

/** 8.7.1 One Cohesion die for each side. */
export const attackerCohesionOwed = checkOf('attacker', 'defenderCohesion');
export const defenderCohesionOwed = checkOf('defender', 'driven');
