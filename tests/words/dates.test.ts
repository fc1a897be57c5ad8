import { afterEach, describe, expect, test, vi } from 'vitest';
import { CLOCK, dateLocale } from '#lib/words/dates.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('dates are written in the language of the app, as they are where the phone is at home', () => {
	test.each([
		[['en-GB', 'en'], 'en-GB'],
		[['en-US', 'en'], 'en-US'],
		[['de-DE', 'de', 'en-US', 'en'], 'en-US'],
		[['de-DE', 'de'], 'en-GB'],
		[['en'], 'en-GB'],
		[[], 'en-GB']
	])('%j: %s', (languages, locale) => {
		vi.stubGlobal('navigator', { languages });
		expect(dateLocale()).toBe(locale);
	});
});

test('a time of day has 24 hours, on a phone of whatever country', () => {
	vi.stubGlobal('navigator', { languages: ['en-US', 'en'] });
	const at = (hour: number) =>
		new Intl.DateTimeFormat(dateLocale(), CLOCK).format(new Date(2020, 1, 3, hour, 5));
	expect([at(0), at(14)]).toEqual(['00:05', '14:05']);
});
