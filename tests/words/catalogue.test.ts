import { afterAll, expect, test, vi } from 'vitest';
import { count, say } from '#lib/kernel/phrase.ts';
import { speech } from '#lib/words/speech.svelte.ts';
import { t } from '#lib/words/t.ts';

vi.mock('#lib/words/catalogue.ts', () => ({
	catalogue: {
		ru: {
			'{n} figures lost': {
				one: 'потеряна {n} фигурка',
				few: 'потеряны {n} фигурки',
				many: 'потеряно {n} фигурок',
				other: 'потеряно {n} фигурки'
			},
			'Roll for me': { other: 'Бросить за меня' }
		}
	}
}));

afterAll(() => {
	speech.locale = 'en';
});

test('another language has its own plural forms', () => {
	speech.locale = 'ru';
	const lost = (n: number) => t(count(n, '{n} figure lost', '{n} figures lost'));
	expect([1, 2, 5, 21].map(lost)).toEqual([
		'потеряна 1 фигурка',
		'потеряны 2 фигурки',
		'потеряно 5 фигурок',
		'потеряна 21 фигурка'
	]);
	expect(t('Roll for me')).toBe('Бросить за меня');
});

test('what has no translation is said in English, with the English plural', () => {
	speech.locale = 'ru';
	expect(t(count(1, '{n} stand', '{n} stands'))).toBe('1 stand');
	expect(t(say('Take back'))).toBe('Take back');
});
