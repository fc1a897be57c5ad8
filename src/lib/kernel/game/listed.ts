import { count, say, type Phrase } from '../phrase.ts';
import { bookKindOf, type KindHead } from './document.ts';
import type { Meta } from './game.ts';
import type { Keeping, Kept } from './kept.ts';
import { words } from '../words/en/kernel.ts';

/** What is said about a game before it is loaded. */
type Head = Pick<Meta, 'id' | 'title' | 'kind'>;

/** A game in the list of games. */
export interface Listed<G = unknown> extends Head {
	readonly load: () => Promise<G>;
	/** Its journals, as a kind named by the game's id. */
	readonly journals: KindHead;
	/** What else it keeps. */
	readonly documents: readonly KindHead[];
	/** The owner's own book of the game. */
	readonly book: KindHead;
	/** How all of these are read; fetched together with the first game that has any. */
	readonly kept: () => Promise<Kept>;
}

/** The owner's own book of a game. */
const ownBook = ({ id, title }: Head): KindHead => ({
	kind: bookKindOf(id),
	title: say(words.houseRulesForGame, { game: say(title) }),
	many: say(words.houseRules),
	counted: (n) => count(n, words.nBooksOfHouseRules)
});

/** A game for the list, from the name of its journals and what it keeps besides the owner's book. */
export const listed = <Book, State, Command, Fact, G>({
	load,
	journals,
	documents = [],
	...head
}: Head & {
	readonly load: () => Promise<Keeping<Book, State, Command, Fact> & G>;
	readonly journals: { readonly title: Phrase; readonly many: Phrase } & Pick<
		KindHead,
		'counted' | 'covered'
	>;
	readonly documents?: readonly KindHead[];
}): Listed<G> => ({
	...head,
	load,
	journals: { kind: head.id, ...journals },
	documents,
	book: ownBook(head),
	kept: async () => (await import('./kept.ts')).keptOf(await load())
});
