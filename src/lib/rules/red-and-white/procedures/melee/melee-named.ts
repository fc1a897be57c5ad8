import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { MeleeResult } from '../../rules/melee.ts';
import type { Names } from '../calculator.ts';
import { words } from '#lib/rules/red-and-white/words/en/melee.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';
import { words as rules } from '#lib/rules/red-and-white/words/en/rules.ts';

/** MELEE: how the attackers fared, in a few words. */
export const inShort = (value: unknown): Phrase => {
	const { margin, level, attackerWins } = value as MeleeResult;
	if (level) return say(attackerWins ? words.aTieWon : words.aTieLost);
	if (margin > 0 && !attackerWins) return say(words.aheadByMarginNotEnough, { margin });
	return attackerWins
		? say(words.wonByMargin, { margin })
		: say(words.lostByMargin, { margin: -margin });
};

/** What is said of one party, and the same with its name. */
const BY_NAME: Readonly<Record<string, readonly [who: 'unit' | 'target', named: string]>> = {
	[words.aTieAndTheAttackerWinsIt]: ['unit', words.unitWonTheTie],
	[words.aTieTheAttackerLoses]: ['unit', words.unitLostTheTie],
	[words.theAttackerWinsByMargin]: ['unit', words.unitWonByMargin],
	[words.theAttackerIsAheadByMarginWhich]: ['unit', words.unitCameMarginAheadNotEnough],
	[words.theDefenderWinsByMargin]: ['target', words.unitWonByMargin],
	[words.theDefenderLosesLossThe]: ['target', words.unitLostLossTheHeadquarters],
	[words.theAttackerLosesNothingAndCannot]: ['unit', words.unitLostNothingAndCannotMove],
	[words.theDefenderLosesNothingAndCannot]: ['target', words.unitLostNothingAndCannotMove],
	[words.theAttackerLosesLossAndGoesBackTo]: ['unit', words.unitLostLossBackToTheStart],
	[words.theAttackerLosesNothingAndGoesBack]: ['unit', words.unitLostNothingBackToTheStart],
	[words.theDefenderTakesLossAndGoesBackOne]: ['target', words.unitTookLossBackOneMove],
	[words.theDefenderLosesLossAndGoesBackOne]: ['target', words.unitLostLossBackOneMove],
	[words.theDefenderLosesNothingAndGoesBack]: ['target', words.unitLostNothingBackOneMove],
	[words.forTheAttackerToWin]: ['unit', words.forUnitToWin],
	[rules.attackersDie]: ['unit', patterns.unit],
	[rules.defendersDie]: ['target', patterns.unit]
};

/** The parts, where a sentence has a gap for who takes one. */
const PARTS: Readonly<Record<string, 'unit' | 'target'>> = {
	[words.attacker]: 'unit',
	[words.defender]: 'target'
};

/** MELEE: who won and who lost, by name. */
export const named = (sentence: Phrase, names: Names): Phrase => {
	const part = PARTS[String(sentence.values?.['unit'])];
	const [who, text] = part ? [part, sentence.text] : (BY_NAME[sentence.text] ?? []);
	return who && text ? say(text, { ...sentence.values, unit: names[who] }) : sentence;
};
