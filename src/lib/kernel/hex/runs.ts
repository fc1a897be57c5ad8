/** The parts of a way that are held place by place, and joined from one to the next; of two places at least. */
export const runsAlong = (
	way: readonly string[],
	holds: (place: string) => boolean,
	joined: (from: string, to: string) => boolean = () => true
): readonly (readonly string[])[] => {
	const runs: string[][] = [[]];
	for (const place of way) {
		const run = runs.at(-1) ?? [];
		const before = run.at(-1);
		if (!holds(place)) runs.push([]);
		else if (before !== undefined && !joined(before, place)) runs.push([place]);
		else run.push(place);
	}
	return runs.filter(({ length }) => length > 1);
};
