/** How many letters fit on a line in one part of a segmented control with 1 to 5 parts, on a phone 360 px wide. */
const LETTERS = [34, 17, 10, 7, 6] as const;

const fits = (labels: readonly string[], columns: number): boolean => {
	const line = LETTERS[columns - 1] ?? 0;
	return labels.every((label) => {
		const longest = Math.max(...label.split(/[\s\u00ad-]+/).map((word) => word.length));
		return longest <= line && label.length <= line * 2;
	});
};

/**
 * How many parts of a segmented control stand side by side: as many as fit, if possible in rows of equal length and
 * with few places empty in the last row; three that do not fit stand one below the other.
 */
export const columnsFor = (labels: readonly string[]): number => {
	const count = labels.length;
	const fitting = [5, 4, 3, 2].filter((columns) => columns <= count && fits(labels, columns));
	const even = fitting.find((columns) => count % columns === 0);
	const empty = (columns: number): number => columns - (count % columns);
	const [paired] = fitting
		.filter((columns) => count % columns > 1)
		.toSorted((a, b) => empty(a) - empty(b));
	return even ?? paired ?? (count > 3 ? fitting[0] : undefined) ?? 1;
};
