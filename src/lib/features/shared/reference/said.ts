import { shown, t } from '#lib/words/t.ts';
import type { Cell, ReferenceLine } from '#lib/rules/red-and-white/words/reference/entry.ts';
import {
	rulingOf,
	type BookNumber,
	type Reading,
	type Ruling
} from '#lib/rules/red-and-white/rulings/all.ts';
import type { Book } from '#lib/rules/red-and-white/tables.ts';

/** A cell as it is written on the screen. */
export const cellText = (cell: Cell): string =>
	typeof cell === 'string'
		? t(cell)
		: typeof cell === 'object' && 'text' in cell
			? t(cell)
			: shown(cell);

/** The reading of a ruling with these readings; the app's own where a file named one that does not exist. */
export const readingOf = (
	ruling: Ruling,
	readings: Readonly<Record<string, string>>
): Reading | undefined =>
	ruling.readings.find(({ key }) => key === readings[ruling.id]) ??
	ruling.readings.find(({ key }) => key === ruling.chosen);

/** A line as it is written on the screen: of a ruling, the reading in force. */
export const lineText = (book: Book, line: ReferenceLine): string => {
	if (typeof line === 'string') return t(line);
	if ('ours' in line) return t(line.ours);
	if ('text' in line) return t(line);
	return t(readingOf(rulingOf(line.ruling), book.readings)?.text ?? '');
};

/** A number of a gap as it is written: with its inch, its sign, or as the word it stands for. */
export const numberText = (number: BookNumber, value: number): string => {
	const choice = number.choices?.find((one) => one.value === value);
	if (choice) return t(choice.text);
	if (number.unit === 'inches') return shown({ inches: value });
	return number.unit === 'die' && number.min < 0 ? shown({ signed: value }) : shown(value);
};

/** Marked as a default of this app; the joiner keeps the sign with its sentence. */
export const marked = (text: string): string => `${text}\u2060°`;
