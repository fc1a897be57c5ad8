import { chargersOf } from '../../../rules/08-combat/08-7-charge.ts';
import { disorganisedIn } from '../../../rules/08-combat/08-8-assault.ts';
import { coordinating } from '../../../procedures/coordination.ts';
import { checkingSide } from '../../../procedures/side-checks.ts';
import { ROLES } from '../../../types.ts';
import { auto, yesOrNo, type Owed } from '../../owed.ts';
import { stage } from '../facts.ts';
import { playerOf, type Scene } from '../scene.ts';

/** 8.6.2 Coordination checks, then the charges. */
export const coordinationOwed = (scene: Scene): Owed =>
	coordinating(scene) ?? auto(stage('8.6.2', 'charges'));

/** 8.7.1, 8.8.1 Cavalry that may charge does so or fights dismounted; the attacker says so first. */
const charging = (
	{ book, fight, combat }: Scene,
	rule: '8.7.1' | '8.8.1',
	disorganised: readonly string[],
	next: 'attackerCohesion' | 'heroism'
): Owed => {
	for (const role of ROLES)
		for (const unit of chargersOf(book, combat, role, disorganised))
			if (!fight.asked.includes(unit))
				return yesOrNo(
					playerOf(fight, role),
					rule,
					unit,
					() => [{ type: 'charged', unit }],
					() => [{ type: 'dismounted', unit }]
				);
	return auto(stage(rule, next));
};

/** 8.7.1 Charges before the Cohesion Check. */
export const chargesOwed = (scene: Scene): Owed => charging(scene, '8.7.1', [], 'attackerCohesion');

/** 8.8.1 Charges are determined anew (OR-22). */
export const assaultChargesOwed = (scene: Scene): Owed =>
	charging(scene, '8.8.1', disorganisedIn(scene.fight.results), 'heroism');

/** 8.7.1 One Cohesion die for each side. */
export const attackerCohesionOwed = (scene: Scene): Owed => checkingSide(scene, 'attacker');
export const defenderCohesionOwed = (scene: Scene): Owed => checkingSide(scene, 'defender');
