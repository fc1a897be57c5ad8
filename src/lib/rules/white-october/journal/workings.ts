import { say } from '#lib/kernel/phrase.ts';
import type { Working } from '#lib/kernel/sheet/calculator.ts';
import { workingOf } from '#lib/kernel/sheet/parts.ts';
import type { Fact } from '../engine/facts.ts';
import { words } from '../words/en/report/journal.ts';

/** What was added up for a fact, line by line with sections; nothing where nothing was. */
export const workingsOf = (fact: Fact): readonly Working[] =>
	(fact.type === 'attackFought' || fact.type === 'barrageFell') && fact.lines?.length
		? [workingOf(fact.lines, say(words.addedToTheDice))]
		: [];
