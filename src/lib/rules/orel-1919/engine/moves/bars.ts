import type { Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { QUARTERS } from '../../book.ts';
import { counterOf, placeOf, unitOf, type Game } from '../game.ts';
import { hasMode, isAsleep } from '../setup.ts';
import type { Moving, State, Unit } from '../state.ts';
import { staysToCover } from './mover.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-reach.ts';

export const because = (
	rule: string,
	text: string,
	values: Readonly<Record<string, number>> = {}
): Refusal => ({ rule, why: say(text, values) });

const notYours = because('7', words.notOneOfYourUnitsOnTheMap);
const another = because('7', words.anotherUnitIsMoving);
const over = because('7', words.itHasHadItsMove);
const dry = because('8.2.3', words.withoutMunitionsItDoesNotMove);
/** 10.2 An inactive unit does not move (OR-42). */
export const INACTIVE = because('10.2', words.itIsInactive);
const covering = because('7.1.3', words.itCoversOthersAndStays);
const noMode = because('7.1.4', words.vehiclesAndDepotsHaveNoMode);
/** 8.7.3 Routed. */
export const ROUTED = because('8.7.3', words.aRoutedUnitTakesNoAction);
const marches = because('7.1.5', words.aMarchingDayEndsInMarchMode);
const formed = because('7.1.4', words.itIsInCombatModeAlready);
/** 7.1.4 It cannot pay for Combat mode. */
export const UNFORMED = because('7.1.4', words.combatModeCosts1MpItDoesNotHave);

/** 7, 8.2.3 Why the player to move cannot pick this unit. */
export const whyNotPick = (game: Game, state: State, unit: Unit): Refusal | undefined => {
	if (state.moving) return another;
	if (unit.player !== state.player || unit.fate !== 'map') return notYours;
	if (unit.done) return over;
	if (!unit.unsupplied) return undefined;
	const { type } = counterOf(game, unit.id);
	return type === 'tank' || type === 'armored-car' ? dry : undefined;
};

/** 10.2, 7.1.3 Why this unit goes nowhere, whatever it has left. */
export const whyNotGo = (game: Game, state: State, unit: Unit): Refusal | undefined => {
	if (isAsleep(game, state, unit.id)) return INACTIVE;
	return staysToCover(game, state, unit) ? covering : undefined;
};

/** 7.1.4 Why this unit does not enter Combat mode at the end of its move, with so many quarter MP left. */
export const whyNotForm = (
	game: Game,
	state: State,
	{ unit: id, marching }: Moving,
	left: number,
	moved = unitOf(game, state, id).moved
): Refusal | undefined => {
	const unit = unitOf(game, state, id);
	if (!hasMode(game, placeOf(game, id))) return noMode;
	if (unit.mode === 'routed') return ROUTED;
	if (isAsleep(game, state, id)) return INACTIVE;
	if (marching) return marches;
	if (unit.mode === 'combat' && !moved) return formed;
	return left < QUARTERS ? UNFORMED : undefined;
};
