import { count, say, type PhraseValue } from '#lib/kernel/phrase.ts';
import { TYPE_TITLES } from '../../scenarios/templates.ts';
import type { Camp, UnitType } from '../../types.ts';
import { otherCamp } from '../sequence.ts';
import type { BattleState, Id, Presence, UnitInBattle } from '../state.ts';
import { standsLost, unitsOf, vehicle } from '../table/unit.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/beside.ts';

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

/** How many rounds ended with this side holding it. */
const roundsHeld = ({ goals, clock }: BattleState, id: Id, camp: Camp): number =>
	Object.entries(goals.rounds).filter(
		([round, { held }]) => Number(round) < clock.round && held[id] === camp
	).length;

const objectiveLines = (state: BattleState, camp: Camp): ScoreLine[] =>
	state.goals.objectives.flatMap(({ id, name, worth, pays, holder }): ScoreLine[] => {
		const each = worth[camp];
		if (pays === 'held') return holder === camp ? [{ what: name, points: each }] : [];
		const n = roundsHeld(state, id, camp);
		return n > 0 ? [{ what: count(n, words.nameNRounds, { name }), points: n * each }] : [];
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
						what: count(stands, words.nEnemyStandsLost),
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
							what: count(n, words.typeNEnemyUnits, values),
							points: n * each
						}
					];
		})
	];
};

/** The lines that make up a side's score. */
export const scoreLines = (state: BattleState, camp: Camp): readonly ScoreLine[] => [
	...objectiveLines(state, camp),
	...lossLines(state, camp),
	...state.goals.given
		.filter((one) => one.camp === camp)
		.map(({ points, why }) => ({ what: why || say(words.byTheReferee), points }))
];

/** The points of a side. */
export const scoreOf = (state: BattleState, camp: Camp): number =>
	scoreLines(state, camp).reduce((sum, { points }) => sum + points, 0);

/** Is there anything to count? */
export const hasScore = ({ goals }: BattleState): boolean =>
	goals.objectives.length > 0 ||
	goals.given.length > 0 ||
	goals.losses.stand !== 0 ||
	Object.values(goals.losses.units).some((worth) => worth !== 0);

/** Does the battle have goals, counted or judged? */
export const hasGoals = (state: BattleState): boolean =>
	hasScore(state) || state.goals.conditions.length > 0;
