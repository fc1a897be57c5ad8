/**
 * The longest stretches of a way, of two places or more, in which each place `holds` and each is `joined` to the one
 * before it. A place that does not hold, or is not joined, ends a stretch.
 */
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
