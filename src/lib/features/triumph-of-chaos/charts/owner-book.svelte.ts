import { OwnerBook } from '#lib/features/shared/house-rules/owner-book.svelte.ts';
import type { Choices } from '#lib/kernel/book/book.ts';
import type { Change } from '#lib/kernel/book/choices.ts';
import { BOOK, type Book } from '#lib/rules/triumph-of-chaos/index.ts';
import { CAMPAIGN_KIND } from '../kind.ts';

/** The charts with the corrections of the game's owner; each correction can be undone. No update touches them. */
class CorrectedBook extends OwnerBook<Book> {
	#before = $state.raw<readonly Choices[]>([]);

	get canUndo(): boolean {
		return this.#before.length > 0;
	}
	/** How many numbers of the charts were corrected. */
	get corrections(): number {
		return Object.keys(this.choices.numbers).length;
	}

	correct = (path: string, now: number): Promise<void> =>
		this.change({ kind: 'number', key: path, now, usual: this.parts.number(path)?.default ?? now });

	change = async (change: Change): Promise<void> => {
		this.#before = [...this.#before, this.choices];
		await this.choose(change);
	};

	/** Drops all corrections; how the rulings are read stays. */
	reset = (): Promise<void> => this.replace({ ...this.choices, numbers: {} });

	/** Replaces all corrections, also by those of a file; this can be undone. */
	replace = async (choices: Choices): Promise<void> => {
		this.#before = [...this.#before, this.choices];
		await this.take(choices);
	};

	undo = async (): Promise<void> => {
		const last = this.#before.at(-1);
		if (!last) return;
		this.#before = this.#before.slice(0, -1);
		await this.take(last);
	};

	/** The undo is dropped, since what this tab replaced is no longer what it would bring back. */
	protected override othersWrote(): void {
		this.#before = [];
	}
}

/** The owner's book on this phone; the only instance. */
export const ownerBook = new CorrectedBook(CAMPAIGN_KIND, BOOK);
