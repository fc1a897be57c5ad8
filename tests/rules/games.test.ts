import { describe, expect, test } from 'vitest';
import { changesIn } from '#lib/kernel/book/choices.ts';
import type { BookOf, BookParts, Choices } from '#lib/kernel/book/book.ts';
import { GAMES } from '#lib/rules/index.ts';

describe.each(GAMES)(
	'$title',
	({ id, title, kind, load, kept, journals, book, documents: listed }) => {
		test('is what the list says of it', async () => {
			const { meta } = await load();
			expect(meta).toMatchObject({ id, title, kind });
		});

		test('it keeps what the list says, each kind once', async () => {
			const { documents } = await kept();
			expect(documents.map(({ kind }) => kind)).toEqual([book, ...listed].map((head) => head.kind));
			expect(journals.kind).toBe(id);
			const all = GAMES.flatMap((game) => [game.journals, game.book, ...game.documents]);
			expect(new Set(all.map(({ kind }) => kind)).size).toBe(all.length);
		});

		test('its book: each ruling, number and option once, and nothing chosen', async () => {
			const book: BookParts = (await load()).book;
			const { of, choices } = (await load()).book as unknown as BookOf<Choices>;
			for (const keys of [
				book.rulings.map((ruling) => ruling.id),
				book.numbers.map(({ path }) => path),
				book.options.map(({ key }) => key)
			])
				expect(new Set(keys).size).toBe(keys.length);
			expect(changesIn(book, of())).toEqual([]);
			expect(choices(of())).toEqual({ readings: {}, numbers: {}, options: {} });
		});

		test('its rulings stand in sections of its outline', async () => {
			const { book, outline } = await load();
			const sections = await outline();
			const known = new Set(sections.flatMap(({ cite, parts = [] }) => [cite, ...parts]));
			expect(
				book.rulings.map(({ section }) => section).filter((section) => !known.has(section))
			).toEqual([]);
		});
	}
);
