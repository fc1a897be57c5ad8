import * as v from 'valibot';

/** A schema for what a fact or a command may hold. */
export type Of<T> = v.GenericSchema<unknown, T>;

/** A text of some letters, such as a name or a key. */
export const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** A whole number between two others, both included. */
export const whole = (from: number, to: number): Of<number> =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
/** A whole number that is not negative, such as a count or an id. */
export const some: Of<number> = whole(0, 10_000);
/** A modifier of at most two digits. */
export const signed = whole(-99, 99);
/** Yes or no. */
export const yes: Of<boolean> = v.boolean();
/** A list of at most 400 of these. */
export const list = <T>(of: Of<T>): Of<readonly T[]> => v.pipe(v.array(of), v.maxLength(400));
/** One of these, or null for none. */
export const maybe = <T>(of: Of<T>): Of<T | null> => v.nullable(of);
/** Many of these, each under a name. */
export const byName = <T>(of: Of<T>): Of<Readonly<Record<string, T>>> => v.record(text, of);
/** A heading of the rulebook by its number; empty for none. */
export const section: Of<string> = v.pipe(v.string(), v.maxLength(20));

/** What was added up, line by line, as the charts said it then. */
export const workingLines = v.exactOptional(
	list(v.strictObject({ section: text, reason: text, amount: signed }))
);

/** The type of an object with these entries. */
export type Entries<E extends v.ObjectEntries> = {
	readonly [K in keyof v.InferOutput<v.StrictObjectSchema<E, undefined>>]: v.InferOutput<
		v.StrictObjectSchema<E, undefined>
	>[K];
};
/** The type of a union of such objects, each known by its name. */
export type OneOf<Known extends Readonly<Record<string, v.ObjectEntries>>> = {
	[T in keyof Known]: { readonly type: T } & Entries<Known[T]>;
}[keyof Known];

/**
 * The schema of a union of objects that differ in `type`. The object of the type is looked up rather than tried one after
 * another; for an unknown type the issue is the same as that of valibot's union.
 */
export const oneOf = (known: Readonly<Record<string, v.ObjectEntries>>) => {
	const named = new Map<unknown, v.GenericSchema<unknown>>(
		Object.entries(known).map(([type, entries]) => [
			type,
			v.strictObject({ type: v.literal(type), ...entries })
		])
	);
	const any = v.variant('type', [...named.values()] as never);
	return v.lazy(
		(value) =>
			(typeof value === 'object' && value !== null && 'type' in value
				? named.get(value.type)
				: undefined) ?? any
	);
};
