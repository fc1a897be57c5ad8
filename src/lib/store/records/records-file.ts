import { FORM } from '../form.ts';
import { formOf } from '../files/folder.ts';
import {
	fileText,
	lineIn,
	lineOf,
	linesWithin,
	NOTHING_BEFORE,
	type Line
} from '../journal/line.ts';
import { allOf, apply, noRecords, type Changes, type Records } from './record-set.ts';

/** The name of the file that holds all records. */
export const RECORDS_FILE = 'records';

/** The line for one change: its number, and the rows. */
export const recordsLine = (n: number, before: string | undefined, changes: Changes): Line =>
	lineOf(RECORDS_FILE, n, before ?? NOTHING_BEFORE, JSON.stringify(changes));

/** The text of a new file, with everything as one change; and the sum it ends with. */
export const recordsText = (records: Records): { readonly text: string; readonly sum: string } => {
	const line = recordsLine(records.n, undefined, allOf(records));
	return { text: fileText([line]), sum: line.own };
};

/** What the lines of the file add up to. */
export interface FiledRecords extends Records {
	/** Every line can be read and follows the one before; there is nothing else. */
	readonly whole: boolean;
	/** The sum of its last line. */
	readonly last: string;
	readonly length: number;
	/** Written by an app whose form this one does not know. */
	readonly newer: boolean;
}

/** Reads the file. A line that cannot be read is left out; the database has what it said. */
export const readRecords = (text: string): FiledRecords => {
	const raws = text.split('\n');
	const torn = raws.pop() ?? '';
	let whole = torn === '';
	const lines: Line[] = [];
	let newer = false;
	for (const [at, raw] of raws.entries()) {
		const form = at === 0 ? formOf(raw) : undefined;
		newer ||= form !== undefined && form > FORM;
		if (raw === '' || form !== undefined) continue;
		const line = lineIn(RECORDS_FILE, raw);
		const last = lines.at(-1);
		whole &&= line !== undefined && (!last || line.before === last.own);
		lines.push(...(line ? [line] : linesWithin(RECORDS_FILE, raw)));
	}
	lines.push(...linesWithin(RECORDS_FILE, torn));
	const records = noRecords();
	for (const { place, text: said } of lines) apply(records, place, JSON.parse(said) as Changes);
	const last = lines.at(-1)?.own ?? NOTHING_BEFORE;
	return { ...records, whole, last, length: text.length, newer };
};
