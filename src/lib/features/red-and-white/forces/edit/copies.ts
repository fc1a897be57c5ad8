/** The name of a copy: the same with the next free number. */
export const copyName = (name: string, taken: readonly string[]): string => {
	const stem = name.replace(/ \(\d+\)$/, '').slice(0, 110);
	let number = 2;
	while (taken.includes(`${stem} (${number})`)) number += 1;
	return `${stem} (${number})`;
};
