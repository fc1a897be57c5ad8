import type { PhraseValue } from '#lib/kernel/phrase.ts';
import { say } from '#lib/kernel/phrase.ts';
import { OPTIONS } from '../rulings/options.ts';
import { defaultNumbers, defaultReadings, RULINGS, type BookNumber } from '../rulings/all.ts';
import type { Book } from '../tables.ts';

/** One thing the players agreed on. */
export interface Agreed {
	readonly title: PhraseValue;
	readonly text: PhraseValue;
}

/** A number of a gap as it is written: the word it stands for, its inch, its sign. */
const written = ({ choices, unit, min }: BookNumber, value: number): PhraseValue => {
	const choice = choices?.find((one) => one.value === value);
	if (choice) return say(choice.text);
	if (unit === 'inches') return { inches: value };
	return unit === 'die' && min < 0 ? { signed: value } : value;
};

const phrase = (text: string | ReturnType<typeof say>): ReturnType<typeof say> =>
	typeof text === 'string' ? say(text) : text;

/** The options that are left to the players, as they stand. */
export const optionsPlayed = ({ options }: Book): readonly Agreed[] =>
	OPTIONS.map(({ key, title, choices }) => ({
		title: say(title),
		text: say(choices.find(({ value }) => value === options[key])?.text ?? '')
	}));

/** The house rules: readings and numbers that differ from what the app proposes. */
export const houseRulesPlayed = ({ readings, numbers }: Book): readonly Agreed[] => {
	const usual = new Map<string, string>(Object.entries(defaultReadings));
	return RULINGS.flatMap((ruling): Agreed[] => {
		const { id } = ruling;
		const key = readings[id];
		const now = ruling.readings.find((one) => one.key === key);
		const title = say('{id} {title}', { id, title: say(ruling.title) });
		const changed = (ruling.numbers ?? []).flatMap((number): Agreed[] => {
			const value = numbers[number.path];
			if (value === undefined || value === defaultNumbers[number.path]) return [];
			const label = phrase(number.label);
			const what = number.of ? say('{of}, {label}', { of: say(number.of), label }) : label;
			return [{ title, text: say('{what}: {value}', { what, value: written(number, value) }) }];
		});
		return now && key !== usual.get(id) ? [{ title, text: say(now.text) }, ...changed] : changed;
	});
};
