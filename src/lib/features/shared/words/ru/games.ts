import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/games.ts';

/** Red and White, in Russian: games. */
export const words: Translation<typeof english> = {
	finished: 'Оконченные',
	nFinishedEarlier: {
		one: 'Оконченных раньше: {n}',
		few: 'Оконченных раньше: {n}',
		many: 'Оконченных раньше: {n}',
		other: 'Оконченных раньше: {n}'
	},
	playedDay: 'сыграно {day}',
	moreAboutName: 'Ещё: {name}',
	rename: 'Переименовать',
	duplicate: 'Создать копию',
	saveOrSendAsAFile: 'Сохранить или отправить файлом',
	delete: 'Удалить',
	nameNeverSavedAsAFile: '{name}: в файл ещё не сохранялось.',
	nameNotSavedAsAFileForALongTime: '{name}: в файл давно не сохранялось.',
	save: 'Сохранить',
	saveNameAsAFile: 'Сохранить файлом: {name}',
	notNow: 'Не сейчас',
	notNowName: 'Не сейчас: {name}',
	duplicatingName: 'Создаётся копия: {name}',
	nameAdded: 'Добавлено: {name}',
	oldIsNowCalledName: 'Новое название: {old} → {name}',
	theGameItselfIsRenamedItsLineIn:
		'Сама игра переименована; её строку в этом списке изменить не удалось.',
	nameDeleted: 'Удалено: {name}',
	noMoreRemindersAboutName: 'Напоминаний больше не будет: {name}'
};
