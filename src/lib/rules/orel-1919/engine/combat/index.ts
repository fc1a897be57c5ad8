import type { Game } from '../game.ts';
import type { Owed } from '../owed.ts';
import type { State } from '../state.ts';
import { advanceOwed, spoilsOwed } from './attack/advance.ts';
import { aftermathOwed, drivenOwed, vehiclesOwed } from './attack/aftermath.ts';
import { SCENES } from './attack/assault.ts';
import { attacksOwed, closeOwed } from './attack/attacks.ts';
import { cardsOwed, raidOwed } from './attack/cards.ts';
import { duelOwed, railAdvanceOwed } from './attack/duel.ts';
import { evadedOwed } from './attack/evasion.ts';
import { contactOwed, supportOwed } from './attack/joining.ts';
import { pursuitOwed } from './attack/pursuit.ts';
import { aimOwed, counterbatteryOwed, fireOwed, returnOwed } from './before/fire.ts';
import { defenceSupplyOwed } from './before/lending.ts';
import { resupplyOwed, supplyOwed } from './before/munitions.ts';
import { planOwed } from './before/plan.ts';
import { announceOwed } from './before/supports.ts';
import { capturesOwed, prizeOwed } from './retreat/captured.ts';
import { retreatOwed } from './retreat/retreats.ts';
import { asChecking, meetingOf, sceneOf, type Scene } from './scene.ts';
import type { CombatState, CombatStep, Fight, FightStage } from './state.ts';

type StepOwes = (game: Game, state: State, combat: CombatState) => Owed;
type StageOwes = (game: Game, state: State, combat: CombatState, fight: Fight) => Owed;

/** 8.1 I The steps before the attacks, and then the attacks. */
const STEPS: Readonly<Record<CombatStep, StepOwes>> = {
	supply: supplyOwed,
	resupply: resupplyOwed,
	aim: aimOwed,
	fire: fireOwed,
	counterbattery: counterbatteryOwed,
	return: returnOwed,
	announce: announceOwed,
	plan: planOwed,
	defenceSupply: defenceSupplyOwed,
	attacks: attacksOwed
};

/** A stage that depends only on who stands against whom: as they stand, or as they meet in the Assault. */
const standing =
	(owes: (scene: Scene) => Owed): StageOwes =>
	(game, state, _combat, fight) =>
		owes(sceneOf(game, state, asChecking(fight)));
const meeting =
	(owes: (scene: Scene) => Owed): StageOwes =>
	(game, state, _combat, fight) =>
		owes(meetingOf(game, state, fight));

/** 8.1 II The stages of one attack, in their order. */
const STAGES: Readonly<Record<FightStage, StageOwes>> = {
	duel: duelOwed,
	railAdvance: railAdvanceOwed,
	cards: cardsOwed,
	evade: standing(SCENES.evade),
	follow: standing(SCENES.follow),
	evaded: evadedOwed,
	contact: contactOwed,
	support: supportOwed,
	coordination: standing(SCENES.coordination),
	charges: standing(SCENES.charges),
	attackerCohesion: standing(SCENES.attackerCohesion),
	defenderCohesion: standing(SCENES.defenderCohesion),
	driven: drivenOwed,
	advance: advanceOwed,
	assault: meeting(SCENES.assault),
	assaultCharges: meeting(SCENES.assaultCharges),
	heroism: meeting(SCENES.heroism),
	dice: meeting(SCENES.dice),
	losses: meeting(SCENES.losses),
	morale: meeting(SCENES.morale),
	aftermath: aftermathOwed,
	vehicles: vehiclesOwed,
	spoils: spoilsOwed,
	pursuit: pursuitOwed,
	close: closeOwed
};

/** 8.1 What comes next: units that must retreat first, then captured depots, then the fight or the step. */
export const combatOwed = (game: Game, state: State): Owed => {
	const { combat } = state;
	if (!combat) return raidOwed(game, state);
	if (combat.retreats.length > 0) return retreatOwed(game, state, combat);
	if (combat.captures.length > 0) return capturesOwed(game, state, combat);
	if (combat.prizes.length > 0) return prizeOwed(game, state, combat);
	const { fight } = combat;
	return fight
		? STAGES[fight.stage](game, state, combat, fight)
		: STEPS[combat.step](game, state, combat);
};
