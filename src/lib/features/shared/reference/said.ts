import { shown, t } from '#lib/words/t.ts';
import type { Cell, ReferenceLine } from '#lib/kernel/book/reference.ts';
import type { BookParts, Choices } from '#lib/kernel/book/book.ts';
import { inForce, written, type BookNumber, type Ruling } from '#lib/kernel/book/ruling.ts';

/** A cell as text for the screen. */
export const cellText = (cell: Cell): string =>
	typeof cell === 'string'
		? t(cell)
		: typeof cell === 'object' && 'text' in cell
			? t(cell)
			: shown(cell);

/** The title of a ruling. */
export const titleOf = ({ title, question }: Ruling): string => t(title ?? question);

/** A line as text for the screen; for a ruling, the reading in force. */
export const lineText = (book: BookParts, { readings }: Choices, line: ReferenceLine): string => {
	if (typeof line === 'string') return t(line);
	if ('ours' in line) return t(line.ours);
	if ('text' in line) return t(line);
	const ruling = book.ruling(line.ruling);
	return ruling ? t(inForce(ruling, readings).text) : '';
};

/** A number that fills a gap, as text for the screen. */
export const numberText = (number: BookNumber, value: number): string =>
	shown(written(number, value));

/** A text marked as a default of this app; the word joiner keeps the sign with its sentence. */
export const marked = (text: string): string => `${text}\u2060°`;
