import type * as v from 'valibot';
import type { Phrase } from '../phrase.ts';
import { oneOf } from './entries-of.ts';
import type { Kinded, KindOf } from './kinds.ts';

/** What can be asked of the kinds of facts of a game. `changed`: the state with some of it changed. */
export const factsOf = <K extends Kinded, Fact extends { readonly type: string }>(
	kinds: Readonly<Record<Fact['type'], { readonly entries: v.ObjectEntries }>>,
	changed: (state: K['state'], changes: Partial<K['state']>) => K['state'],
	unseen: K['seen']
) => {
	const kindOf = ({ type }: Fact) => kinds[type as Fact['type']] as unknown as KindOf<K, Fact>;
	return {
		/** The state after a fact. Total: it never refuses and never rolls. */
		evolve: (game: K['game'], state: K['state'], fact: Fact): K['state'] =>
			changed(state, kindOf(fact).changes(state, fact, game)),
		/** A fact's section and words; none where another fact of its line says it. */
		wordsOf: (
			fact: Fact,
			seen = unseen
		): { readonly rule: string; readonly sentences: readonly Phrase[] } => {
			const { rule, tell } = kindOf(fact);
			const said = tell(fact, seen) ?? [];
			return {
				rule: typeof rule === 'string' ? rule : rule(fact),
				sentences: 'text' in said ? [said] : said
			};
		},
		/** A fact from outside. */
		factSchema: oneOf(
			Object.fromEntries(
				Object.entries<{ entries: v.ObjectEntries }>(kinds).map(([type, { entries }]) => [
					type,
					entries
				])
			)
		) as unknown as v.GenericSchema<unknown, Fact>
	};
};
