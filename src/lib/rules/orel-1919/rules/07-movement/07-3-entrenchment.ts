import { accept, refuse, refused, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { isArtillery, isInfantry, type Mode, type UnitType } from '../../types.ts';
import { words } from '../../words/en/rules-turn.ts';
import { ROUTED } from './07-1-4-modes.ts';

/** 7.3 Works: begun in this movement phase; under construction; finished. */
const WORKS = ['none', 'begun', 'building', 'done'] as const;
export type Works = (typeof WORKS)[number];

/** 7.3 May it dig in: infantry or guns in command, for all of its MP? Inactive units may too (OR-42). */
export const mayDig = (unit: {
	readonly type: UnitType;
	readonly command: boolean;
	readonly mode: Mode;
	/** It has spent nothing yet, and is on no Marching Day. */
	readonly fresh: boolean;
	readonly works: Works;
}): Decision<never> => {
	if (!isInfantry(unit.type) && !isArtillery(unit.type))
		return refuse('7.3', say(words.onlyInfantryAndGunsDigIn));
	if (!unit.command) return refuse('5.3', say(words.outOfCommandItCannotDigIn));
	if (unit.mode === 'routed') return refused(ROUTED);
	if (!unit.fresh) return refuse('7.3', say(words.diggingInTakesAllItsMovementPoints));
	return unit.works === 'none' ? accept() : refuse('7.3', say(words.itHasDugInAlready));
};

/** 7.3 What becomes of works at the end of their owner's movement phase: they are finished at the end of the next. */
export const worksAtEnd = (works: Works): Works =>
	works === 'begun' ? 'building' : works === 'building' ? 'done' : works;
