import { say } from '#lib/kernel/phrase.ts';
import { nameOf } from '#lib/rules/white-october/index.ts';
import type { Terms } from '#lib/features/board/terms.ts';
import { words } from '../words/en/board.ts';

/** 1.2, 8.2.5 What the numbers of a unit's counter mean. */
export const termsOf = (unit: string): readonly Terms[] => [
	{
		title: say(words.factsInALine, { facts: nameOf(unit) }),
		terms: [
			{ label: say(words.ep), says: say(words.epSays), rule: '1.2' },
			{ label: say(words.quality), says: say(words.qualitySays), rule: '1.6' },
			{ label: say(words.morale), says: say(words.moraleSays), rule: '1.6' },
			{ label: say(words.lowAmmo), says: say(words.lowAmmoSays), rule: '4.4.1' }
		]
	}
];
