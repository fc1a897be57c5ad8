import { dateLocale } from '#lib/words/dates.ts';
import type { History } from '#lib/rules/red-and-white/index.ts';

/** The day or days on which a battle was played, in the language of the player. */
export const playedOn = ({ counted }: History): string => {
	const first = new Date(counted[0]?.entry.at ?? NaN);
	const last = new Date(counted.at(-1)?.entry.at ?? NaN);
	if (Number.isNaN(first.valueOf()) || Number.isNaN(last.valueOf())) return '';
	const days = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long' });
	return first < last ? days.formatRange(first, last) : days.format(first);
};
