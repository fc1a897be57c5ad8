/** A value kept within its ends and on its grid, which starts at `min`; free of the noise of binary fractions. */
export const stepped = (value: number, min: number, max: number, step: number): number => {
	const onGrid = min + Math.round((value - min) / step) * step;
	return Number(Math.min(max, Math.max(min, onGrid)).toFixed(6));
};

/** What was typed, with a comma or a point; nothing if it is no number. */
export const typedNumber = (text: string): number | null => {
	const plain = text.trim().replace(',', '.').replace('−', '-');
	if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return null;
	return Number(plain);
};
