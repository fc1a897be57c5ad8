/** Letters that fit on a line of one part of a segmented control, on a phone 360 wide, when it has 1 to 5 parts. */
const LETTERS = [34, 17, 10, 8, 6] as const;

const fits = (labels: readonly string[], columns: number): boolean => {
	const line = LETTERS[columns - 1] ?? 0;
	return labels.every((label) => {
		const longest = Math.max(...label.split(/[\s\u00ad-]+/).map((word) => word.length));
		return longest <= line && label.length <= line * 2;
	});
};

/** How many parts of a segmented control stand side by side: as many as fit, in rows of equal length if there is a choice. */
export const columnsFor = (labels: readonly string[]): number => {
	const most = Math.min(labels.length, LETTERS.length);
	const even = [];
	const any = [];
	for (let columns = most; columns > 1; columns--) {
		if (!fits(labels, columns)) continue;
		any.push(columns);
		if (labels.length % columns === 0) even.push(columns);
	}
	return even[0] ?? any.find((columns) => labels.length - columns > 1) ?? any[0] ?? 1;
};
