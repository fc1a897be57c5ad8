import * as v from 'valibot';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { COMBAT, type CombatFact } from './combat/facts.ts';
import { ACTION } from './facts/actions.ts';
import { COMMAND } from './facts/command.ts';
import { EVENT } from './facts/events.ts';
import { LOSS } from './facts/losses.ts';
import { MOVEMENT } from './facts/movement.ts';
import type { Entries, Kind } from './facts/parts.ts';
import { RECRUITMENT } from './facts/recruitment.ts';
import { TURN } from './facts/turn.ts';

const OTHER = {
	...TURN,
	...RECRUITMENT,
	...COMMAND,
	...EVENT,
	...MOVEMENT,
	...ACTION,
	...LOSS
} as const;
type Others = typeof OTHER;

/** What can have happened outside combat. */
type OtherFact = {
	[T in keyof Others]: { readonly type: T } & Entries<Others[T]['entries']>;
}[keyof Others];

/** What can have happened in a game: small, in the past tense, with its amounts. Only facts are replayed. */
export type Fact = OtherFact | CombatFact;

/** What a fact outside combat does; undefined for those of combat, which change one record together. */
export const doesOf = (fact: Fact): Kind<Fact> | undefined =>
	(OTHER as unknown as Readonly<Record<string, Kind<Fact>>>)[fact.type];

const KINDS = { ...OTHER, ...COMBAT };

/** The section of a fact and its words; none where another fact of its line says it. */
export const wordsOf = (
	fact: Fact
): { readonly rule: string; readonly sentence: Phrase | null } => {
	const { rule, tell } = (
		KINDS as unknown as Readonly<
			Record<Fact['type'], Pick<Kind<Fact>, 'rule'> & { tell: (fact: Fact) => Phrase | null }>
		>
	)[fact.type];
	return { rule: typeof rule === 'string' ? rule : rule(fact), sentence: tell(fact) };
};

/** A fact from outside. */
export const factSchema = v.variant(
	'type',
	Object.entries(KINDS).map(([type, { entries }]) =>
		v.strictObject({ type: v.literal(type), ...entries })
	)
) as unknown as v.GenericSchema<unknown, Fact>;
