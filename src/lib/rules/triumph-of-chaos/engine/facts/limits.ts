import * as v from 'valibot';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { kind, whole } from './kind.ts';
import { words } from '#lib/rules/triumph-of-chaos/words/en/engine-facts.ts';

/** STACKING LIMITS: the stack stands. */
export const STACK_WORDS: readonly Phrase[] = [
	say(words.theStackStandsThisManyMoreUnitsMay),
	say(words.leadersTheIgsrTrainAndCountersDo)
];

/** STRATEGIC REDEPLOYMENT: what stands in each row, the first for no row. */
const ROWS: readonly Phrase[] = [
	say(words.noRowOfTheTable),
	say(words.corpsOr1LeaderOr1Army),
	say(words.corpsOr1LeaderAnd1Army),
	say(words.corpsOr1Leader1ArmyAnd1Corps)
];

/** STRATEGIC REDEPLOYMENT: whether the card moves them, and by which row. */
export const cardWords = (row: number, moves: boolean): readonly [Phrase, Phrase] => [
	moves ? say(words.theCardMovesAllOfThem) : say(words.theCardDoesNotMoveAllOfThem),
	ROWS[row] ?? say('')
];

/** STACKING LIMITS; STRATEGIC REDEPLOYMENT: checks without dice, for the log. */
export const LIMIT_FACTS = [
	kind(
		'stackChecked',
		'Stacking Limits',
		{ free: whole(0, 99) },
		(state) => state,
		() => STACK_WORDS
	),
	kind(
		'cardChecked',
		'Strategic Redeployment',
		{ row: whole(0, 9), moves: v.boolean() },
		(state) => state,
		({ row, moves }) => cardWords(row, moves)
	)
] as const;
