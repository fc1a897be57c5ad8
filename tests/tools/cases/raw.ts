type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The inputs of a case; what is absent has its default. */
export class Raw {
	readonly #fields: Fields;

	constructor(fields: unknown) {
		this.#fields = isFields(fields) ? fields : {};
	}

	/** Whether a field is there; null stands for its default. */
	has = (key: string): boolean => this.#fields[key] !== undefined && this.#fields[key] !== null;

	isNull = (key: string): boolean => this.#fields[key] === null;

	/** What is there under a key, or its default; an error where it is of another kind. */
	#read = <T>(key: string, kind: string, other: T, is: (value: unknown) => value is T): T => {
		const value = this.#fields[key];
		if (value === undefined || value === null) return other;
		if (!is(value)) throw new Error(`"${key}" is no ${kind}: ${JSON.stringify(value)}`);
		return value;
	};

	number = (key: string, other: number): number =>
		this.#read(key, 'number', other, (value) => typeof value === 'number');

	flag = (key: string, other = false): boolean =>
		Boolean(
			this.#read<boolean | number>(
				key,
				'true or false',
				other,
				(value) => typeof value === 'boolean' || typeof value === 'number'
			)
		);

	text = <T extends string>(key: string, other: T): T =>
		this.#read(key, 'text', other, (value): value is T => typeof value === 'string');

	/** One of these words. */
	oneOf = <T extends string>(key: string, words: readonly T[], other: T): T => {
		const value = this.text<T>(key, other);
		if (!words.includes(value)) throw new Error(`"${key}" is none of ${words.join()}: ${value}`);
		return value;
	};

	list = <T>(key: string, other: readonly T[] = []): readonly T[] =>
		this.#read(key, 'list', other, (value): value is readonly T[] => Array.isArray(value));

	of = (key: string): Raw => new Raw(this.#read(key, 'record', {}, isFields));

	/** The records of a list. */
	each = (key: string): readonly Raw[] => this.list(key).map((one) => new Raw(one));
}
