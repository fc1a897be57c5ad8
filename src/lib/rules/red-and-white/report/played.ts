import type { PhraseValue } from '#lib/kernel/phrase.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberIn, optionIn } from '#lib/kernel/book/choices.ts';
import { inForce, proposed, written } from '#lib/kernel/book/ruling.ts';
import { BOOK, type Book } from '../book.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** One thing the players agreed on. */
export interface Agreed {
	readonly title: PhraseValue;
	readonly text: PhraseValue;
}

const phrase = (text: string | ReturnType<typeof say>): ReturnType<typeof say> =>
	typeof text === 'string' ? say(text) : text;

/** The options that are left to the players, as they stand. */
export const optionsPlayed = (book: Book): readonly Agreed[] =>
	BOOK.options.map((field) => {
		const now = optionIn(field, book);
		return {
			title: say(field.title),
			text: say(field.choices.find(({ value }) => value === now)?.text ?? '')
		};
	});

/** The house rules: readings and numbers that differ from what the app proposes. */
export const houseRulesPlayed = (book: Book): readonly Agreed[] =>
	BOOK.rulings.flatMap((ruling): Agreed[] => {
		const now = inForce(ruling, book.readings);
		const title = say(patterns.idTitle, { id: ruling.id, title: say(ruling.title ?? '') });
		const changed = (ruling.numbers ?? []).flatMap((number): Agreed[] => {
			const value = numberIn(number, book);
			if (value === number.default) return [];
			const label = phrase(number.label);
			const what = number.of ? say(patterns.ofLabel, { of: say(number.of), label }) : label;
			return [{ title, text: say(patterns.whatValue, { what, value: written(number, value) }) }];
		});
		return now === proposed(ruling) ? changed : [{ title, text: say(now.text) }, ...changed];
	});
