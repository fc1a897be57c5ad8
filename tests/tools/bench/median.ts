/** The middle of some measurements, or the mean of the middle two. */
export const median = (values: readonly number[]): number => {
	const sorted = [...values].sort((a, b) => a - b);
	const half = sorted.length >> 1;
	const [low = NaN, high = NaN] =
		sorted.length % 2 ? [sorted[half], sorted[half]] : [sorted[half - 1], sorted[half]];
	return (low + high) / 2;
};
