import { OPTIONS, type OptionField } from '#lib/rules/red-and-white/rulings/options.ts';
import {
	defaultNumbers,
	defaultReadings,
	NUMBERS,
	RULINGS,
	type BookNumber,
	type Ruling
} from '#lib/rules/red-and-white/rulings/all.ts';

/** The book in force, in part: what a list of house rules shows and changes. */
export interface HouseValues {
	readonly readings: Readonly<Record<string, string>>;
	readonly numbers: Readonly<Record<string, number>>;
	readonly options: Readonly<Record<string, string>>;
}

const defaults: Readonly<Record<string, string>> = defaultReadings;

/** What is shown where the values name nothing. */
export const optionOf = (field: OptionField, { options }: HouseValues): string =>
	options[field.key] ?? field.choices[0]?.value ?? '';
export const numberIn = (path: string, { numbers }: HouseValues): number =>
	numbers[path] ?? defaultNumbers[path] ?? 0;

/** One thing that differs from what the app proposes, and what it would be otherwise. */
export type Change =
	| { readonly kind: 'reading'; readonly key: string; readonly now: string; readonly usual: string }
	| { readonly kind: 'number'; readonly key: string; readonly now: number; readonly usual: number }
	| { readonly kind: 'option'; readonly key: string; readonly now: string; readonly usual: string };

/** Everything that differs from what the app proposes. */
export const changesIn = (values: HouseValues): readonly Change[] => [
	...OPTIONS.flatMap((field): Change[] => {
		const now = optionOf(field, values);
		const usual = field.choices[0]?.value ?? now;
		return now === usual ? [] : [{ kind: 'option', key: field.key, now, usual }];
	}),
	...RULINGS.flatMap(({ id, readings }): Change[] => {
		const now = values.readings[id];
		const usual = defaults[id] ?? '';
		return now === undefined || now === usual || !readings.some(({ key }) => key === now)
			? []
			: [{ kind: 'reading', key: id, now, usual }];
	}),
	...NUMBERS.flatMap(({ path }): Change[] => {
		const now = numberIn(path, values);
		const usual = defaultNumbers[path] ?? now;
		return now === usual ? [] : [{ kind: 'number', key: path, now, usual }];
	})
];

/** The changes of one ruling: its reading and its numbers. */
export const changesOf = (ruling: Ruling, changes: readonly Change[]): readonly Change[] =>
	changes.filter(
		({ kind, key }) =>
			(kind === 'reading' && key === ruling.id) ||
			(kind === 'number' && (ruling.numbers ?? []).some(({ path }) => path === key))
	);

/** Numbers that belong together, under what they are numbers of. */
export const groupsOf = (
	numbers: readonly BookNumber[]
): readonly { readonly of: string | undefined; readonly numbers: readonly BookNumber[] }[] =>
	[...new Set(numbers.map((number) => number.of))].map((of) => ({
		of,
		numbers: numbers.filter((number) => number.of === of)
	}));
