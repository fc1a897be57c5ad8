import type { ModifierLine } from '#lib/kernel/book/modifier.ts';
import { words } from '../words/en/rules.ts';

/** GAMING TERMS USED: the game master's word is above the rules: what he adds to a die, or takes from it. */
export const refereeLine = (amount = 0): ModifierLine => [
	'Gaming terms used',
	words.theReferee,
	amount
];

/** GAMING TERMS USED: no more than this, either way; beyond it he decides the result itself. */
export const REFEREE_AT_MOST = 6;
