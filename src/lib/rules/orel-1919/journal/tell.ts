import { speakOf } from '#lib/kernel/book/places.ts';
import { saidOf } from '#lib/kernel/decided/standing.ts';
import type { Account, Told } from '#lib/kernel/game/game.ts';
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

/** One fact in words, with its section and what was added up for it; undefined where another fact says it. */
export const toldFact = (fact: Fact, seen?: Seen): Account | undefined => {
	const { rule, sentences } = wordsOf(fact, seen);
	const workings = allWorkingsOf(fact);
	if (sentences.length === 0) return undefined;
	return { rule, sentences, ...(workings.length > 0 ? { workings } : {}) };
};

/** 2 The headings that a line opens: the log has them already, so they are told only where nothing else is. */
const HEADINGS: readonly Fact['type'][] = ['turnBegan', 'phaseBegan'];

/**
 * What happened in one line, each thing with its section. In the sentences, what several units do alike is said once; the
 * ledger goes fact by fact, with every modifier, so that a player can check it against the book. `since`: all that has
 * happened from `before` on, where that is more.
 */
export const tell = (
	{ facts, since = facts }: { readonly facts: readonly Fact[]; readonly since?: readonly Fact[] },
	before?: State,
	after?: State
): Told => {
	if (after) speakOf(after.header);
	const seen = seenIn(since, before, after);
	const ledger = facts.flatMap((fact) => toldFact(fact, seen) ?? []);
	const plain = facts.filter(({ type }) => !HEADINGS.includes(type));
	const sentences = saidOf(inOne(plain, before?.attacks), (fact) => wordsOf(fact, seen).sentences);
	const [first] = plain.flatMap((fact) => toldFact(fact, seen) ?? []);
	const headings = facts.filter(({ type }) => HEADINGS.includes(type));
	const by = facts.find((fact) => fact.type === 'diceThrown')?.throws[0]?.by;
	const rule = (first ?? ledger[0])?.rule;
	return {
		sentences,
		...(sentences.length > 0 ? {} : { short: headings.flatMap((fact) => wordsOf(fact).sentences) }),
		ledger,
		...(rule === undefined ? {} : { rule }),
		...(by ? { by } : {})
	};
};
