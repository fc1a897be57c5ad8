import { dateLocale } from '#lib/words/dates.ts';
import type { History } from '#lib/kernel/game/history.ts';

/** The day or days on which a game was played, in the player's language. */
export const playedOn = ({
	counted
}: Pick<History<unknown, unknown, unknown>, 'counted'>): string => {
	const first = new Date(counted[0]?.entry.at ?? NaN);
	const last = new Date(counted.at(-1)?.entry.at ?? NaN);
	if (Number.isNaN(first.valueOf()) || Number.isNaN(last.valueOf())) return '';
	const days = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long' });
	return first < last ? days.formatRange(first, last) : days.format(first);
};
