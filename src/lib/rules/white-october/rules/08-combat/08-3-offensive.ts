import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { UnitState, UnitType } from '../../types.ts';
import { words } from '../../words/en/rules.ts';

/** 8.3 A unit that might move up at the start of its side's combat sequence. */
export interface MovingUp {
	readonly type: UnitType;
	readonly state: UnitState;
	/** 11.2.2 A detachment of a district does not leave it. */
	readonly fixed: boolean;
	readonly enemyZoc: boolean;
	/** It attacks, supports, shells or commands in this sequence. */
	readonly engaged: boolean;
	/** Nothing has been fought yet in this sequence. */
	readonly begins: boolean;
}

/** 8.3 May a unit move up one place: at the start, out of enemy ZOC, not Routed, and doing nothing else? */
export const mayMoveUp = (unit: MovingUp): Decision<never> => {
	if (unit.fixed || unit.type === 'fort' || unit.type === 'air')
		return refuse('8.3', say(words.thisUnitDoesNotMove));
	if (!unit.begins) return refuse('8.3', say(words.onlyAtTheStartOfTheSequence));
	if (unit.state === 'routed') return refuse('8.2.6', say(words.aRoutedUnitDoesNothingElse));
	if (unit.engaged) return refuse('8.3', say(words.itDoesSomethingElseInThisSequence));
	return unit.enemyZoc ? refuse('8.3', say(words.itIsInAnEnemyZoc)) : accept();
};
