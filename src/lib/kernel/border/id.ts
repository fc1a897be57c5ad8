import * as v from 'valibot';

/** Names of an object's own inheritance would be found where nothing was written. */
const NOT_AN_ID: readonly string[] = Object.getOwnPropertyNames(Object.prototype);

/** What something is known by: a text of whole letters, no longer than this. */
export const idUpTo = (most: number) =>
	v.pipe(
		v.string(),
		v.minLength(1),
		v.maxLength(most),
		v.notValues([...NOT_AN_ID]),
		v.regex(/^[^\p{Cs}\p{Cc}]*$/u, 'whole letters')
	);

/** What is kept under a name of its own, that stands in addresses and names of files. */
export const fileId = v.pipe(idUpTo(80), v.regex(/^[\w-][\w.-]*$/, 'a name of letters and digits'));
