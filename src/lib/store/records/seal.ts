import { checksumOf } from '#lib/kernel/border/checksum.ts';
import { StoreProblem } from '../problem.ts';
import type { Sealed } from '../rows.ts';

/** What the row says, without its seal. */
export const unsealed = <Row extends object>(row: Row): Omit<Row, keyof Sealed> => {
	const { n: _, sum: __, ...said } = row as Row & Partial<Sealed>;
	return said;
};

/** The row with the number of the change that writes it and the sum of everything it says. */
export const seal = <Row extends object>(row: Row, n: number): Row & Sealed => {
	const said = { ...unsealed(row), n };
	return { ...said, sum: checksumOf(JSON.stringify(said)) } as unknown as Row & Sealed;
};

/** Does the row say, letter by letter, what was written? */
export const isSound = (row: object & Partial<Sealed>): boolean => {
	const { sum, ...said } = row;
	return sum !== undefined && sum === checksumOf(JSON.stringify(said));
};

/** The row, where it is as it was written; refuses to go on with one that neither copy can repair. */
export const sound = <Row extends object & Partial<Sealed>>(row: Row): Row => {
	if (!isSound(row)) throw new StoreProblem('damaged');
	return row;
};
