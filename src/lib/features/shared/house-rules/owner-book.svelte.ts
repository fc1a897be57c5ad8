import type { BookOf, BookParts, Choices } from '#lib/kernel/book/book.ts';
import { knownChoices, withChange, type Change } from '#lib/kernel/book/choices.ts';
import { BOOK_VERSION, bookKindOf } from '#lib/kernel/game/document.ts';
import { onCameIn } from '#lib/store/came-in.ts';
import { keepOwn, readOwn } from '../settings/own.ts';

/** What a screen of house rules shows and changes. */
export type House = Pick<OwnerBook<unknown>, 'parts' | 'choices' | 'load' | 'choose'>;

/** The book in force outside a game that is kept: the app's own with the owner's choices over it. */
export class OwnerBook<Book> {
	readonly #kind: string;
	readonly #of: BookOf<Book>;
	#choices = $state.raw<Choices>({ readings: {}, numbers: {}, options: {} });
	readonly book: Book = $derived.by(() => this.#of.of(this.#choices));
	#loading: Promise<void> | undefined;
	#touched = false;

	/** `game`: whose book it is. */
	constructor(game: string, of: BookOf<Book>) {
		this.#kind = bookKindOf(game);
		this.#of = of;
		onCameIn(({ kinds }) => (kinds.includes(this.#kind) ? this.again() : undefined));
	}

	/** What may be chosen. */
	get parts(): BookParts {
		return this.#of;
	}
	get choices(): Choices {
		return this.#choices;
	}

	/** Reads what was kept, once; until then the book is the app's own. */
	load = (): Promise<void> => (this.#loading ??= this.#read());

	/** Reads what is kept once more: somebody else has written it. */
	again = (): Promise<void> => {
		this.#touched = false;
		return (this.#loading = this.#read());
	};

	async #read(): Promise<void> {
		const kept = await readOwn(this.#kind);
		if (kept !== undefined && !this.#touched) this.#choices = knownChoices(this.#of, kept);
	}

	/** One choice more from now on. False where it could not be kept. */
	choose = (change: Change): Promise<boolean> => this.take(withChange(this.#choices, change));

	/** These choices in the place of all there were. False where they could not be kept. */
	take = (choices: Choices): Promise<boolean> => {
		this.#touched = true;
		this.#choices = choices;
		return keepOwn(this.#kind, BOOK_VERSION, choices);
	};
}
