import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/start.ts';

/** Red and White, in Russian: start. */
export const words: Translation<typeof english> = {
	settings: 'Настройки',
	otherGames: 'Другие игры',
	workOutARoll: 'Рассчитать бросок',
	sequenceOfAction: 'Порядок хода',
	keepsABattleWithMiniaturesUnits:
		'Ведёт игру миниатюрами: части, ходы, кубики, каждый шанс и каждую сумму.'
};
