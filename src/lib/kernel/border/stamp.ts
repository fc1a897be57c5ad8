import * as v from 'valibot';

const FORM = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

const daysIn = (year: number, month: number): number => {
	if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
	return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** Is it a moment as this app writes it, `2026-05-09T14:00:00.000Z`, on a day that exists? */
const isStamp = (raw: unknown): raw is string => {
	const [, year = 0, month = 0, day = 0] =
		(typeof raw === 'string' && FORM.exec(raw)?.map(Number)) || [];
	return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
};

/** The schema of such a moment. */
export const stamp = v.custom<string>(isStamp, 'a date like 2026-05-09T14:00:00.000Z');
