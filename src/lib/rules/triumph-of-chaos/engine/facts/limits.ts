import * as v from 'valibot';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { kind, whole } from './kind.ts';

/** STACKING LIMITS: the stack stands. */
export const STACK_WORDS: readonly Phrase[] = [
	say('The stack stands; so many more units may come.'),
	say('Leaders, the IGSR train and counters do not count.')
];

/** STRATEGIC REDEPLOYMENT: what stands in each row, the first for no row. */
const ROWS: readonly Phrase[] = [
	say('No row of the table.'),
	say('Corps, or 1 leader, or 1 army.'),
	say('Corps, or 1 leader and 1 army.'),
	say('Corps, or 1 leader, 1 army and 1 corps.')
];

/** STRATEGIC REDEPLOYMENT: whether the card moves them, and by which row. */
export const cardWords = (row: number, moves: boolean): readonly [Phrase, Phrase] => [
	moves ? say('The card moves all of them.') : say('The card does not move all of them.'),
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
