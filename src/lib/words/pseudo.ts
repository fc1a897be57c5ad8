const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀçðéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýžÀɃÇÐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';

const letters = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]));

/** About a third longer, as many languages are. */
const padding = (length: number): string => ' ~'.repeat(Math.ceil(length / 6));

/** The text as no language writes it: longer, in brackets, with accents on every letter. `{n}` stays as it is. */
export const pseudo = (text: string): string => {
	if (!/\p{L}/u.test(text.replace(/\{[\w:]+\}/g, ''))) return text;
	const accented = text
		.split(/(\{[\w:]+\})/)
		.map((part) =>
			part.startsWith('{')
				? part
				: [...part].map((letter) => letters.get(letter) ?? letter).join('')
		)
		.join('');
	return `[${accented}${padding(text.length)}]`;
};
