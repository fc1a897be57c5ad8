import { fightersOf } from '../../../rules/08-combat.ts';
import { nextLoss } from '../../../rules/08-combat/08-8-losses.ts';
import { assaulting } from '../../../procedures/assault.ts';
import { shaken, shakenUnits } from '../../../procedures/side-checks.ts';
import { ROLES, type Role } from '../../../types.ts';
import { auto, choice, type Owed } from '../../owed.ts';
import { stage } from '../facts.ts';
import { playerOf, type Scene } from '../scene.ts';
import type { Fight } from '../state.ts';
import { heroismOwed, moraleSpeechOwed } from './cards.ts';
import {
	assaultChargesOwed,
	attackerCohesionOwed,
	chargesOwed,
	coordinationOwed,
	defenderCohesionOwed
} from './checks.ts';
import { evadeOwed, followOwed } from './evasion.ts';

/** 8.8 The attacker assaults, or lets it be. Nobody is able: no Assault. */
const assaultOwed = ({ fight, combat }: Scene): Owed => {
	const able =
		fightersOf(combat, 'attacker').length > 0 && fightersOf(combat, 'defender').length > 0;
	if (!able) return auto(stage('8.8', 'close'));
	return {
		kind: 'player',
		player: fight.player,
		rule: '8.8',
		options: [
			{
				command: { type: 'assault' },
				events: () => [{ type: 'assaultOrdered' }, stage('8.8', 'assaultCharges')]
			},
			{
				command: { type: 'pass' },
				events: () => [{ type: 'declined', rule: '8.8', what: 'assault' }, stage('8.8', 'close')]
			}
		]
	};
};

/** 8.8.2 Each side gives out its losses one by one; the attacker first. */
const lossesOwed = ({ fight, combat }: Scene): Owed => {
	for (const role of ROLES) {
		const took = fight.took[role];
		if (took.length >= lossesOf(fight, role)) continue;
		const next = nextLoss(combat, role, took);
		if (next.length === 0) continue;
		return choice(
			playerOf(fight, role),
			'8.8.2',
			next.map((unit) => ({
				command: { type: 'take', unit },
				events: () => [{ type: 'lossTaken', role, units: [unit] }]
			}))
		);
	}
	return auto(stage('8.8.2', 'morale'));
};

/** 8.8.2 Steps that a side must lose. */
export const lossesOf = ({ assault }: Fight, role: Role): number =>
	(role === 'attacker' ? assault?.attackerLoss : assault?.defenderLoss) ?? 0;

/** 8.8.2, 6.2 One Morale die for the loser, whom a Fiery Speech may help. */
const moraleOwed = (scene: Scene): Owed => {
	const { fight } = scene;
	const units = shakenUnits(scene);
	const loser = playerOf(fight, fight.assault?.loser ?? 'defender');
	return moraleSpeechOwed(scene, loser, units) ?? shaken(scene, units);
};

type SceneStage =
	| 'evade'
	| 'follow'
	| 'coordination'
	| 'charges'
	| 'attackerCohesion'
	| 'defenderCohesion'
	| 'assault'
	| 'assaultCharges'
	| 'heroism'
	| 'dice'
	| 'losses'
	| 'morale';

/** 8.5 to 8.8.2 The stages that ask only who stands against whom, in their order: the engine walks them, and so do the chances. */
export const SCENES: Readonly<Record<SceneStage, (scene: Scene) => Owed>> = {
	evade: evadeOwed,
	follow: followOwed,
	coordination: coordinationOwed,
	charges: chargesOwed,
	attackerCohesion: attackerCohesionOwed,
	defenderCohesion: defenderCohesionOwed,
	assault: assaultOwed,
	assaultCharges: assaultChargesOwed,
	heroism: heroismOwed,
	dice: assaulting,
	losses: lossesOwed,
	morale: moraleOwed
};
