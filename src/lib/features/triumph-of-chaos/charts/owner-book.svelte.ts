import { keep, readKept } from '#lib/features/shared/settings/remembered.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	type Book,
	bookOf,
	type Corrections,
	NO_CORRECTIONS,
	parseCorrections,
	type RulingId,
	withNumber,
	withReading
} from '#lib/rules/triumph-of-chaos/index.ts';

/** Where the corrections stand among the settings; they are kept twice, as everything is. */
export const CORRECTIONS_KEY = 'triumph-of-chaos:corrections';

/** The charts as the owner of the game has them. Stored apart from the app: no update touches them. */
class OwnerBook {
	#corrections = $state.raw<Corrections>(NO_CORRECTIONS);
	#before = $state.raw<readonly Corrections[]>([]);
	#problem = $state.raw<Phrase>();
	readonly book: Book = $derived(bookOf(this.#corrections));

	get corrections(): Corrections {
		return this.#corrections;
	}
	get problem(): Phrase | undefined {
		return this.#problem;
	}
	get canUndo(): boolean {
		return this.#before.length > 0;
	}
	get changes(): number {
		const { numbers, readings } = this.#corrections;
		return Object.keys(numbers).length + Object.keys(readings).length;
	}

	/** Reads what is kept: on every way into the game, for a backup may have brought another. */
	load = async (): Promise<void> => {
		this.#problem = undefined;
		const kept = await readKept(CORRECTIONS_KEY);
		if (kept === undefined) return;
		const read = parseCorrections(kept);
		if (read.ok) this.#corrections = read.value;
		else this.#problem = say('The corrections cannot be read: {why}', { why: read.problem });
	};

	correct = (path: string, value: number): Promise<void> =>
		this.replace(withNumber(this.#corrections, path, value));

	choose = (ruling: RulingId, key: string): Promise<void> =>
		this.replace(withReading(this.#corrections, ruling, key));

	/** As the app reads the aid. */
	reset = (): Promise<void> => this.replace(NO_CORRECTIONS);

	/** All corrections anew, from a file; the way back is open. */
	replace = async (corrections: Corrections): Promise<void> => {
		this.#before = [...this.#before, this.#corrections];
		await this.#put(corrections);
	};

	undo = async (): Promise<void> => {
		const last = this.#before.at(-1);
		if (!last) return;
		this.#before = this.#before.slice(0, -1);
		await this.#put(last);
	};

	async #put(corrections: Corrections): Promise<void> {
		this.#corrections = corrections;
		this.#problem = (await keep(CORRECTIONS_KEY, corrections))
			? undefined
			: say('The correction counts now, but the phone could not keep it.');
	}
}

/** The one book of the owner on this phone. */
export const ownerBook = new OwnerBook();
