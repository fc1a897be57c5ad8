import { Draw, die } from '#lib/kernel/dice/draw.ts';
import { words } from '../words/en/rules.ts';

/** 9.1 The highest roll on which the NWA is Fatigued, by the level; from 7 on always. */
const TIRED_TO: Readonly<Record<number, number>> = { 5: 2, 6: 4 };
const ALWAYS_FROM = 7;
/** 9.3 What a rest turn takes off the level, and the level that is then not tested. */
const RESTED = 3;
const SPARED = 5;

/** 9.1 The level after a sequence: 1 for night attacks, 1 for a Forced March (WO-13). */
export const afterSequence = (level: number, night: boolean, forcedMarch: boolean): number =>
	level + (night ? 1 : 0) + (forcedMarch ? 1 : 0);

/** 9.1 Is the NWA Fatigued at the end of the turn? A die only at 5 and 6. */
export const fatigueTest = (level: number): Draw<boolean> => {
	if (level >= ALWAYS_FROM) return Draw.of(true);
	const to = TIRED_TO[level];
	if (to === undefined) return Draw.of(false);
	return die(6, {
		label: words.fatigueOfTheNwa,
		rule: '9.1',
		needs: { from: to + 1, to: 6, word: words.fresh, other: words.tired }
	}).map((face) => face <= to);
};

/** 9.3 The level at the end of a rest turn, never below 0 (WO-46). */
export const afterRest = (level: number): number => Math.max(0, level - RESTED);

/** 9.1, 9.2, 9.3 The end of a turn: the level, and whether the NWA must rest next. From 8 to 5 by rest there is no test. */
export const endOfTurn = (
	level: number,
	rest: boolean
): Draw<{ readonly level: number; readonly tired: boolean }> => {
	const now = rest ? afterRest(level) : level;
	if (rest && now === SPARED) return Draw.of({ level: now, tired: false });
	return fatigueTest(now).map((tired) => ({ level: now, tired }));
};
