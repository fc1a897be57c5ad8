import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { CAMPS, type Camp } from '../../types.ts';
import { CAMP_WORDS } from '../../words/table.ts';
import { otherCamp } from '../sequence.ts';
import type { BattleState } from '../state.ts';
import { onTable, unitsOf, unitsOfCamp } from '../table/unit.ts';
import { conditionText, standingOf } from './conditions.ts';
import { hasScore, scoreOf } from './score.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/beside.ts';

/** Who won, as a heading or a list says it: `Reds won`. */
export const wonBy = (winner: Camp | null): Phrase =>
	winner ? say(words.sideWon, { side: say(CAMP_WORDS[winner].many) }) : say(words.nobodyWon);

const metBy = (state: BattleState, camp: Camp) =>
	state.goals.conditions.filter(
		(one) => one.condition.winner === camp && standingOf(state, one).met
	);

/** Had this side units, and is none of them left, on the table or still to come? */
const nobodyLeft = (state: BattleState, camp: Camp): boolean =>
	unitsOf(state).some(({ origin }) => origin === camp) &&
	!unitsOfCamp(state, camp).some((unit) => onTable(unit) || unit.presence === 'reserve');

/**
 * What speaks for this outcome as the table stands: the winner's conditions that are met, a broken army, an
 * army of which nobody is left, the score.
 * Where nobody won, the score.
 */
export const reasonsFor = (state: BattleState, winner: Camp | null): readonly Phrase[] => {
	const met = winner === null ? [] : metBy(state, winner);
	const broken =
		winner !== null &&
		state.armies[otherCamp(winner)].broken &&
		!met.some(({ condition }) => condition.kind === 'broken');
	return [
		...met.map(({ condition }) => conditionText(state, condition)),
		...(broken && winner !== null
			? [conditionText(state, { id: '', winner, kind: 'broken' })]
			: []),
		...(winner !== null && nobodyLeft(state, otherCamp(winner))
			? [say(words.sideNoEnemyUnitIsLeft, { side: say(CAMP_WORDS[winner].many) })]
			: []),
		...(hasScore(state)
			? [say(words.scoreRedToWhite, { red: scoreOf(state, 'red'), white: scoreOf(state, 'white') })]
			: [])
	];
};

/**
 * The side that a condition which can no longer change says has won or, without conditions and score, the only one of
 * which anybody is left; undefined where there is none, or where there is one for either side.
 */
export const settledWinner = (state: BattleState): Camp | undefined => {
	const winners = CAMPS.filter((camp) =>
		state.goals.conditions.length || hasScore(state)
			? metBy(state, camp).some((one) => standingOf(state, one).settled)
			: nobodyLeft(state, otherCamp(camp))
	);
	return winners.length === 1 ? winners[0] : undefined;
};

/**
 * Who has won as the table stands, for the referee to confirm: the only side with a condition met, then the higher
 * score, then the only army that is not broken; otherwise nobody.
 */
export const winnerSoFar = (state: BattleState): Camp | null => {
	const only = (is: (camp: Camp) => boolean): Camp | undefined => {
		const camps = CAMPS.filter(is);
		return camps.length === 1 ? camps[0] : undefined;
	};
	return (
		settledWinner(state) ??
		only((camp) => metBy(state, camp).length > 0) ??
		only((camp) => scoreOf(state, camp) > scoreOf(state, otherCamp(camp))) ??
		only((camp) => state.armies[otherCamp(camp)].broken) ??
		null
	);
};
