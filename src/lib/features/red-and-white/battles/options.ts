import type { Book } from '#lib/rules/red-and-white/tables.ts';

/** The options of a book as the list of house rules takes them: words. */
export const optionsOf = ({ options }: Book): Readonly<Record<string, string>> =>
	Object.fromEntries(Object.entries(options).map(([key, value]) => [key, String(value)]));
