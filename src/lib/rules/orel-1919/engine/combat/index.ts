import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { advanceOwed, spoilsOwed } from './advance.ts';
import { attacksOwed, closeOwed } from './attacks.ts';
import { capturesOwed, prizeOwed } from './captured.ts';
import { cardsOwed, heroismOwed } from './cards.ts';
import { duelOwed, railAdvanceOwed } from './duel.ts';
import { attackerCohesionOwed, chargesOwed, defenderCohesionOwed } from './cohesion.ts';
import { contactOwed, coordinationOwed, supportOwed } from './coordination.ts';
import { evadedOwed, evadeOwed, followOwed } from './evasion.ts';
import { aimOwed, counterbatteryOwed, fireOwed, returnOwed } from './fire.ts';
import { announceOwed } from './supports.ts';
import { goingOwed } from './going.ts';
import { counterSupplyOwed } from './lending.ts';
import { resupplyOwed, supplyOwed } from './munitions.ts';
import { pursuitOwed } from './pursuit.ts';
import { auto, type Owed } from '../owed.ts';
import { type CombatState, type CombatStep, type Fight, type FightStage } from './state.ts';
import {
	aftermathOwed,
	assaultChargesOwed,
	assaultDiceOwed,
	assaultOwed,
	drivenOwed,
	lossesOwed,
	moraleOwed,
	vehiclesOwed
} from './storm.ts';

type StepOwes = (game: Game, state: State, combat: CombatState) => Owed;
type StageOwes = (game: Game, state: State, combat: CombatState, fight: Fight) => Owed;

/** 8.1 I The steps before the attacks, and the attacks. */
const STEPS: Readonly<Record<CombatStep, StepOwes>> = {
	aim: aimOwed,
	supply: supplyOwed,
	resupply: resupplyOwed,
	fire: fireOwed,
	counterbattery: counterbatteryOwed,
	return: returnOwed,
	announce: announceOwed,
	counterSupply: counterSupplyOwed,
	attacks: attacksOwed
};

/** 8.1 II The stages of one attack, in their order. */
const STAGES: Readonly<Record<FightStage, StageOwes>> = {
	duel: duelOwed,
	railAdvance: railAdvanceOwed,
	cards: cardsOwed,
	evade: evadeOwed,
	follow: followOwed,
	evaded: evadedOwed,
	contact: contactOwed,
	support: supportOwed,
	coordination: coordinationOwed,
	charges: chargesOwed,
	attackerCohesion: attackerCohesionOwed,
	defenderCohesion: defenderCohesionOwed,
	driven: drivenOwed,
	advance: advanceOwed,
	assault: assaultOwed,
	assaultCharges: assaultChargesOwed,
	heroism: heroismOwed,
	dice: assaultDiceOwed,
	losses: lossesOwed,
	morale: moraleOwed,
	aftermath: aftermathOwed,
	vehicles: vehiclesOwed,
	spoils: spoilsOwed,
	pursuit: pursuitOwed,
	close: closeOwed
};

/** 8.1 What comes next: those who must go back first, then captured depots, then the fight or the step. */
export const combatOwed = (game: Game, state: State): Owed => {
	const { combat } = state;
	if (!combat) return auto({ type: 'combatBegan' });
	if (combat.going.length > 0) return goingOwed(game, state, combat);
	if (combat.captures.length > 0) return capturesOwed(game, state, combat);
	if (combat.prizes.length > 0) return prizeOwed(game, state, combat);
	const { fight } = combat;
	return fight
		? STAGES[fight.stage](game, state, combat, fight)
		: STEPS[combat.step](game, state, combat);
};
