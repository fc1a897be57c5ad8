import { count, say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import { TYPE_TITLES } from '../../forces/templates.ts';
import type { Camp, UnitType } from '../../types.ts';
import { otherCamp, type Clock } from '../sequence.ts';
import type { BattleState, Id, Presence, UnitInBattle } from '../state.ts';
import { standsLost, unitsOf, vehicle } from '../unit.ts';
import { CAMP_WORDS } from '../words.ts';

/** Who holds an objective: a side, both fight for it, or nobody. */
export const HOLDERS = ['red', 'white', 'contested', 'nobody'] as const;
export type Holder = (typeof HOLDERS)[number];

/** What the battle is fought for: a place, a bridge, a train. */
export interface Objective {
	readonly id: Id;
	readonly name: string;
	/** Points for the side that holds it. */
	readonly worth: Readonly<Record<Camp, number>>;
	/** They count while it is held, or anew for each round at whose end it is held. */
	readonly pays: 'held' | 'rounds';
}

export interface ObjectiveInBattle extends Objective {
	readonly holder: Holder;
}

/** Points a side gets for what the enemy loses: for each stand, and for whole units by their kind. */
export interface LossWorth {
	readonly stand: number;
	readonly units: Readonly<Partial<Record<UnitType, number>>>;
}

/** By what a side wins: words for the referee to judge, or something that can be counted. */
export type Condition = { readonly id: Id; readonly winner: Camp } & (
	| { readonly kind: 'words'; readonly text: string }
	| { readonly kind: 'lead'; readonly points: number; readonly round: number }
	/** MAJOR MORALE: the army of the enemy is broken. */
	| { readonly kind: 'broken' }
	/** Without a round: as long as the battle lasts. */
	| { readonly kind: 'holds'; readonly objective: Id; readonly round: number | null }
);

export interface ConditionInBattle {
	readonly condition: Condition;
	/** What the referee says, over what is counted. */
	readonly judged: boolean | null;
}

/** How things stood when a round ended. */
export interface RoundEnd {
	readonly score: Readonly<Record<Camp, number>>;
	readonly held: Readonly<Record<Id, Holder>>;
}

export interface Goals {
	readonly objectives: readonly ObjectiveInBattle[];
	readonly losses: LossWorth;
	readonly conditions: readonly ConditionInBattle[];
	/** Points by the referee's hand. */
	readonly given: readonly { readonly camp: Camp; readonly points: number; readonly why: string }[];
	/** By the number of the round. */
	readonly rounds: Readonly<Record<string, RoundEnd>>;
}

export const NO_GOALS: Goals = {
	objectives: [],
	losses: { stand: 0, units: {} },
	conditions: [],
	given: [],
	rounds: {}
};

export type GoalEvent =
	/** A new one, or other terms for one that is there. */
	| { readonly type: 'objectiveSet'; readonly objective: Objective }
	| { readonly type: 'objectiveDropped'; readonly objective: Id }
	| { readonly type: 'objectiveHeld'; readonly objective: Id; readonly holder: Holder }
	| { readonly type: 'lossesPriced'; readonly worth: LossWorth }
	| { readonly type: 'conditionSet'; readonly condition: Condition }
	| { readonly type: 'conditionDropped'; readonly condition: Id }
	| { readonly type: 'conditionJudged'; readonly condition: Id; readonly met: boolean | null }
	| {
			readonly type: 'pointsGiven';
			readonly camp: Camp;
			readonly points: number;
			readonly why: string;
	  };

/** One line of the score. */
export interface ScoreLine {
	/** A plain string is a name. */
	readonly what: PhraseValue;
	readonly points: number;
}

const GONE: readonly Presence[] = [
	'destroyed',
	'off_table',
	'captured',
	'surrendered',
	'abandoned'
];

const isLost = ({ presence, camp, origin }: UnitInBattle): boolean =>
	camp !== origin || GONE.includes(presence);

/** Rounds at whose end this side held it. */
const roundsHeld = ({ goals, clock }: BattleState, id: Id, camp: Camp): number =>
	Object.entries(goals.rounds).filter(
		([round, { held }]) => Number(round) < clock.round && held[id] === camp
	).length;

const objectiveLines = (state: BattleState, camp: Camp): ScoreLine[] =>
	state.goals.objectives.flatMap(({ id, name, worth, pays, holder }): ScoreLine[] => {
		const each = worth[camp];
		if (pays === 'held') return holder === camp ? [{ what: name, points: each }] : [];
		const n = roundsHeld(state, id, camp);
		return n > 0
			? [{ what: count(n, '{name}, {n} round', '{name}, {n} rounds', { name }), points: n * each }]
			: [];
	});

const lossLines = (state: BattleState, camp: Camp): ScoreLine[] => {
	const { stand, units: worth } = state.goals.losses;
	const enemies = unitsOf(state).filter(({ origin }) => origin === otherCamp(camp));
	const stands = enemies
		.filter((unit) => !vehicle(unit))
		.reduce((sum, unit) => sum + standsLost(unit), 0);
	const lost = new Map<UnitType, number>();
	for (const { unit } of enemies.filter(isLost))
		lost.set(unit.type, (lost.get(unit.type) ?? 0) + 1);
	return [
		...(stands > 0 && stand !== 0
			? [
					{
						what: count(stands, '{n} enemy stand lost', '{n} enemy stands lost'),
						points: stands * stand
					}
				]
			: []),
		...[...lost].flatMap(([type, n]): ScoreLine[] => {
			const each = worth[type] ?? 0;
			const values = { type: say(TYPE_TITLES[type]) };
			return each === 0
				? []
				: [
						{
							what: count(n, '{type}: {n} enemy unit', '{type}: {n} enemy units', values),
							points: n * each
						}
					];
		})
	];
};

/** What the score of a side is made of. */
export const scoreLines = (state: BattleState, camp: Camp): readonly ScoreLine[] => [
	...objectiveLines(state, camp),
	...lossLines(state, camp),
	...state.goals.given
		.filter((one) => one.camp === camp)
		.map(({ points, why }) => ({ what: why || say('By the referee'), points }))
];

export const scoreOf = (state: BattleState, camp: Camp): number =>
	scoreLines(state, camp).reduce((sum, { points }) => sum + points, 0);

/** Is there anything to count? */
export const hasScore = ({ goals }: BattleState): boolean =>
	goals.objectives.length > 0 ||
	goals.given.length > 0 ||
	goals.losses.stand !== 0 ||
	Object.values(goals.losses.units).some((worth) => worth !== 0);

export const hasGoals = (state: BattleState): boolean =>
	hasScore(state) || state.goals.conditions.length > 0;

/** How a condition stands: met or not, and whether that can still change by counting. */
export interface Standing {
	readonly met: boolean;
	readonly settled: boolean;
}

/** At the end of a round that is over, as it stood then; before that, as it stands. */
const standingAt = (
	{ goals, clock }: BattleState,
	round: number | null,
	now: boolean,
	then: (end: RoundEnd) => boolean
): Standing => {
	const end = round !== null && clock.round > round ? goals.rounds[round] : undefined;
	return end ? { met: then(end), settled: true } : { met: now, settled: false };
};

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

/** A condition in words: who wins, and by what. */
export const conditionText = ({ goals }: BattleState, condition: Condition): Phrase => {
	const side = say(CAMP_WORDS[condition.winner].many);
	switch (condition.kind) {
		case 'words':
			return say('{side}: {text}', { side, text: condition.text });
		case 'broken':
			return say('{side}: the enemy army is broken', { side });
		case 'lead':
			return count(
				condition.points,
				'{side}: ahead by {n} point at the end of round {round}',
				'{side}: ahead by {n} points at the end of round {round}',
				{ side, round: condition.round }
			);
		case 'holds': {
			const name = goals.objectives.find(({ id }) => id === condition.objective)?.name ?? '–';
			return condition.round === null
				? say('{side}: holds {name} at the end', { side, name })
				: say('{side}: holds {name} at the end of round {round}', {
						side,
						name,
						round: condition.round
					});
		}
	}
};

const replaced = <T extends { readonly id: Id }>(all: readonly T[], one: T): T[] =>
	all.some(({ id }) => id === one.id)
		? all.map((old) => (old.id === one.id ? one : old))
		: [...all, one];

const goalsAfter = (goals: Goals, event: GoalEvent): Goals => {
	switch (event.type) {
		case 'objectiveSet': {
			const { objective } = event;
			const holder = goals.objectives.find(({ id }) => id === objective.id)?.holder ?? 'nobody';
			return { ...goals, objectives: replaced(goals.objectives, { ...objective, holder }) };
		}
		case 'objectiveDropped':
			return {
				...goals,
				objectives: goals.objectives.filter(({ id }) => id !== event.objective),
				conditions: goals.conditions.filter(
					({ condition }) => condition.kind !== 'holds' || condition.objective !== event.objective
				)
			};
		case 'objectiveHeld':
			return {
				...goals,
				objectives: goals.objectives.map((one) =>
					one.id === event.objective ? { ...one, holder: event.holder } : one
				)
			};
		case 'lossesPriced':
			return { ...goals, losses: event.worth };
		case 'conditionSet': {
			const { condition } = event;
			const fresh = { condition, judged: null };
			return {
				...goals,
				conditions: goals.conditions.some((one) => one.condition.id === condition.id)
					? goals.conditions.map((one) => (one.condition.id === condition.id ? fresh : one))
					: [...goals.conditions, fresh]
			};
		}
		case 'conditionDropped':
			return {
				...goals,
				conditions: goals.conditions.filter(({ condition }) => condition.id !== event.condition)
			};
		case 'conditionJudged':
			return {
				...goals,
				conditions: goals.conditions.map((one) =>
					one.condition.id === event.condition ? { ...one, judged: event.met } : one
				)
			};
		case 'pointsGiven': {
			const { camp, points, why } = event;
			return { ...goals, given: [...goals.given, { camp, points, why }] };
		}
	}
};

export const evolveGoals = (state: BattleState, event: GoalEvent): BattleState => ({
	...state,
	goals: goalsAfter(state.goals, event)
});

/** The clock has moved: into a later round, how this one ended is written down. */
export const roundEnded = (state: BattleState, to: Clock): BattleState => {
	const moved = { ...state, clock: to };
	const { round } = state.clock;
	const { objectives, conditions } = state.goals;
	if (to.round <= round || objectives.length + conditions.length === 0) return moved;
	const held = Object.fromEntries(objectives.map(({ id, holder }) => [id, holder]));
	const ending = (score: RoundEnd['score']): BattleState => ({
		...moved,
		goals: { ...state.goals, rounds: { ...state.goals.rounds, [round]: { held, score } } }
	});
	const paid = ending({ red: 0, white: 0 });
	return ending({ red: scoreOf(paid, 'red'), white: scoreOf(paid, 'white') });
};
