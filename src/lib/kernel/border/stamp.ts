import * as v from 'valibot';

/** A moment as this app writes it, `2026-05-09T14:00:00.000Z`, on a day that there is. */
export const isStamp = (raw: unknown): raw is string => {
	if (typeof raw !== 'string' || raw.length !== 24) return false;
	const at = new Date(raw);
	return !Number.isNaN(at.valueOf()) && at.toISOString() === raw;
};

export const stamp = v.custom<string>(isStamp, 'a date like 2026-05-09T14:00:00.000Z');
