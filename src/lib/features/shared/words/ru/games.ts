import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/games.ts';

/** Red and White, in Russian: games. */
export const words: Translation<typeof english> = {
	over: 'Оконченные',
	nFinishedEarlier: {
		one: '{n} оконченная раньше',
		few: '{n} оконченные раньше',
		many: '{n} оконченных раньше',
		other: '{n} оконченной раньше'
	},
	playedDay: 'сыграно {day}',
	moreAboutName: 'Ещё: {name}',
	rename: 'Переименовать',
	duplicate: 'Дублировать',
	saveOrSendAsAFile: 'Сохранить или отправить файлом',
	delete: 'Удалить',
	nameLinesNeverSavedAsAFile: '{name}: {lines}, в файл ещё не сохранялось.',
	nameLinesNotSavedAsAFileForALong: '{name}: {lines}, в файл давно не сохранялось.',
	save: 'Сохранить',
	saveNameAsAFile: 'Сохранить файлом: {name}',
	notNow: 'Не сейчас',
	notNowName: 'Не сейчас: {name}',
	duplicatingName: 'Создаётся дубликат: {name}',
	nameAdded: 'Добавлено: {name}',
	oldIsNowCalledName: 'Новое название: {old} → {name}',
	theGameIsRenamedItsLineHereIsNot:
		'Сама игра переименована; её строку в этом списке изменить не удалось.',
	nameDeleted: 'Удалено: {name}',
	noMoreRemindersAboutName: 'Напоминаний больше не будет: {name}'
};
