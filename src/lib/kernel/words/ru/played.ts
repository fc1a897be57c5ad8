import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/played.ts';

/** The kernel, in Russian: the report of a game on a map. */
export const words: Translation<typeof english> = {
	side: 'Сторона',
	luckOfBothSides: 'Удача обеих сторон',
	throws: 'Броски',
	better: 'Лучше ожидаемого',
	worse: 'Хуже',
	whatFellByKindOfThrow: 'Что выпало по видам бросков; удачная проверка считается за 1',
	throw: 'Бросок',
	fell: 'Среднее',
	expected: 'Ожидалось',
	theDice: 'Кубики',
	itIsNotOverYet: 'Игра ещё не окончена.',
	losses: 'Потери',
	lossesByTurnOfSide: '{side}, по ходам',
	turn: 'Ход',
	prisoners: 'Пленные',
	units: 'Отряды',
	together: 'Всего',
	places: 'Пункты',
	place: 'Пункт',
	turnN: 'Ход {turn}.',
	chanceOfItForSide: '{side}: вероятность такой удачи была {chance}',
	turningPoints: 'Переломные моменты',
	whatHappened: 'Что произошло',
	whatWasPlayed: 'По каким правилам играли',
	options: 'Опции',
	otherReadings: 'Другие прочтения',
	corrections: 'Правки таблиц',
	subject: 'Что',
	asPlayed: 'Как в игре',
	upToTurnN: 'До хода {turn}.'
};
