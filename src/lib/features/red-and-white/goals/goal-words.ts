import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	type BattleState,
	type ConditionInBattle,
	type Objective,
	standingOf
} from '#lib/rules/red-and-white/index.ts';

/** What an objective is worth: `3 points, each round`. */
export const worthPhrase = ({ worth: { red, white }, pays }: Objective): Phrase => {
	const points =
		red === white
			? count(red, '{n} point', '{n} points')
			: say('{red} for Red, {white} for White', { red, white });
	return pays === 'rounds' ? say('{points}, each round', { points }) : points;
};

/** How a condition stands, in a word or two. */
export const standingPhrase = (state: BattleState, one: ConditionInBattle): Phrase => {
	const { met, settled } = standingOf(state, one);
	if (met) return settled ? say('yes') : say('yes, as it stands');
	if (settled) return say('no');
	return one.condition.kind === 'words' ? say('not judged yet') : say('not so far');
};
