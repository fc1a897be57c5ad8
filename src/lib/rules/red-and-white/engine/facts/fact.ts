import * as v from 'valibot';
import type { BattleState } from '../state.ts';
import { BATTLE } from './battle.ts';
import { HOUSE_RULES } from './book.ts';
import { CLOCK } from './clock.ts';
import { GOALS } from './goals.ts';
import { GROUND } from './ground.ts';
import { LOSSES } from './losses.ts';
import { MARKED } from './marks.ts';
import { MORALE } from './morale.ts';
import { OFFICERS } from './officers.ts';
import { PAPERS } from './papers.ts';
import { allThere, type Kind, type Of } from './parts.ts';
import { PLAYERS } from './players.ts';
import { ROLLS } from './rolls.ts';
import { UNITS } from './units.ts';

const FACTS = {
	...BATTLE,
	...HOUSE_RULES,
	...CLOCK,
	...LOSSES,
	...MARKED,
	...MORALE,
	...UNITS,
	...OFFICERS,
	...PLAYERS,
	...GROUND,
	...GOALS,
	...PAPERS,
	...ROLLS
} as const;

type Known = typeof FACTS;

/** What can happen in a battle: small facts, in the past tense. Only these are replayed. */
export type Fact = {
	[T in keyof Known]: { readonly type: T } & Of<Known[T]['entries']>;
}[keyof Known];
export type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** Everything there is to know about this kind of fact. */
export const kindOf = ({ type }: Fact): Kind<Fact> => FACTS[type] as unknown as Kind<Fact>;

export const factSchema = v.variant(
	'type',
	Object.entries(FACTS).map(([type, { entries }]) =>
		v.strictObject({ type: v.literal(type), ...entries })
	)
) as unknown as v.GenericSchema<unknown, Fact>;

/** Is it a fact about somebody not in the battle, or one that is impossible on this table? */
export const isLoose = (state: BattleState, fact: Fact): boolean =>
	!allThere(state, FACTS[fact.type].entries, fact) || kindOf(fact).fits?.(state, fact) === false;
