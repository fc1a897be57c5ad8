import * as v from 'valibot';
import { parsed, wrong, type Parsed } from '../border/parsed.ts';
import { formProblem } from '../border/entries.ts';
import { placed, schemaProblem } from '../border/schema-problem.ts';
import { BOOK_VERSION, bookKindOf, OWN, type DocumentKind } from '../game/document.ts';
import { count, say, type Phrase } from '../phrase.ts';
import type { BookParts, Choices } from './book.ts';
import { choicesIn, isOption, isReading } from './choices.ts';
import { words } from '../words/en/kernel.ts';

const schema = v.strictObject({
	readings: v.record(v.string(), v.string()),
	numbers: v.record(v.string(), v.number()),
	options: v.record(v.string(), v.string())
});

/** The first choice that the book does not know, or whose value is out of range. */
const problemIn = (
	book: BookParts,
	{ readings, numbers, options }: Choices
): Phrase | undefined => {
	for (const [path, value] of Object.entries(numbers)) {
		const number = book.number(path);
		if (!number) return say(words.theBookHasNoNumberPath, { path });
		const { min, max, step = 1 } = number;
		if (value < min || value > max || !Number.isInteger(value / step))
			return say(words.pathCannotBeValueItGoesFromMinTo, {
				path,
				value,
				min,
				max
			});
	}
	for (const [ruling, key] of Object.entries(readings))
		if (!isReading(book, ruling, key))
			return say(words.thereIsNoReadingKeyOfRuling, { key, ruling });
	for (const [option, value] of Object.entries(options))
		if (!isOption(book, option, value))
			return say(words.thereIsNoChoiceValueOfOption, { value, option });
	return undefined;
};

/** The owner's choices from outside, or the first that the book does not know or whose value is out of range. */
export const parseChoices = (book: BookParts, raw: unknown, at = ''): Parsed<Choices> => {
	const read = v.safeParse(schema, raw, { abortEarly: true });
	if (!read.success) return wrong(schemaProblem(read.issues[0], at));
	const problem = problemIn(book, read.output);
	return problem
		? wrong(say(words.atPathProblem, { path: placed(at) || words.theTop, problem }))
		: parsed(read.output);
};

/** The owner's corrections of a game's book, its charts and readings: one record per phone. */
export const bookKind = (game: string, book: BookParts): DocumentKind<Choices> => ({
	kind: bookKindOf(game),
	version: BOOK_VERSION,
	parse: (raw, version, at) => {
		const form = formProblem(version, BOOK_VERSION);
		return form ? wrong(form) : parseChoices(book, raw, at);
	},
	idOf: () => OWN,
	nameOf: () => '',
	says: (choices) => [count(choicesIn(choices), words.nCorrections)]
});
