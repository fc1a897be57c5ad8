import { fightersOf } from '../../../rules/08-combat.ts';
import { chargersOf } from '../../../rules/08-combat/08-7-charge.ts';
import { disorganisedIn } from '../../../rules/08-combat/08-8-assault.ts';
import { nextLoss } from '../../../rules/08-combat/08-8-losses.ts';
import {
	assaulting,
	checkingSide,
	coordinating,
	shaken,
	shakenUnits
} from '../../../procedures/combat.ts';
import { ROLES, type Role } from '../../../types.ts';
import { auto, choice, unlessDeclined, yesOrNo, type Option, type Owed } from '../../owed.ts';
import { stage } from '../facts.ts';
import { playerOf, type Scene } from '../scene.ts';
import type { Fight } from '../state.ts';
import { heroismOwed, moraleSpeechOwed } from './cards.ts';
import { evadeOwed, followOwed } from './evasion.ts';

/** 8.7.1, 8.8.1 Cavalry that may charge either does so or fights dismounted; the attacker decides first. */
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
					rule,
					{ id: unit, player: playerOf(fight, role) },
					{ type: 'charged', unit },
					{ type: 'dismounted', unit }
				);
	return auto(stage(rule, next));
};

/** 8.8 The attacker assaults or declines to. Where nobody is able to, there is no Assault. */
const assaultOwed = ({ fight, combat }: Scene): Owed => {
	const able =
		fightersOf(combat, 'attacker').length > 0 && fightersOf(combat, 'defender').length > 0;
	if (!able) return auto(stage('8.8', 'close'));
	const assaults: Option = {
		command: { type: 'assault' },
		events: () => [{ type: 'assaultOrdered' }, stage('8.8', 'assaultCharges')]
	};
	const stays = { what: 'assault', by: 'pass', then: stage('8.8', 'close') } as const;
	return unlessDeclined(fight.player, '8.8', [assaults], stays);
};

/** 8.8.2 Each side assigns its losses one by one, the attacker first. */
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

/** 8.8.2 How many steps a side must lose. */
export const lossesOf = ({ assault }: Fight, role: Role): number =>
	(role === 'attacker' ? assault?.attackerLoss : assault?.defenderLoss) ?? 0;

/** 8.8.2, 6.2 One Morale die for the loser, who may be helped by a Fiery Speech. */
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

/**
 * 8.5 to 8.8.2 The stages that depend only on who stands against whom, in order. Both the engine and the chances walk
 * through them.
 */
export const SCENES: Readonly<Record<SceneStage, (scene: Scene) => Owed>> = {
	evade: evadeOwed,
	follow: followOwed,
	coordination: coordinating,
	charges: (scene) => charging(scene, '8.7.1', [], 'attackerCohesion'),
	attackerCohesion: (scene) => checkingSide(scene, 'attacker'),
	defenderCohesion: (scene) => checkingSide(scene, 'defender'),
	assault: assaultOwed,
	// Who charges is worked out again (OR-22).
	assaultCharges: (scene) =>
		charging(scene, '8.8.1', disorganisedIn(scene.fight.results), 'heroism'),
	heroism: heroismOwed,
	dice: assaulting,
	losses: lossesOwed,
	morale: moraleOwed
};
