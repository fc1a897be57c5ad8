import { afterEach, describe, expect, test, vi } from 'vitest';
import { dateLocale } from '#lib/words/dates.ts';

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
