import { say } from '#lib/kernel/phrase.ts';
import type { Working } from '#lib/kernel/sheet/calculator.ts';
import { signed, workingOf } from '#lib/kernel/sheet/parts.ts';
import type { Fact } from '../engine/facts.ts';
import type { RatioRead } from '../rules/08-combat/08-2-modifiers.ts';
import { words } from '../words/en/report/journal.ts';

/** 8.2.5 The lines of the list of ratios, as they are read aloud. */
const RATIOS: Readonly<Record<string, string>> = {
	below: '<1:3',
	'1/3': '1:3',
	'1/2': '1:2',
	'2/3': '1:1.5',
	'1': '1:1',
	'3/2': '1.5:1',
	'2': '2:1',
	'3': '3:1',
	'4': '4:1',
	'5': '5:1'
};

/** 8.2.5 What is added to the dice, the ratio with the values that it is read from. */
export const withRatio = (working: Working, ratio: RatioRead | null | undefined): Working => {
	if (!ratio) return working;
	const { attacker, defender, line, modifier } = ratio;
	// Worth nothing, it is left out of the lines; else it is the first.
	const others = working.lines.slice(modifier === 0 ? 0 : 1);
	const reason = say(words.ratioReadAs, { attacker, defender, line: RATIOS[line] ?? line });
	return { ...working, lines: [{ reason, section: '8.2.5', amount: signed(modifier) }, ...others] };
};

/** What was added up for a fact, line by line with sections; nothing where nothing was. */
export const workingsOf = (fact: Fact): readonly Working[] => {
	if (fact.type === 'desertionRolled')
		return fact.lines ? [workingOf(fact.lines, say(words.addedThenHalved))] : [];
	if (fact.type !== 'attackFought' && fact.type !== 'barrageFell') return [];
	const ratio = fact.type === 'attackFought' ? fact.ratio : undefined;
	return ratio || fact.lines?.length
		? [withRatio(workingOf(fact.lines ?? [], say(words.addedTo2d6)), ratio)]
		: [];
};
