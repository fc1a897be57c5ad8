import { afterEach, expect, test } from 'vitest';
import { count } from '#lib/kernel/phrase.ts';
import { texts } from '#lib/kernel/texts.ts';
import { speech } from '#lib/words/speech.svelte.ts';
import { t } from '#lib/words/t.ts';

const words = texts('toy', {
	lost: { one: '{n} figure lost', other: '{n} figures lost' },
	roll: 'Roll for me',
	stands: { one: '{n} stand', other: '{n} stands' },
	back: 'Take back'
});

afterEach(() => {
	speech.locale = 'en';
	speech.catalogue = {};
});

const russian = (): void => {
	speech.locale = 'ru';
	speech.catalogue = {
		[words.lost]: {
			one: 'потеряна {n} фигурка',
			few: 'потеряны {n} фигурки',
			many: 'потеряно {n} фигурок',
			other: 'потеряно {n} фигурки'
		},
		[words.roll]: 'Бросить за меня'
	};
};

test('another language has its own plural forms', () => {
	russian();
	const lost = (n: number) => t(count(n, words.lost));
	expect([1, 2, 5, 21].map(lost)).toEqual([
		'потеряна 1 фигурка',
		'потеряны 2 фигурки',
		'потеряно 5 фигурок',
		'потеряна 21 фигурка'
	]);
	expect(t(words.roll)).toBe('Бросить за меня');
});

test('what has no translation is said in English, with the English plural', () => {
	russian();
	expect(t(count(1, words.stands))).toBe('1 stand');
	expect(t(words.back)).toBe('Take back');
});
