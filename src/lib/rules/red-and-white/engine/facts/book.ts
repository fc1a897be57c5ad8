import * as v from 'valibot';
import type { Choices } from '#lib/kernel/book/book.ts';
import { isNumber, isOption, isReading } from '#lib/kernel/book/choices.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { written } from '#lib/kernel/book/ruling.ts';
import { BOOK } from '../../book.ts';
import { headerWith } from '../changed.ts';
import type { BattleState } from '../state.ts';
import { words } from '../../words/en/engine/facts.ts';
import { happens } from './parts.ts';

const chosenWith = <Of extends keyof Choices>(
	state: BattleState,
	of: Of,
	change: Choices[Of]
): BattleState => {
	const { chosen } = state.header;
	return headerWith(state, { chosen: { ...chosen, [of]: { ...chosen[of], ...change } } });
};

/** A house rule that is a number: its ruling, what it is a number of, and its new value. */
const numberChanged = (path: string, value: number): Phrase => {
	const ruling = BOOK.rulings.find(({ numbers }) => numbers?.some((one) => one.path === path));
	const number = BOOK.number(path);
	return say(words.houseRuleRulingTitleWhatValue, {
		ruling: ruling?.id ?? '–',
		title: ruling?.title ?? ruling?.question ?? '–',
		what: number ? { list: [...(number.of ? [number.of] : []), number.label] } : path,
		value: number ? written(number, value) : value
	});
};

/** House rules: the book is read differently from now on. */
export const HOUSE_RULES = {
	readingSet: happens(
		{ ruling: v.string(), reading: v.string() },
		{
			evolve: (state, { ruling, reading }) => chosenWith(state, 'readings', { [ruling]: reading }),
			fits: (_, { ruling, reading }) => isReading(BOOK, ruling, reading),
			tell: ({ ruling, reading: key }) => {
				const known = BOOK.ruling(ruling);
				const text = known?.readings.find((one) => one.key === key)?.text ?? key;
				return say(words.houseRuleRulingTitleText, {
					ruling,
					title: say(known?.title ?? ''),
					text: say(text)
				});
			}
		}
	),
	numberSet: happens(
		{ path: v.string(), value: v.number() },
		{
			evolve: (state, { path, value }) => chosenWith(state, 'numbers', { [path]: value }),
			fits: (_, { path, value }) => isNumber(BOOK, path, value),
			tell: ({ path, value }) => numberChanged(path, value)
		}
	),
	optionSet: happens(
		{ option: v.string(), value: v.string() },
		{
			evolve: (state, { option, value }) => chosenWith(state, 'options', { [option]: value }),
			fits: (_, { option, value }) => isOption(BOOK, option, value),
			tell: ({ option, value }) => {
				const known = BOOK.options.find(({ key }) => key === option);
				const text = known?.choices.find((one) => one.value === value)?.text ?? value;
				return option === 'movement'
					? say(value === 'alternate' ? words.movementByTheAlternateTable : words.variableMovement)
					: say(words.optionOptionValue, {
							option: say(known?.title ?? option),
							value: say(text)
						});
			}
		}
	)
} as const;
