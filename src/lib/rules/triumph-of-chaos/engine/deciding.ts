import { refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Command, Fact } from './facts.ts';

/** The command of this kind. */
export type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

/** A refusal that the aid does not give, only sense. */
export const senseless = (text: string, values?: Phrase['values']): Decision<Fact> =>
	refuse('Campaign', say(text, values));

/** Why nothing is done in a space that is not there. */
export const NO_SUCH_SPACE = 'There is no such space in this activation.';
