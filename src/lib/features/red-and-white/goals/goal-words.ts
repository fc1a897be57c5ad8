import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	type BattleState,
	type ConditionInBattle,
	type Objective,
	standingOf
} from '#lib/rules/red-and-white/index.ts';
import { words } from '../words/en/goals.ts';

/** What an objective is worth: `3 points, each round`. */
export const worthPhrase = ({ worth: { red, white }, pays }: Objective): Phrase => {
	const points =
		red === white ? count(red, words.nPoints) : say(words.redForRedWhiteForWhite, { red, white });
	return pays === 'rounds' ? say(words.pointsEachRound, { points }) : points;
};

/** How a condition stands, in a word or two. */
export const standingPhrase = (state: BattleState, one: ConditionInBattle): Phrase => {
	const { met, settled } = standingOf(state, one);
	if (met) return settled ? say(words.isMet) : say(words.yesAsItStands);
	if (settled) return say(words.isNotMet);
	return one.condition.kind === 'words' ? say(words.notJudgedYet) : say(words.notSoFar);
};
