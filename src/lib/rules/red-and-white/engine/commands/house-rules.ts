import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import { isNumber, isOption, isReading } from '#lib/kernel/book/choices.ts';
import { BOOK } from '../../book.ts';
import type { CommandOf } from './command.ts';
import { bookIn, senseless } from './deciding.ts';
import type { Fact } from '../facts/fact.ts';
import type { BattleState } from '../state.ts';

/** The referee reads a ruling in another way from now on. */
export const setReading = (
	state: BattleState,
	{ ruling, reading }: CommandOf<'setReading'>
): Decision<Fact> => {
	if (!isReading(BOOK, ruling, reading)) return senseless('There is no such reading.');
	const now = new Map(Object.entries(bookIn(state).readings)).get(ruling);
	if (now === reading) return senseless('It is read so already.');
	return accept<Fact>({ type: 'readingSet', ruling, reading });
};

/** A number that the source lost, as this table wants it. */
export const setNumber = (
	state: BattleState,
	{ path, value }: CommandOf<'setNumber'>
): Decision<Fact> => {
	if (!isNumber(BOOK, path, value)) return senseless('This number cannot be {n}.', { n: value });
	if ((state.header.numbers[path] ?? BOOK.number(path)?.default) === value)
		return senseless('It is {n} already.', { n: value });
	return accept<Fact>({ type: 'numberSet', path, value });
};

export const setOption = (
	state: BattleState,
	{ option, value }: CommandOf<'setOption'>
): Decision<Fact> => {
	if (!isOption(BOOK, option, value)) return senseless('There is no such option.');
	const now = new Map<string, unknown>(Object.entries(bookIn(state).options)).get(option);
	if (now === value) return senseless('It is so already.');
	return accept<Fact>({ type: 'optionSet', option, value });
};
