import { bookOf, type Book } from '#lib/rules/red-and-white/tables.ts';
import type { MovementSystem } from '#lib/rules/red-and-white/types.ts';
import { keep, readKept } from './remembered.ts';

const KEY = 'book';

/** What the owner changed in the book, outside of any battle. */
export type OwnerChoices = NonNullable<Parameters<typeof bookOf>[0]>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The owner's choices as they were kept: only what a ruling, a number or an option still knows. The rulings with all
 * their words are fetched for it; the rules themselves do without.
 */
export const parseChoices = async (kept: unknown): Promise<OwnerChoices> => {
	if (!isRecord(kept)) return {};
	const { NUMBERS, rulingNamed } = await import('#lib/rules/red-and-white/rulings/all.ts');
	const { OPTIONS } = await import('#lib/rules/red-and-white/rulings/options.ts');
	const { readings, numbers, options } = kept;
	const known = Object.entries(isRecord(readings) ? readings : {}).filter(
		(pair): pair is [string, string] =>
			rulingNamed(pair[0])?.readings.some(({ key }) => key === pair[1]) ?? false
	);
	const set = NUMBERS.flatMap(({ path, min, max }) => {
		const value = isRecord(numbers) ? numbers[path] : undefined;
		return typeof value === 'number' && value >= min && value <= max ? [[path, value]] : [];
	});
	const agreed = OPTIONS.flatMap(({ key, choices }) => {
		const value = isRecord(options) ? options[key] : undefined;
		return choices.some((choice) => choice.value === value) ? [[key, value]] : [];
	});
	return {
		readings: Object.fromEntries(known),
		numbers: Object.fromEntries(set),
		options: Object.fromEntries(agreed)
	};
};

/** The book in force outside a battle: the app's own with the owner's choices over it. */
class HouseBook {
	#choices = $state.raw<OwnerChoices>({});
	#book = $derived<Book>(bookOf(this.#choices));
	#loading: Promise<void> | undefined;
	#touched = false;

	get book(): Book {
		return this.#book;
	}
	get choices(): OwnerChoices {
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
		const kept = await readKept(KEY);
		if (kept === undefined) return;
		const choices = await parseChoices(kept);
		if (!this.#touched) this.#choices = choices;
	}

	/** The owner's choices from now on. False where they could not be kept. */
	choose = (choices: OwnerChoices): Promise<boolean> => {
		this.#touched = true;
		this.#choices = choices;
		return keep(KEY, choices);
	};

	chooseMovement = async (movement: MovementSystem): Promise<boolean> => {
		await this.load();
		return this.choose({ ...this.#choices, options: { ...this.#choices.options, movement } });
	};
}

export const houseBook = new HouseBook();
