import type { Phrase } from '#lib/kernel/phrase.ts';
import { t } from './t.ts';

/** What people typed: theirs as it is, or a dash while it is empty. */
export const named = (name: string): string => name.trim() || '–';

/** Short parts on one line: `4 stands of 4 · banner`. */
export const dotted = (parts: readonly (Phrase | string | false | undefined)[]): string =>
	parts
		.map((part) => (typeof part === 'object' ? t(part) : part))
		.filter(Boolean)
		.join(' · ');

/** The name of a copy: the same name with the next free number. */
export const copyName = (name: string, taken: readonly string[]): string => {
	const stem = name.replace(/ \(\d+\)$/, '').slice(0, 110);
	let number = 2;
	while (taken.includes(`${stem} (${number})`)) number += 1;
	return `${stem} (${number})`;
};
