import type * as v from 'valibot';
import type { Throw } from '../dice/draw.ts';
import type { Account, Told } from '../game/game.ts';
import type { Phrase } from '../phrase.ts';
import type { Working } from '../sheet/calculator.ts';
import { oneOf } from './entries-of.ts';
import type { Kinded, KindOf } from './kinds.ts';
import { saidOf } from './standing.ts';

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
		wordsOf: (fact: Fact, seen = unseen): Account => {
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

interface Happened {
	readonly type: string;
	readonly player?: unknown;
	readonly throws?: readonly Throw[];
}

/** How the facts of a game are told. */
interface Tells<Fact, Seen> {
	/** A fact's section and words, with what was seen before it. */
	readonly wordsOf: (fact: Fact, seen?: Seen) => Account;
	/** What it adds up. */
	readonly workingsOf: (fact: Fact) => readonly Working[];
	/** Facts with one sentence in place of those that say the same of several units. */
	readonly inOne: (facts: readonly Fact[]) => readonly (Fact | Phrase)[];
	/** The headings that a line opens: the log has them already, so they are told only where nothing else is. */
	readonly headings: readonly string[];
}

/**
 * Tells the facts of a line, each with its section. In the sentences, what several units do alike is said once; the ledger
 * goes fact by fact, with all that was added up, so that a player can check it against the book. `said`: some of its facts
 * in sentences.
 */
export const toldBy =
	<Fact extends Happened, Seen>({ wordsOf, workingsOf, inOne, headings }: Tells<Fact, Seen>) =>
	(facts: readonly Fact[], seenBefore: (fact: Fact) => Seen | undefined) => {
		const account = (fact: Fact): Account => wordsOf(fact, seenBefore(fact));
		const told = (fact: Fact): readonly Account[] => {
			const { rule, sentences } = account(fact);
			const workings = workingsOf(fact);
			return sentences.length > 0
				? [{ rule, sentences, ...(workings.length > 0 && { workings }) }]
				: [];
		};
		const opens = ({ type }: Fact): boolean => headings.includes(type);
		const plain = facts.filter((fact) => !opens(fact));
		const said = (these: readonly Fact[]): readonly Phrase[] =>
			saidOf(inOne(these), (fact) => account(fact).sentences);
		const sentences = said(plain);
		const ledger = facts.flatMap(told);
		const rule = (plain.flatMap(told)[0] ?? ledger[0])?.rule;
		const by = facts.find(({ type }) => type === 'diceThrown')?.throws?.[0]?.by;
		const line: Told = {
			sentences,
			...(sentences.length === 0 && {
				short: facts.filter(opens).flatMap((fact) => account(fact).sentences)
			}),
			ledger,
			...(rule !== undefined && { rule }),
			...(by && { by })
		};
		return { line, plain, said };
	};
