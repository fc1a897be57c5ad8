import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Cause } from '../engine/causes.ts';
import type { BattleState } from '../engine/state.ts';
import { nameOf } from '../engine/table/unit.ts';
import { words } from './en/table.ts';

/** Why something is owed, in a few words behind it: where nobody is named, and where somebody is. */
const WORDS: Readonly<Record<Cause['what'], readonly [alone: string, named?: string]>> = {
	fire: [words.underFire, words.fireOfUnit],
	melee: [words.aMelee, words.meleeWithUnit],
	shells: [words.inABombardment, words.bombardmentOfUnit],
	petrol_bombs: [words.petrolBombs, words.petrolBombsOfUnit],
	beaten: [words.aMeleeWasLost, words.meleeLostWithUnit],
	off_table: [words.aUnitFellBackOffTheTable, words.unitFellBackOffTheTable],
	failed: [words.aFailedTest],
	tank: [words.aTankAttacks, words.attackedByUnit],
	area: [words.intoABombardment, words.bombardmentOfUnit],
	contact: [words.inContact],
	losses: [words.lossesSinceItsLastTest],
	falling_back: [words.fallingBackBeside],
	army_breaks: [words.theArmyBreaks],
	army_losses: [words.lossesOfTheArmy],
	left_over: [words.leftFromAnEarlierTurn],
	every_turn: [words.everyTurn],
	engine: [words.engineOrTrackHit],
	suppressed: [words.aStandLostInPreparatoryFire],
	character: [words.byHisCharacter],
	due: [words.itIsTime],
	turn_over: [words.theTurnIsOver],
	referee: [words.calledForByTheReferee],
	nobody_left: [words.nobodyIsLeftToRollFor],
	contact_over: [words.theTankAttacksNoMore],
	stays: [words.itCannotMove],
	pinned: [words.itIsPinned],
	out_of_area: [words.itIsOutOfTheBombardment],
	gone_over: [words.itChangedSides],
	done: [words.itIsDone]
};

/** Why something is owed, or no longer; what the referee called for, by his reason. */
export const causeWords = (state: BattleState, { what, unit, reason }: Cause): Phrase => {
	const [alone, named] = WORDS[what];
	if (reason) return say(words.theRefereeReason, { reason });
	return unit && named ? say(named, { unit: nameOf(state, unit) }) : say(alone);
};
