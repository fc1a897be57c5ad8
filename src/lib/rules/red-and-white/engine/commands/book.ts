import type { Choices } from '#lib/kernel/book/book.ts';
import { isNumber, isOption, isReading } from '#lib/kernel/book/choices.ts';
import { accept } from '#lib/kernel/game/engine.ts';
import { BOOK } from '../../book.ts';
import type { Fact } from '../facts/fact.ts';
import { HOUSE_RULES } from '../facts/book.ts';
import { bookIn } from '../state.ts';
import { asks, senseless } from './deciding.ts';
import { words } from '../../words/en/engine/commands.ts';

/** The referee changes how the book is read from now on. */
export const BOOK_COMMANDS = {
	setReading: asks(HOUSE_RULES.readingSet.entries, (state, { ruling, reading }) => {
		if (!isReading(BOOK, ruling, reading)) return senseless(words.thereIsNoSuchReading);
		const { readings }: Choices = bookIn(state);
		return readings[ruling] === reading
			? senseless(words.itIsAlreadyReadThatWay)
			: accept<Fact>({ type: 'readingSet', ruling, reading });
	}),
	/** Sets a number that the source lacks to what this table wants. */
	setNumber: asks(HOUSE_RULES.numberSet.entries, (state, { path, value }) => {
		if (!isNumber(BOOK, path, value)) return senseless(words.thisNumberCannotBeN, { n: value });
		const { numbers }: Choices = bookIn(state);
		return numbers[path] === value
			? senseless(words.itIsAlreadyN, { n: value })
			: accept<Fact>({ type: 'numberSet', path, value });
	}),
	setOption: asks(HOUSE_RULES.optionSet.entries, (state, { option, value }) => {
		if (!isOption(BOOK, option, value)) return senseless(words.thereIsNoSuchOption);
		const { options }: Choices = bookIn(state);
		return options[option] === value
			? senseless(words.itIsSoAlready)
			: accept<Fact>({ type: 'optionSet', option, value });
	})
} as const;
