import { CLOCK, dateLocale } from '#lib/words/dates.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Pace } from '#lib/rules/red-and-white/index.ts';
import { words } from '../words/en/battle/time.ts';

const clockTime = (): Intl.DateTimeFormat => new Intl.DateTimeFormat(dateLocale(), CLOCK);

/** `18:00`. */
export const hourOf = (end: string): string => clockTime().format(new Date(end));

/** `at 21 a turn: 7 turns to 18:00`; with no end set, or before the first turn is over, as much as is known. */
export const pacePhrase = (
	{ average, turnsLeft }: Pace,
	end: string | null
): Phrase | undefined => {
	if (average === null) return end === null ? undefined : say(words.untilEnd, { end: hourOf(end) });
	const each = Math.max(1, Math.round(average));
	if (turnsLeft === null || end === null) return say(words.atNATurn, { n: each });
	return count(turnsLeft, words.atEachATurnNMoreTurnsToEnd, {
		each,
		end: hourOf(end)
	});
};

/** The next time that a clock shows these hours: `18:00` may be today's or tomorrow's. */
export const nextInstant = (hours: string, now = new Date()): string | null => {
	const [hour, minute] = hours.split(':').map(Number);
	if (hour === undefined || minute === undefined || Number.isNaN(hour + minute)) return null;
	const then = new Date(now);
	then.setHours(hour, minute, 0, 0);
	if (then <= now) then.setDate(then.getDate() + 1);
	return then.toISOString();
};
