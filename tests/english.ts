import { inEnglish } from '#lib/kernel/texts.ts';

/** The same value, however deep, with the English of each text instead of its id (of several forms, that for many). */
export const english = <T>(value: T): T => {
	if (typeof value === 'string') {
		const entry = inEnglish(value);
		return (entry === undefined ? value : typeof entry === 'string' ? entry : entry.other) as T;
	}
	if (Array.isArray(value)) return value.map((one) => english(one) as unknown) as T;
	if (typeof value !== 'object' || value === null) return value;
	if (Object.getPrototypeOf(value) !== Object.prototype) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [english(key), english(one) as unknown])
	) as T;
};
