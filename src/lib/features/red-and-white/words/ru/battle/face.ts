import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/battle/face.ts';

/** Red and White, in Russian: face. */
export const words: Translation<typeof english> = {
	whatIsShown: 'Что показано',
	turnRound: 'Перевернуть',
	close: 'Закрыть',
	phase: 'Фаза',
	score: 'Счёт',
	redAgainstWhite: 'Красные против белых',
	time: 'Время',
	nMinThisTurn: '{n} мин за этот ход',
	minutesThisTurn: 'мин за этот ход',
	leftUntilEnd: 'осталось до {end}',
	need: 'Что нужно',
	whatRollADSides: '{what}: бросьте D{sides}',
	cannotPass: 'не пройти',
	passes: 'проходит',
	orLess: 'и меньше',
	orMore: 'и больше',
	move: 'Путь',
	movement: 'Движение',
	inches: 'в дюймах',
	rolledThisTurn: 'брошено в этом ходу'
};
