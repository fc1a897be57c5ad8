import type { BookOf, BookParts, Choices } from '#lib/kernel/book/book.ts';
import {
	choicesIn,
	isChange,
	knownChoices,
	withChange,
	type Change
} from '#lib/kernel/book/choices.ts';
import { BOOK_VERSION, bookKindOf } from '#lib/kernel/game/document.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { inSession, toSession } from '#lib/session/remembered.ts';
import { StoreProblem, type StoreCode } from '#lib/store/problem.ts';
import { onCameIn } from '#lib/store/came-in.ts';
import { alterOwn, readOwn } from '../settings/own.ts';
import { words } from '../words/en/house-rules.ts';

/** What a screen of house rules shows and changes. */
export type House = Pick<OwnerBook<unknown>, 'parts' | 'choices' | 'problem' | 'load' | 'choose'>;

/** The book in force outside saved games: the app's own with the owner's choices over it. */
export class OwnerBook<Book> {
	readonly #kind: string;
	readonly #of: BookOf<Book>;
	#choices = $state.raw<Choices>({ readings: {}, numbers: {}, options: {} });
	/** What is on the phone, as far as this tab has seen. */
	#seen: Choices = { readings: {}, numbers: {}, options: {} };
	readonly book: Book = $derived.by(() => this.#of.of(this.#choices));
	#loading: Promise<void> | undefined;
	/** What is on the phone was read. */
	#known = false;
	#touched = false;
	/** Where this tab keeps choices that may not be in the store yet, so that a reload loses none. */
	readonly #key: string;
	#onTheirWay: readonly Change[];
	/** Those of them that the page was left with. */
	#left: readonly Change[];
	#problem = $state.raw<Phrase>();

	/** `game`: the id of the book's game. */
	constructor(game: string, of: BookOf<Book>) {
		this.#kind = bookKindOf(game);
		this.#key = `tachanka:${this.#kind}`;
		this.#of = of;
		this.#onTheirWay = this.#left = this.#inSession();
		onCameIn(({ kinds }) => (kinds.includes(this.#kind) ? this.again() : undefined));
	}

	/** What may be chosen. */
	get parts(): BookParts {
		return this.#of;
	}
	get choices(): Choices {
		return this.#choices;
	}
	/** Is it certain that the owner has chosen nothing? */
	get untouched(): boolean {
		return choicesIn(this.#choices) === 0 && this.#known;
	}
	/** Why the last choice was not saved. */
	get problem(): Phrase | undefined {
		return this.#problem;
	}

	/** Reads what was saved, once; until then the book is the app's own. */
	load = (): Promise<void> => (this.#loading ??= this.#read().then(this.#takeUp));

	/** Reads what is saved again, because somebody else has written it. */
	again = (): Promise<void> => {
		this.#touched = false;
		return (this.#loading = this.#read().then(this.#takeUp));
	};

	async #read(): Promise<void> {
		const kept = await readOwn(this.#kind);
		if (kept === undefined) return;
		this.#known = true;
		const before = this.#choices;
		this.#seen = knownChoices(this.#of, kept);
		if (this.#touched) return;
		this.#choices = this.#onTheirWay.reduce(withChange, this.#seen);
		if (!same(before, this.#choices)) this.othersWrote();
	}

	/** Called when choices arrive that this tab did not make. */
	protected othersWrote(): void {
		// Nothing to do here; a subclass may react.
	}

	/**
	 * Makes one more choice, which joins those that another tab may have made. Undefined once it is saved, or why it
	 * was not.
	 */
	choose = (change: Change): Promise<StoreCode | undefined> => {
		this.#wait([...this.#onTheirWay, change]);
		return this.#keep(change);
	};

	#keep(change: Change): Promise<StoreCode | undefined> {
		return this.#put((there) => withChange(there, change), undefined, change);
	}

	#wait(changes: readonly Change[]): void {
		this.#onTheirWay = changes;
		toSession(this.#key, changes.length > 0 ? changes : null);
	}

	/** The choices that were on their way when the page was left. */
	#inSession(): readonly Change[] {
		const left = inSession(this.#key);
		return Array.isArray(left) ? left.filter((one) => isChange(this.#of, one)) : [];
	}

	/** Keeps the choices that the page was left with. */
	#takeUp = async (): Promise<void> => {
		const left = this.#left;
		this.#left = [];
		for (const change of left) await this.#keep(change);
	};

	/**
	 * Replaces all choices by these. Undefined once they are saved, or why they were not: `elsewhere` where another tab
	 * has made different choices, which are shown from then on.
	 */
	take = async (choices: Choices): Promise<StoreCode | undefined> => {
		const why = await this.#put(
			() => choices,
			(there) => same(there, this.#seen)
		);
		if (why === 'elsewhere') await this.again();
		return why;
	};

	async #put(
		make: (there: Choices) => Choices,
		may: (there: Choices) => boolean = () => true,
		change?: Change
	): Promise<StoreCode | undefined> {
		this.#touched = true;
		this.#choices = make(this.#choices);
		let made = this.#choices;
		let before = this.#seen;
		const why = await alterOwn(this.#kind, BOOK_VERSION, (raw) => {
			const there = knownChoices(this.#of, raw);
			if (!may(there)) throw new StoreProblem('elsewhere');
			before = there;
			made = this.#seen = make(there);
			return made;
		});
		this.#problem =
			why === 'elsewhere'
				? new StoreProblem(why).phrase
				: why && say(words.thisCountsNowButThePhoneCouldNot);
		if (change) this.#wait(this.#onTheirWay.filter((one) => one !== change));
		if (why) this.#seen = before;
		// Choices made elsewhere meanwhile appear with it.
		else this.#choices = this.#onTheirWay.reduce(withChange, made);
		return why;
	}
}
