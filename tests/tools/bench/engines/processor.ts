/** Milliseconds of processor time that this took. */
export const taken = (work: () => void): number => {
	const from = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(from);
	return (user + system) / 1000;
};

/** A fixed piece of work, so that machines can be compared. */
export const reference = (): void => {
	let value = 1;
	for (let at = 0; at < 50_000_000; at++) value = (Math.imul(value, 1664525) + 1013904223) | 0;
	if (value === 7) throw new Error('Never.');
};
