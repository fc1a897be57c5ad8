import * as v from 'valibot';

/** Names that every object inherits, which would be found where nothing was written. */
const NOT_AN_ID: readonly string[] = Object.getOwnPropertyNames(Object.prototype);

/** The schema of an id: text of whole characters, no longer than this. */
export const idUpTo = (most: number) =>
	v.pipe(
		v.string(),
		v.minLength(1),
		v.maxLength(most),
		v.notValues([...NOT_AN_ID]),
		v.regex(/^[^\p{Cs}\p{Cc}]*$/u, 'whole letters')
	);

/** The id of a thing kept on its own, which appears in addresses and file names. */
export const fileId = v.pipe(idUpTo(80), v.regex(/^[\w-][\w.-]*$/, 'a name of letters and digits'));
