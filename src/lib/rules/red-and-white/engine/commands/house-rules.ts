import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import { optionValues } from '../../rulings/options.ts';
import { defaultNumbers, NUMBERS, rulingNamed } from '../../rulings/all.ts';
import type { CommandOf } from './command.ts';
import { bookIn, senseless } from './deciding.ts';
import type { Fact } from '../facts/fact.ts';
import type { BattleState } from '../state.ts';

/** A ruling of this app that is read in more than one way: is this one of them? */
export const isReading = (ruling: string, reading: string): boolean =>
	rulingNamed(ruling)?.readings.some(({ key }) => key === reading) ?? false;

/** A number of a gap: does it exist, and is the value within what it may be? */
export const isNumber = (path: string, value: number): boolean => {
	const number = NUMBERS.find((one) => one.path === path);
	return number !== undefined && value >= number.min && value <= number.max;
};

export const isOption = (option: string, value: string | boolean): boolean =>
	optionValues(option).some((one) => one === value);

/** The referee reads a ruling in another way from now on. */
export const setReading = (
	state: BattleState,
	{ ruling, reading }: CommandOf<'setReading'>
): Decision<Fact> => {
	if (!isReading(ruling, reading)) return senseless('There is no such reading.');
	const now = new Map(Object.entries(bookIn(state).readings)).get(ruling);
	if (now === reading) return senseless('It is read so already.');
	return accept<Fact>({ type: 'readingSet', ruling, reading });
};

/** A number that the source lost, as this table wants it. */
export const setNumber = (
	state: BattleState,
	{ path, value }: CommandOf<'setNumber'>
): Decision<Fact> => {
	if (!isNumber(path, value)) return senseless('This number cannot be {n}.', { n: value });
	if ((state.header.numbers[path] ?? defaultNumbers[path]) === value)
		return senseless('It is {n} already.', { n: value });
	return accept<Fact>({ type: 'numberSet', path, value });
};

export const setOption = (
	state: BattleState,
	{ option, value }: CommandOf<'setOption'>
): Decision<Fact> => {
	if (!isOption(option, value)) return senseless('There is no such option.');
	const now = new Map<string, unknown>(Object.entries(bookIn(state).options)).get(option);
	if (now === value) return senseless('It is so already.');
	return accept<Fact>({ type: 'optionSet', option, value });
};
