import type * as v from 'valibot';
import { accept, refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { automatic } from '../automation.ts';
import type { Cause } from '../causes.ts';
import { evolveAll } from '../evolve.ts';
import type { Fact } from '../facts/fact.ts';
import type { Of } from '../facts/parts.ts';
import type { BattleState, Id, OfficerInBattle, PlayerInBattle, UnitInBattle } from '../state.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

/** A kind of command: what belongs to it, and what the rules answer. */
export const asks = <E extends v.ObjectEntries>(
	entries: E,
	decide: (state: BattleState, command: Of<E>) => Decision<Fact>
) => ({ entries, decide });

/** One thing after another, each decided on the state the one before left; the first refusal stands. */
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
	return accept(...facts);
};

/** GAMING TERMS USED: what a rule of the turn forbids is done only where the referee allows it, or lets the rules remind. */
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

/** A refusal that no printed rule gives, only sense: no heading of the book. */
export const senseless = (text: string, values?: Parameters<typeof say>[1]): Decision<Fact> =>
	refuse(REFEREE, say(text, values));

/**
 * GAMING TERMS USED: by the referee's word so much is owed; where it is less than before he says why. His reason, if he
 * gives one, is the cause that stands behind it.
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
