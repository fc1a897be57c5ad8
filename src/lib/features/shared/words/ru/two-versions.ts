import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/two-versions.ts';

/** The frame, in Russian: two versions of what its copies keep. */
export const words: Translation<typeof english> = {
	twoVersions: 'Две версии',
	twoVersionsOfName: 'Есть две версии «{name}»: две копии не совпали.',
	compare: 'Сравнить',
	compareTheTwoVersionsOfName: 'Сравнить две версии: {name}',
	upToLineNBothSayTheSame:
		'Две копии на этом телефоне не совпали. До записи {n} они одинаковы; ниже видно, как продолжается каждая.',
	fromTheFirstLineOn:
		'Две копии на этом телефоне не совпали с первой же записи. Ниже видно, как начинается каждая.',
	theLastLineOfBoth: 'Последняя общая запись',
	firstVersion: 'Первая версия',
	secondVersion: 'Вторая версия',
	nLinesLastWrittenWhen: {
		one: '{n} запись, последняя — {when}',
		few: '{n} записи, последняя — {when}',
		many: '{n} записей, последняя — {when}',
		other: '{n} записи, последняя — {when}'
	},
	itEndsHere: 'Здесь она кончается.',
	lineN: 'запись {n}',
	broughtBackWhat: 'Возвращено: {what}',
	struckOutWhat: 'Вычеркнуто: {what}',
	keepTheFirstVersion: 'Оставить первую версию',
	keepTheSecondVersion: 'Оставить вторую версию',
	keepBoth: 'Оставить обе',
	theOtherOneIsDeleted:
		'Если оставить одну, другая удаляется; вернуть её можно в «Файлах» в течение {n} дней.',
	theFirstVersionOfNameIsKept: 'Оставлена первая версия: {name}',
	theSecondVersionOfNameIsKept: 'Оставлена вторая версия: {name}',
	bothVersionsOfNameAreKept: 'Оставлены обе версии: {name}',
	thereIsNothingToChoose: 'Здесь больше не из чего выбирать.'
};
