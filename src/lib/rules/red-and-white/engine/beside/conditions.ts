import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { otherCamp } from '../sequence.ts';
import type { BattleState } from '../state.ts';
import { CAMP_WORDS } from '../../words/table.ts';
import type { Condition, ConditionInBattle, RoundEnd } from './goals.ts';
import { scoreOf } from './score.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/beside.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** Whether a condition is met, and whether counting can still change that. */
export interface Standing {
	readonly met: boolean;
	readonly settled: boolean;
}

/** The state at the end of a round that is over, as recorded; for the current round, the present state. */
const standingAt = (
	{ goals, clock }: BattleState,
	round: number | null,
	now: boolean,
	then: (end: RoundEnd) => boolean
): Standing => {
	const end = round !== null && clock.round > round ? goals.rounds[round] : undefined;
	return end ? { met: then(end), settled: true } : { met: now, settled: false };
};

/** How a condition stands: as the referee judges it, or as counted. */
export const standingOf = (
	state: BattleState,
	{ condition, judged }: ConditionInBattle
): Standing => {
	if (judged !== null) return { met: judged, settled: true };
	const { winner } = condition;
	const enemy = otherCamp(winner);
	switch (condition.kind) {
		case 'words':
			return { met: false, settled: false };
		case 'broken':
			return { met: state.armies[enemy].broken, settled: state.armies[enemy].broken };
		case 'lead': {
			const { points, round } = condition;
			return standingAt(
				state,
				round,
				scoreOf(state, winner) - scoreOf(state, enemy) >= points,
				({ score }) => score[winner] - score[enemy] >= points
			);
		}
		case 'holds': {
			const { objective: id, round } = condition;
			const now = state.goals.objectives.find((one) => one.id === id)?.holder === winner;
			return standingAt(state, round, now, ({ held }) => held[id] === winner);
		}
	}
};

/** A condition in words: who wins, and how. */
export const conditionText = ({ goals }: BattleState, condition: Condition): Phrase => {
	const side = say(CAMP_WORDS[condition.winner].many);
	switch (condition.kind) {
		case 'words':
			return say(patterns.sideText, { side, text: condition.text });
		case 'broken':
			return say(words.sideTheEnemyArmyIsBroken, { side });
		case 'lead':
			return count(condition.points, words.sideAheadByNPointsAtTheEndOfRound, {
				side,
				round: condition.round
			});
		case 'holds': {
			const name = goals.objectives.find(({ id }) => id === condition.objective)?.name ?? '–';
			return condition.round === null
				? say(words.sideHoldsNameAtTheEnd, { side, name })
				: say(words.sideHoldsNameAtTheEndOfRoundRound, {
						side,
						name,
						round: condition.round
					});
		}
	}
};
