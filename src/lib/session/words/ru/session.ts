import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/session.ts';

/** Red and White, in Russian: session. */
export const words: Translation<typeof english> = {
	anotherTabPlaysThisGameNothingWas: 'Эта игра идёт в другой вкладке. Здесь ничего не изменено.',
	diceStand: 'Что выпало или открылось, не отменить без согласия обоих игроков.',
	nLines: { one: '{n} запись', few: '{n} записи', many: '{n} записей', other: '{n} записи' },
	oneLineStruckOut: 'Вычеркнута одна запись',
	theStrikeOfOneLine: 'вычёркивание одной записи',
	thisGameIsNotOnThisPhone: 'Этой игры нет на этом телефоне.',
	thisGameCannotBeReadItStaysOnThe:
		'Эту игру не удалось прочитать. Она остаётся на телефоне как есть.',
	workingOutWhatFollows: 'Считаем, что из этого следует'
};
