import * as v from 'valibot';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { REDEPLOYS } from '../../charts/list-numbers.ts';
import { kind, whole } from './kind.ts';
import { words } from '#lib/rules/triumph-of-chaos/words/en/engine-facts.ts';

/** STACKING LIMITS: the stack stands, and how many more may come. */
export const stackWords = (free: number): readonly Phrase[] => [
	free ? count(free, words.theStackStandsNMoreMayCome) : say(words.theStackStandsNoMoreMayCome),
	say(words.leadersTheIgsrTrainAndCountersDo)
];

/** STRATEGIC REDEPLOYMENT: what stands in each row, the first for no row. */
const ROWS: readonly string[] = [
	words.noRowOfTheTable,
	words.corpsOr1LeaderOr1Army,
	words.corpsOr1LeaderAnd1Army,
	words.corpsOr1Leader1ArmyAnd1Corps
];

/** STRATEGIC REDEPLOYMENT: whether the card moves them, and by which row; `corps`: how many that row moves. */
export const cardWords = (
	row: number,
	moves: boolean,
	corps = REDEPLOYS[row - 1]?.corps.default ?? 0
): readonly [Phrase, Phrase] => [
	moves ? say(words.theCardMovesAllOfThem) : say(words.theCardDoesNotMoveAllOfThem),
	say(ROWS[row] ?? '', { n: corps })
];

/** STACKING LIMITS; STRATEGIC REDEPLOYMENT: checks without dice, for the log. */
export const LIMIT_FACTS = [
	kind(
		'stackChecked',
		'Stacking Limits',
		{ free: whole(0, 99) },
		(state) => state,
		({ free }) => stackWords(free)
	),
	kind(
		'cardChecked',
		'Strategic Redeployment',
		{ row: whole(0, 9), moves: v.boolean(), corps: v.exactOptional(whole(0, 99)) },
		(state) => state,
		({ row, moves, corps }) => cardWords(row, moves, corps)
	)
] as const;
