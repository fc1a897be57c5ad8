import { t } from '#lib/words/t.ts';
import type { ReferenceEntry } from '#lib/kernel/book/reference.ts';
import type { BookParts, Choices, OptionField } from '#lib/kernel/book/book.ts';
import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { cellText, lineText, titleOf } from './said.ts';

const plain = (text: string): string =>
	text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The words to look for; none for an empty query. */
export const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

const holds = (text: string, words: readonly string[]): boolean =>
	words.every((word) => text.includes(word));

const headOf = (entry: ReferenceEntry): string =>
	plain([entry.title, ...entry.sections].map((text) => t(text)).join(' '));

const textOf = (book: BookParts, choices: Choices, entry: ReferenceEntry): string =>
	plain(
		[
			...entry.tables.flatMap(({ title, columns, rows }) => [
				t(title),
				...columns.map((column) => t(column)),
				...rows.flatMap((row) => row.map(cellText))
			]),
			...entry.lines.flatMap((line) => {
				const ruling =
					typeof line === 'object' && 'ruling' in line ? book.ruling(line.ruling) : undefined;
				return [...(ruling ? [ruling.id, titleOf(ruling)] : []), lineText(book, choices, line)];
			})
		].join(' ')
	);

/**
 * The entries that contain every word of the query; those with most of the words in their title and headings come
 * first.
 */
export const findEntries = (
	book: BookParts,
	choices: Choices,
	entries: readonly ReferenceEntry[],
	query: string
): readonly ReferenceEntry[] => {
	const words = wordsOf(query);
	if (words.length === 0) return [];
	const inHead = (entry: ReferenceEntry): number => {
		const title = plain(t(entry.title));
		const head = headOf(entry);
		return words.reduce(
			(sum, word) => sum + (title.includes(word) ? 2 : head.includes(word) ? 1 : 0),
			0
		);
	};
	return entries
		.filter((entry) => holds(`${headOf(entry)} ${textOf(book, choices, entry)}`, words))
		.map((entry) => ({ entry, rank: inHead(entry) }))
		.sort((a, b) => b.rank - a.rank)
		.map(({ entry }) => entry);
};

/** Does a ruling contain every word of the query? */
export const rulingHolds = (ruling: Ruling, query: string): boolean =>
	holds(
		plain(
			[
				ruling.id,
				...[
					ruling.section,
					ruling.title ?? '',
					ruling.question,
					...ruling.readings.map(({ text }) => text),
					...(ruling.notes ?? []),
					...(ruling.numbers ?? []).map(({ label }) => label)
				].map((text) => t(text))
			].join(' ')
		),
		wordsOf(query)
	);

/** Does an option of the players contain every word of the query? */
export const optionHolds = (option: OptionField, query: string): boolean =>
	holds(
		plain(
			[option.section, option.title, option.question, ...option.choices.map(({ text }) => text)]
				.map((text) => t(text))
				.join(' ')
		),
		wordsOf(query)
	);
