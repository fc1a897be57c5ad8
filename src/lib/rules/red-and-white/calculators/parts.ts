import type Fraction from 'fraction.js';
import { total, type Modifier } from '#lib/kernel/modifier.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Commissar, Heroic, Mark } from '../types.ts';
import type { CommissarOutcome } from '../rules/special-figures.ts';
import type { Change, Choice, Flag, Form, Line, Working } from './calculator.ts';

/** A number with its sign, minus as U+2212. */
export const signed = (amount: number): string =>
	amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';

/** A number as it is printed, minus as U+2212. */
export const plain = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));

/** A modifier as a line of a working. */
export const lineOf = ({ reason, section, amount, byDefault }: Modifier, sign = true): Line => ({
	reason: say(reason),
	section,
	amount: sign ? signed(amount) : plain(amount),
	...(byDefault ? { byDefault } : {})
});

/** Modifiers in printed order with their total. */
export const workingOf = (lines: readonly Modifier[], label: Phrase, note?: Phrase): Working => ({
	lines: lines.map((line) => lineOf(line)),
	total: { label, amount: signed(total(lines)) },
	...(note ? { note } : {})
});

/** A line of a result: what the dice did, and what it is worth. */
export const told = (reason: Phrase, section: string, amount: string | number): Line => ({
	reason,
	section,
	amount: typeof amount === 'number' ? plain(amount) : amount
});

export const numberIn = (form: Form, key: string): number => {
	const value = form[key];
	return typeof value === 'number' ? value : 0;
};
export const flagIn = (form: Form, key: string): boolean => form[key] === true;
export const textIn = (form: Form, key: string): string => {
	const value = form[key];
	return typeof value === 'string' ? value : '';
};
export const listIn = (form: Form, key: string): readonly number[] => {
	const value = form[key];
	return Array.isArray(value) ? (value as readonly number[]) : [];
};
/** One of the given words; the first where the form holds none of them. */
export const oneOf = <const Word extends string>(
	form: Form,
	key: string,
	words: readonly Word[]
): Word => words.find((word) => word === form[key]) ?? (words[0] as Word);

/** OFFICERS & LEADERS: nobody, an officer, a committed officer. */
export const heroicChoice = (key: string): Choice => ({
	kind: 'choice',
	key,
	label: 'Led heroically',
	options: [
		{ value: '0', label: 'No' },
		{ value: '1', label: 'Officer', effect: say('+1') },
		{ value: '2', label: 'Committed', effect: say('+2') }
	]
});
export const heroicOf = (form: Form, key: string): Heroic =>
	form[key] === '2' ? 2 : form[key] === '1' ? 1 : 0;

/** COMMISSARS: none, one who must be checked, or what stands from earlier this turn. */
export const commissarChoice = (key: string, label = 'Commissar'): Choice => ({
	kind: 'choice',
	key,
	label,
	options: [
		{ value: 'none', label: 'None' },
		{ value: 'check', label: 'With the unit', effect: say('D10, then +1') },
		{ value: 'zero', label: 'Quarrelled', effect: say('0') },
		{ value: 'minus', label: 'Overrules', effect: say('−1') }
	]
});
export const commissarIn = (form: Form, key: string): Commissar =>
	oneOf(form, key, ['none', 'check', 'plus', 'zero', 'minus']);

/** RELIGIOUS INSPIRATION: a priest with the unit. */
export const priestFlag = (key: string): Flag => ({
	kind: 'flag',
	key,
	label: 'Priest',
	amount: '+1'
});

const QUARREL: Partial<Record<CommissarOutcome, readonly [words: string, amount: string]>> = {
	plus: ['Commissar: no quarrel', '+1'],
	argument: ['Commissar and commander argue: no bonus this turn', '0'],
	overrules: ['The commissar overrules: −1 this turn', '−1'],
	deserts: ['The commander shot him and deserted: no bonus any more', '0'],
	zero: ['The quarrel of this turn', '0'],
	minus: ['The commissar overrules', '−1']
};

/** COMMISSARS: the line of the result; none where there is no commissar. */
export const commissarLines = (outcome: CommissarOutcome): Line[] => {
	const words = QUARREL[outcome];
	return words ? [told(say(words[0]), 'Commissars', words[1])] : [];
};

/** COMMISSARS: what the quarrel leaves behind, with what the action itself marks. */
export const commissarChange = (
	who: Change['who'],
	outcome: CommissarOutcome,
	on: readonly Mark[] = []
): Change => ({
	who,
	on: [
		...on,
		...(outcome === 'argument' ? (['commissar_argues'] as const) : []),
		...(outcome === 'overrules' ? (['commissar_overrules'] as const) : [])
	],
	...(outcome === 'deserts' ? { attached: 'commissar' as const } : {})
});

/** COMMISSARS: is there a quarrel in this throw? */
export const quarrels = (outcome: CommissarOutcome): boolean =>
	outcome === 'argument' || outcome === 'overrules' || outcome === 'deserts';

/** Bars of a chart over whole numbers or inches, those that count marked. */
export const barsOf = (
	values: readonly { readonly value: number; readonly chance: Fraction }[],
	on: (value: number) => boolean
) => values.map(({ value, chance }) => ({ label: String(value), chance, on: on(value) }));
