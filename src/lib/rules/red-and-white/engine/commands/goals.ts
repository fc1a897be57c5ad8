import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import type { Fact } from '../facts/fact.ts';
import { senseless } from './deciding.ts';
import type { BattleState, Id } from '../state.ts';
import type { Condition, GoalEvent, LossWorth } from '../beside/goals.ts';

type Plain<T extends GoalEvent['type'], Name extends string> = { readonly type: Name } & Omit<
	Extract<GoalEvent, { type: T }>,
	'type'
>;

export type GoalCommand =
	| Plain<'objectiveSet', 'setObjective'>
	| Plain<'objectiveDropped', 'dropObjective'>
	| Plain<'objectiveHeld', 'holdObjective'>
	| Plain<'lossesPriced', 'priceLosses'>
	| Plain<'conditionSet', 'setCondition'>
	| Plain<'conditionDropped', 'dropCondition'>
	| Plain<'conditionJudged', 'judgeCondition'>
	| Plain<'pointsGiven', 'givePoints'>;

const SO_ALREADY = 'It is so already.';

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
	if (condition.kind === 'words' && !condition.text.trim()) return 'Say by what the side wins.';
	if (condition.kind === 'holds' && !objectiveOf(state, condition.objective))
		return 'There is no such objective.';
	return same(conditionOf(state, condition.id)?.condition, condition) ? SO_ALREADY : undefined;
};

/** Objectives, points and conditions are agreed at the table: only what makes no sense is refused. */
export const decideGoals = (state: BattleState, command: GoalCommand): Decision<Fact> => {
	switch (command.type) {
		case 'setObjective': {
			const { objective } = command;
			if (!objective.name.trim()) return senseless('An objective needs a name.');
			const old = objectiveOf(state, objective.id);
			return old && same({ ...old }, { ...objective, holder: old.holder })
				? senseless(SO_ALREADY)
				: accept<Fact>({ type: 'objectiveSet', objective });
		}
		case 'dropObjective':
			return objectiveOf(state, command.objective)
				? accept<Fact>({ type: 'objectiveDropped', objective: command.objective })
				: senseless('There is no such objective.');
		case 'holdObjective': {
			const old = objectiveOf(state, command.objective);
			if (!old) return senseless('There is no such objective.');
			return old.holder === command.holder
				? senseless(SO_ALREADY)
				: accept<Fact>({ ...command, type: 'objectiveHeld' });
		}
		case 'priceLosses': {
			const { worth } = command;
			const { losses } = state.goals;
			return losses.stand === worth.stand && same(kindsOf(losses), kindsOf(worth))
				? senseless(SO_ALREADY)
				: accept<Fact>({ type: 'lossesPriced', worth });
		}
		case 'setCondition': {
			const problem = conditionProblem(state, command.condition);
			return problem
				? senseless(problem)
				: accept<Fact>({ type: 'conditionSet', condition: command.condition });
		}
		case 'dropCondition':
			return conditionOf(state, command.condition)
				? accept<Fact>({ type: 'conditionDropped', condition: command.condition })
				: senseless('There is no such condition.');
		case 'judgeCondition': {
			const old = conditionOf(state, command.condition);
			if (!old) return senseless('There is no such condition.');
			return old.judged === command.met
				? senseless(SO_ALREADY)
				: accept<Fact>({ ...command, type: 'conditionJudged' });
		}
		case 'givePoints':
			return command.points === 0
				? senseless('No points were given.')
				: accept<Fact>({ ...command, type: 'pointsGiven' });
	}
};
