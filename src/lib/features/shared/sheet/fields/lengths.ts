import { speech } from '#lib/words/speech.svelte.ts';

/** The ground scale of a table in centimetres: two and a half to the inch. */
const CENTIMETRES = 2.5;

/** The finest length that can be typed, in inches: a quarter inch, or about half a centimetre. */
export const lengthGrain = (): number => (speech.lengths === 'centimetres' ? 0.125 : 0.25);

/** A length as the player typed it, with or without its unit, in inches; undefined if it is no number. */
export const inchesTyped = (text: string): number | null => {
	const plain = text.trim().replace(',', '.');
	const found = /^(\d+(?:\.\d*)?|\.\d+)\s*(″|"|''|in|cm)?$/i.exec(plain);
	if (!found) return null;
	const number = Number(found[1]);
	const metric = found[2] ? found[2].toLowerCase() === 'cm' : speech.lengths === 'centimetres';
	return metric ? number / CENTIMETRES : number;
};
