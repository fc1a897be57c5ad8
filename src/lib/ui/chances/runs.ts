/** Unbroken runs of true values: the first index, and the index after the last. */
export const runs = (on: readonly boolean[]): readonly (readonly [number, number])[] => {
	const found: [number, number][] = [];
	on.forEach((here, at) => {
		const last = found.at(-1);
		if (!here) return;
		if (last && last[1] === at) last[1] = at + 1;
		else found.push([at, at + 1]);
	});
	return found;
};
