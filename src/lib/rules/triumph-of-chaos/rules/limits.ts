import { refuse, type Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf, type Book } from '../book.ts';
import { REDEPLOYS, STACKS } from '../charts/list-numbers.ts';
import { words } from '../words/en/rules.ts';

/** STACKING LIMITS: a space of the map or a box. Leaders, the IGSR train and counters do not count. */
export interface Stack {
	readonly where: 'space' | 'box';
	readonly armies: number;
	readonly corps: number;
}

/** STACKING LIMITS: units and armies that may stand there. */
export const stackLimits = (book: Book, where: Stack['where']): { units: number; armies: number } =>
	where === 'space'
		? { units: numberOf(book, STACKS.spaceUnits), armies: numberOf(book, STACKS.spaceArmies) }
		: { units: numberOf(book, STACKS.boxUnits), armies: numberOf(book, STACKS.boxArmies) };

/** STACKING LIMITS: why a stack may not stand, if it may not. Checked after movement, combat retreat and advance. */
export const overstacked = (book: Book, { where, armies, corps }: Stack): Refusal | undefined => {
	const { units, armies: mostArmies } = stackLimits(book, where);
	if (armies > mostArmies)
		return refuse(
			'Stacking Limits',
			say(words.thereAreArmiesArmiesAtMostMostMay, { armies, most: mostArmies })
		).refusal;
	return armies + corps > units
		? refuse(
				'Stacking Limits',
				say(words.thereAreUnitsUnitsAtMostMostMayBe, {
					units: armies + corps,
					most: units
				})
			).refusal
		: undefined;
};

/** STRATEGIC REDEPLOYMENT: what may go instead of corps, by row. */
const INSTEAD = [
	{ leaders: 1, armies: 1, both: false, withCorps: 0 },
	{ leaders: 1, armies: 1, both: true, withCorps: 0 },
	{ leaders: 1, armies: 1, both: true, withCorps: 1 }
] as const;

/** What one card moves. */
export interface Redeployment {
	readonly leaders: number;
	readonly armies: number;
	readonly corps: number;
}

/** STRATEGIC REDEPLOYMENT: the best row a card of this value reaches, counted from 1; 0 where it reaches none (TC-14). */
export const redeploymentRow = (book: Book, value: number): number =>
	REDEPLOYS.reduce((row, { card }, at) => (numberOf(book, card) <= value ? at + 1 : row), 0);

/** STRATEGIC REDEPLOYMENT: may a card of this value move all that? Either corps alone, or the other forces of its row. */
export const mayRedeploy = (
	book: Book,
	value: number,
	{ leaders, armies, corps }: Redeployment
): boolean => {
	const row = redeploymentRow(book, value);
	const [limits, instead] = [REDEPLOYS[row - 1], INSTEAD[row - 1]];
	if (!limits || !instead) return leaders + armies + corps === 0;
	if (leaders === 0 && armies === 0) return corps <= numberOf(book, limits.corps);
	if (!instead.both && leaders > 0 && armies > 0) return false;
	return leaders <= instead.leaders && armies <= instead.armies && corps <= instead.withCorps;
};
