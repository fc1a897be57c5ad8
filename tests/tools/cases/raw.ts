type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The inputs of a case; what is absent has its default. */
export class Raw {
	readonly #fields: Fields;

	constructor(fields: unknown) {
		this.#fields = isFields(fields) ? fields : {};
	}

	has = (key: string): boolean => key in this.#fields;

	isNull = (key: string): boolean => this.#fields[key] === null;

	number = (key: string, other: number): number => {
		const value = this.#fields[key];
		return typeof value === 'number' ? value : other;
	};

	flag = (key: string, other = false): boolean => {
		const value = this.#fields[key];
		return typeof value === 'boolean' ? value : typeof value === 'number' ? value !== 0 : other;
	};

	text = <T extends string>(key: string, other: T): T => {
		const value = this.#fields[key];
		return typeof value === 'string' ? (value as T) : other;
	};

	list = <T>(key: string, other: readonly T[] = []): readonly T[] => {
		const value = this.#fields[key];
		return Array.isArray(value) ? (value as T[]) : other;
	};

	of = (key: string): Raw => new Raw(this.#fields[key]);

	/** The records of a list. */
	each = (key: string): readonly Raw[] => this.list(key).map((one) => new Raw(one));
}
