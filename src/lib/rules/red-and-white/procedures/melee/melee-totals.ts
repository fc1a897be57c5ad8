import { say } from '#lib/kernel/phrase.ts';
import type { Total } from '../calculator.ts';
import { plain, signed } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/melee.ts';

/** MELEE: a side's total, as its die and what was added to it. */
export const totalOf = (modified: number, modifier: number, ahead: boolean): Total => ({
	value: plain(modified),
	made: say(words.dieAndModifier, { die: modified - modifier, modifier: signed(modifier) }),
	ahead
});
