import { accept } from '#lib/kernel/game/engine.ts';
import type { Condition, LossWorth } from '../beside/goals.ts';
import type { Fact } from '../facts/fact.ts';
import { GOALS } from '../facts/goals.ts';
import type { BattleState, Id } from '../state.ts';
import { asks, senseless } from './deciding.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

const SO_ALREADY = words.itIsSoAlready;

const objectiveOf = ({ goals }: BattleState, id: Id) =>
	goals.objectives.find((one) => one.id === id);
const conditionOf = ({ goals }: BattleState, id: Id) =>
	goals.conditions.find(({ condition }) => condition.id === id);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const kindsOf = ({ units }: LossWorth): string[] =>
	Object.entries(units)
		.filter(([, worth]) => worth !== 0)
		.map(([type, worth]) => `${type} ${worth}`)
		.sort();

const conditionProblem = (state: BattleState, condition: Condition): string | undefined => {
	if (condition.kind === 'words' && !condition.text.trim()) return words.sayHowTheSideWins;
	if (condition.kind === 'holds' && !objectiveOf(state, condition.objective))
		return words.thereIsNoSuchObjective;
	return same(conditionOf(state, condition.id)?.condition, condition) ? SO_ALREADY : undefined;
};

/** Objectives, points and conditions are agreed at the table: only what makes no sense is refused. */
export const GOAL_COMMANDS = {
	setObjective: asks(GOALS.objectiveSet.entries, (state, { objective }) => {
		if (!objective.name.trim()) return senseless(words.anObjectiveNeedsAName);
		const old = objectiveOf(state, objective.id);
		return old && same({ ...old }, { ...objective, holder: old.holder })
			? senseless(SO_ALREADY)
			: accept<Fact>({ type: 'objectiveSet', objective });
	}),
	dropObjective: asks(GOALS.objectiveDropped.entries, (state, { objective }) =>
		objectiveOf(state, objective)
			? accept<Fact>({ type: 'objectiveDropped', objective })
			: senseless(words.thereIsNoSuchObjective)
	),
	holdObjective: asks(GOALS.objectiveHeld.entries, (state, { objective, holder }) => {
		const old = objectiveOf(state, objective);
		if (!old) return senseless(words.thereIsNoSuchObjective);
		return old.holder === holder
			? senseless(SO_ALREADY)
			: accept<Fact>({ type: 'objectiveHeld', objective, holder });
	}),
	priceLosses: asks(GOALS.lossesPriced.entries, (state, { worth }) => {
		const { losses } = state.goals;
		return losses.stand === worth.stand && same(kindsOf(losses), kindsOf(worth))
			? senseless(SO_ALREADY)
			: accept<Fact>({ type: 'lossesPriced', worth });
	}),
	setCondition: asks(GOALS.conditionSet.entries, (state, { condition }) => {
		const problem = conditionProblem(state, condition);
		return problem ? senseless(problem) : accept<Fact>({ type: 'conditionSet', condition });
	}),
	dropCondition: asks(GOALS.conditionDropped.entries, (state, { condition }) =>
		conditionOf(state, condition)
			? accept<Fact>({ type: 'conditionDropped', condition })
			: senseless(words.thereIsNoSuchCondition)
	),
	judgeCondition: asks(GOALS.conditionJudged.entries, (state, { condition, met }) => {
		const old = conditionOf(state, condition);
		if (!old) return senseless(words.thereIsNoSuchCondition);
		return old.judged === met
			? senseless(SO_ALREADY)
			: accept<Fact>({ type: 'conditionJudged', condition, met });
	}),
	givePoints: asks(GOALS.pointsGiven.entries, (_, { camp, points, why }) =>
		points === 0
			? senseless(words.noPointsWereGiven)
			: accept<Fact>({ type: 'pointsGiven', camp, points, why })
	)
} as const;
