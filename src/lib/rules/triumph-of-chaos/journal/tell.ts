import type { Told } from '#lib/kernel/game/game.ts';
import { ruleOf, sentencesOf, type Fact } from '../engine/facts.ts';
import type { Campaign } from '../engine/state.ts';

/**
 * One line of the log: what came of it, its heading, and whose dice they were. The beginning of a phase is told by the
 * heading that it opens. `after`: the campaign after the line.
 */
export const tell = (facts: readonly Fact[], after: Campaign): Told => {
	const thrown = facts.find((fact) => fact.type === 'diceThrown');
	const first = facts.find((fact) => fact.type !== 'diceThrown');
	const told = (some: readonly Fact[]) => some.flatMap((fact) => sentencesOf(fact, after));
	return {
		sentences: told(facts.filter(({ type }) => type !== 'phaseBegun')),
		short: told(facts),
		...(first ? { rule: ruleOf(first) } : {}),
		...(thrown && thrown.by !== 'nobody' ? { by: thrown.by } : {})
	};
};
