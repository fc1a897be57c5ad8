/** A value kept within its limits and on its grid, which starts at `min`; free of binary rounding noise. */
export const stepped = (value: number, min: number, max: number, step: number): number => {
	const onGrid = min + Math.round((value - min) / step) * step;
	return Number(Math.min(max, Math.max(min, onGrid)).toFixed(6));
};

/** What was typed, with a comma or a point, and perhaps a unit after it; null if it is no number. */
export const typedNumber = (text: string): number | null => {
	const plain = text.trim().replace(',', '.').replace('−', '-');
	const found = /^(-?(?:\d+(?:\.\d*)?|\.\d+))\s*[^\s\d.+-]{0,8}$/.exec(plain);
	return found ? Number(found[1]) : null;
};
