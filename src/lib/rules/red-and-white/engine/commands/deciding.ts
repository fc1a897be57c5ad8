import type * as v from 'valibot';
import { accept, refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { automatic } from '../automation.ts';
import type { Cause } from '../causes.ts';
import { evolveAll, noted } from '../evolve.ts';
import type { Fact } from '../facts/fact.ts';
import type { Of } from '../facts/parts.ts';
import type { BattleState, Id, OfficerInBattle, PlayerInBattle, UnitInBattle } from '../state.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

/** A kind of command: its fields, and the answer of the rules. */
export const asks = <E extends v.ObjectEntries>(
	entries: E,
	decide: (state: BattleState, command: Of<E>) => Decision<Fact>
) => ({ entries, decide });

/** Several steps, each decided on the state that the last one left; the first refusal stops them. */
export const inTurn = (
	state: BattleState,
	...steps: readonly ((state: BattleState) => Decision<Fact>)[]
): Decision<Fact> => {
	const facts: Fact[] = [];
	let at = state;
	for (const step of steps) {
		const decision = step(at);
		if (!decision.ok) return decision;
		facts.push(...decision.facts);
		at = evolveAll(at, decision.facts);
	}
	noted(state, facts, at);
	return { ok: true, facts };
};

/**
 * GAMING TERMS USED: what a rule of the turn forbids is done only if the referee allows it or has the rules merely
 * remind.
 */
export const unlessForbidden = (
	state: BattleState,
	rule: Refusal | null,
	ruled: { readonly reason: string } | undefined,
	decide: () => Decision<Fact>
): Decision<Fact> => {
	if (!rule || !automatic(state, 'sequence_forbids')) return decide();
	if (!ruled?.reason.trim()) return { ok: false, refusal: rule };
	const allowed: Fact = { type: 'allowed', rule: rule.rule, reason: ruled.reason.trim() };
	const decision = decide();
	return decision.ok ? accept(allowed, ...decision.facts) : decision;
};

const REFEREE = 'Referee';

/** A refusal by common sense, without a heading of the book, since no printed rule says it. */
export const senseless = (text: string, values?: Parameters<typeof say>[1]): Decision<Fact> =>
	refuse(REFEREE, say(text, values));

/**
 * GAMING TERMS USED: by the referee's word this many are owed; where that is fewer than before, he says why. His
 * reason, if he gives one, is recorded as the cause.
 */
export const byReferee = (
	n: number,
	now: number,
	reason: string | undefined,
	fact: (because: Cause) => Fact
): Decision<Fact> => {
	if (n === now) return senseless(words.itIsSoAlready);
	const why = reason?.trim();
	if (n < now && !why) return senseless(words.aReasonIsNeeded);
	return accept(fact({ what: 'referee', ...(why ? { reason: why } : {}) }));
};

export const withUnit = (
	{ units }: BattleState,
	id: Id,
	decide: (unit: UnitInBattle) => Decision<Fact>
): Decision<Fact> => {
	const unit = units[id];
	return unit ? decide(unit) : senseless(words.thereIsNoSuchUnitInThisBattle);
};

export const withOfficer = (
	{ officers }: BattleState,
	id: Id,
	decide: (officer: OfficerInBattle) => Decision<Fact>
): Decision<Fact> => {
	const officer = officers[id];
	return officer ? decide(officer) : senseless(words.thereIsNoSuchOfficerInThisBattle);
};

export const withPlayer = (
	{ players }: BattleState,
	id: Id,
	decide: (player: PlayerInBattle) => Decision<Fact>
): Decision<Fact> => {
	const player = players[id];
	return player ? decide(player) : senseless(words.thereIsNoSuchPlayerInThisBattle);
};
