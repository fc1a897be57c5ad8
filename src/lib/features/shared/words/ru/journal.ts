import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/journal.ts';

/** Red and White, in Russian: journal. */
export const words: Translation<typeof english> = {
	anotherTabPlaysThisGameThisOne: 'Играет другая вкладка; эта следит за ней.',
	playOnHere: 'Играть дальше здесь',
	undo: 'Отмена',
	name: 'Название',
	done: 'Готово',
	close: 'Закрыть',
	whatHappened: 'Что произошло',
	writeIntoTheLog: 'Записать в журнал',
	note: 'Заметка',
	notKept: 'Не сохранено',
	redo: 'Вернуть',
	takenBackWhat: 'Отменено: {what}',
	doneAgainWhat: 'Возвращено: {what}'
};
