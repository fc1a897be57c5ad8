import * as v from 'valibot';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { UNIT_TYPES } from '../../types.ts';
import { CAMP_WORDS } from '../../words/table.ts';
import { conditionText } from '../beside/conditions.ts';
import {
	HOLDERS,
	type Condition,
	type Goals,
	type LossWorth,
	type Objective
} from '../beside/goals.ts';
import { HOLDER_WORDS } from '../../words/goals-and-papers.ts';
import type { BattleState, Id } from '../state.ts';
import * as parts from './parts.ts';
import { camp, happens, id, name, text, whole, type Telling } from './parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/facts.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const points = whole(-999, 999);
const round = whole(1, 999);

const objective: v.GenericSchema<unknown, Objective> = v.strictObject({
	id,
	name,
	worth: v.strictObject({ red: points, white: points }),
	pays: v.picklist(['held', 'rounds'])
});

const condition: v.GenericSchema<unknown, Condition> = v.variant('kind', [
	v.strictObject({ id, winner: camp, kind: v.literal('words'), text }),
	v.strictObject({ id, winner: camp, kind: v.literal('lead'), points, round }),
	v.strictObject({ id, winner: camp, kind: v.literal('broken') }),
	v.strictObject({
		id,
		winner: camp,
		kind: v.literal('holds'),
		objective: id,
		round: v.nullable(round)
	})
]);

const worth: v.GenericSchema<unknown, LossWorth> = v.strictObject({
	stand: points,
	units: v.strictObject(
		Object.fromEntries(UNIT_TYPES.map((type) => [type, v.exactOptional(points)]))
	)
}) as v.GenericSchema<unknown, LossWorth>;

const goalsWith = (state: BattleState, change: Partial<Goals>): BattleState => ({
	...state,
	goals: { ...state.goals, ...change }
});

const replaced = <T>(all: readonly T[], is: (one: T) => boolean, one: T): readonly T[] =>
	all.some(is) ? all.map((old) => (is(old) ? one : old)) : [...all, one];

const objectiveName = ({ goals }: BattleState, one: Id): string =>
	goals.objectives.find((each) => each.id === one)?.name ?? one;

const told = ({ before, after }: Telling, one: Id): Phrase | undefined => {
	const known = [...after.goals.conditions, ...before.goals.conditions].find(
		(each) => each.condition.id === one
	);
	return known && conditionText(before, known.condition);
};

/** What the battle is fought for. */
export const GOALS = {
	/** A new objective, or new terms for an existing one. */
	objectiveSet: happens(
		{ objective },
		{
			evolve: (state, { objective: set }) => {
				const { objectives } = state.goals;
				const is = (one: Objective): boolean => one.id === set.id;
				const holder = objectives.find(is)?.holder ?? 'nobody';
				return goalsWith(state, { objectives: replaced(objectives, is, { ...set, holder }) });
			},
			tell: (fact) => {
				const { name: called, worth: prices } = fact.objective;
				const { red, white } = prices;
				return red === white
					? count(red, words.objectiveNameNPoints, {
							name: called
						})
					: say(words.objectiveNamePointsForRedRedFor, {
							name: called,
							red,
							white
						});
			}
		}
	),
	objectiveDropped: happens(
		{ objective: parts.objective },
		{
			evolve: (state, fact) =>
				goalsWith(state, {
					objectives: state.goals.objectives.filter((one) => one.id !== fact.objective),
					conditions: state.goals.conditions.filter(
						({ condition: one }) => one.kind !== 'holds' || one.objective !== fact.objective
					)
				}),
			tell: (fact, { before }) =>
				say(words.nameNoLongerAnObjective, { name: objectiveName(before, fact.objective) })
		}
	),
	objectiveHeld: happens(
		{ objective: parts.objective, holder: v.picklist(HOLDERS) },
		{
			evolve: (state, { objective: held, holder }) =>
				goalsWith(state, {
					objectives: state.goals.objectives.map((one) =>
						one.id === held ? { ...one, holder } : one
					)
				}),
			tell: (fact, { after }) =>
				say(HOLDER_WORDS[fact.holder].said, { name: objectiveName(after, fact.objective) })
		}
	),
	lossesPriced: happens(
		{ worth },
		{
			evolve: (state, fact) => goalsWith(state, { losses: fact.worth }),
			tell: () => say(words.whatLossesAreWorthIsAgreed)
		}
	),
	conditionSet: happens(
		{ condition },
		{
			evolve: (state, { condition: set }) =>
				goalsWith(state, {
					conditions: replaced(state.goals.conditions, (one) => one.condition.id === set.id, {
						condition: set,
						judged: null
					})
				}),
			fits: ({ goals }, { condition: set }) =>
				set.kind !== 'holds' || goals.objectives.some((one) => one.id === set.objective),
			tell: (fact, { after }) =>
				say(words.victoryWhat, { what: conditionText(after, fact.condition) })
		}
	),
	conditionDropped: happens(
		{ condition: parts.condition },
		{
			evolve: (state, fact) =>
				goalsWith(state, {
					conditions: state.goals.conditions.filter((one) => one.condition.id !== fact.condition)
				}),
			tell: (fact, line) => {
				const what = told(line, fact.condition);
				return what ? say(words.thisNoLongerWinsWhat, { what }) : [];
			}
		}
	),
	conditionJudged: happens(
		{ condition: parts.condition, met: v.nullable(v.boolean()) },
		{
			evolve: (state, fact) =>
				goalsWith(state, {
					conditions: state.goals.conditions.map((one) =>
						one.condition.id === fact.condition ? { ...one, judged: fact.met } : one
					)
				}),
			tell: (fact, line) => {
				const what = told(line, fact.condition);
				if (!what) return [];
				if (fact.met === null) return say(words.countedAgainWhat, { what });
				return say(fact.met ? words.theRefereeSaysYesWhat : words.theRefereeSaysNoWhat, {
					what
				});
			}
		}
	),
	pointsGiven: happens(
		{ camp, points, why: v.pipe(v.string(), v.maxLength(200)) },
		{
			evolve: (state, { camp: side, points: n, why }) =>
				goalsWith(state, { given: [...state.goals.given, { camp: side, points: n, why }] }),
			tell: (fact) => {
				const values = { side: say(CAMP_WORDS[fact.camp].many), points: { signed: fact.points } };
				return fact.why
					? say(patterns.sidePointsWhy, { ...values, why: fact.why })
					: say(words.sidePointsByTheReferee, values);
			}
		}
	)
} as const;
