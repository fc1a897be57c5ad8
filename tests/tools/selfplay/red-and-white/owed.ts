import { diceFrom, type Seed } from '#lib/kernel/dice/source.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { battleEngine } from '#lib/rules/red-and-white/engine/engine.ts';
import { becauseOf } from '#lib/rules/red-and-white/engine/phases/because.ts';
import type { Owed } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { refusalText } from '../../../rules/red-and-white/statements/statement.ts';
import { given, waysTo, type Offered } from './player.ts';

/** As something owed is known: who owes what, how often. */
export const keyOf = (one: Owed): string => JSON.stringify(one);

/** What the game master sees to away from the table, or by one key: nothing that is rolled or done by a unit. */
const BESIDE: readonly string[] = ['see_to', 'marks_end', 'officers_return', 'suppress'];

const oneFault = (
	state: BattleState,
	one: Owed,
	offered: Offered,
	{ seed, isOffered }: { readonly seed: Seed; readonly isOffered: boolean }
): string | undefined => {
	const key = keyOf(one);
	if (!becauseOf(state, one).length) return `owed for nothing: ${key}`;
	if ('deed' in one && BESIDE.includes(one.deed)) return undefined;
	const [way] = waysTo(one, offered);
	if (!way) return `owed and impossible: ${key}`;
	const command = given(state, way, diceFrom(seed));
	const decision = decide(state, command);
	if (!decision.ok) return `owed, refused: ${key} ${refusalText(decision.refusal)}`;
	const asked = 'type' in way ? undefined : JSON.stringify(way);
	return isOffered && asked && !offered.rolls.some((roll) => JSON.stringify(roll) === asked)
		? `owed and not offered: ${key}`
		: undefined;
};

/**
 * Whatever is owed, or called to mind, has a cause and can be done now. `known`: what was looked at before; without it all
 * of it is, and it is offered besides.
 */
export const owedFaults = (
	state: BattleState,
	seed: Seed,
	known?: ReadonlySet<string>
): readonly string[] => {
	const offered = battleEngine.waiting(state);
	return [...offered.owed, ...offered.may]
		.filter((one) => !known?.has(keyOf(one)))
		.flatMap((one) => oneFault(state, one, offered, { seed, isOffered: !known }) ?? []);
};
