import { speakOf } from '#lib/kernel/book/places.ts';
import { toldBy } from '#lib/kernel/decided/facts.ts';
import type { Told } from '#lib/kernel/game/game.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import { wordsOf, type Fact } from '../engine/facts.ts';
import type { Seen } from '../engine/facts/kind.ts';
import { hasLevels } from '../engine/phases/victory.ts';
import type { State, UnitId } from '../engine/state.ts';
import { inOne } from './in-one.ts';
import { allWorkingsOf } from './workings.ts';

/** Those of the facts that take the last step of a unit. */
const lastSteps = (facts: readonly Fact[], before?: Pick<State, 'units'>): Seen['last'] => {
	const left = new Map(before?.units.map(({ id, steps }) => [id, steps]));
	return new Set(
		facts.filter((fact) => {
			const had = fact.type === 'stepsLost' && left.get(fact.unit);
			if (!had) return false;
			left.set(fact.unit, had - fact.steps);
			return had <= fact.steps;
		})
	);
};

/** The attacks that a line may speak of: those declared before it, in it, or still there after it. */
const seenIn = (facts: readonly Fact[], before?: State, after?: State): Seen => {
	const attacks = new Map<number, { readonly hex: Hex; readonly units: readonly UnitId[] }>();
	for (const state of [before, after])
		for (const one of state?.attacks ?? []) attacks.set(one.id, one);
	for (const fact of facts)
		if ((fact.type === 'attackDeclared' || fact.type === 'fightBegan') && !attacks.has(fact.attack))
			attacks.set(fact.attack, { hex: fact.hex, units: [] });
	const target: Seen['target'] = (attack) => {
		const at = attacks.get(attack);
		if (!at) return undefined;
		const { hex, units } = at;
		const others = [...attacks.values()].some((one) => one !== at && one.hex === hex);
		return { hex, by: others && units.length > 0 ? units : undefined };
	};
	return {
		target,
		last: lastSteps(facts, before),
		levels: !before || hasLevels(before.header),
		standing: before?.standing
	};
};

/** What happened in one line. `since`: all that has happened from `before` on, where that is more. */
export const tell = (
	{ facts, since = facts }: { readonly facts: readonly Fact[]; readonly since?: readonly Fact[] },
	before?: State,
	after?: State
): Told => {
	if (after) speakOf(after.header);
	const seen = seenIn(since, before, after);
	return toldBy({
		wordsOf,
		workingsOf: allWorkingsOf,
		inOne: (plain) => inOne(plain, before?.attacks),
		// 2
		headings: ['turnBegan', 'phaseBegan']
	})(facts, () => seen).line;
};
