import * as v from 'valibot';
import type { CombatFact } from './combat/facts.ts';
import { ACTION } from './facts/actions.ts';
import { COMMAND } from './facts/command.ts';
import { EVENT } from './facts/events.ts';
import { LOSS } from './facts/losses.ts';
import { MOVEMENT } from './facts/movement.ts';
import type { Entries, Kind } from './facts/parts.ts';
import { RECRUITMENT } from './facts/recruitment.ts';
import { TURN } from './facts/turn.ts';

const KINDS = {
	...TURN,
	...RECRUITMENT,
	...COMMAND,
	...EVENT,
	...MOVEMENT,
	...ACTION,
	...LOSS
} as const;
type Known = typeof KINDS;

/** What can have happened outside combat. */
type OtherFact = {
	[T in keyof Known]: { readonly type: T } & Entries<Known[T]['entries']>;
}[keyof Known];

/** What can have happened in a game: small, in the past tense, with its amounts. Only facts are replayed. */
export type Fact = OtherFact | CombatFact;

/** All there is to know of this kind of fact; undefined for those of combat. */
export const kindOf = (fact: Fact): Kind<Fact> | undefined =>
	(KINDS as unknown as Readonly<Record<string, Kind<Fact>>>)[fact.type];

/** Of every kind outside combat. */
export const factSchemas = Object.entries(KINDS).map(([type, { entries }]) =>
	v.strictObject({ type: v.literal(type), ...entries })
);
