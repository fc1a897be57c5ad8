import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/start.ts';

/** Red and White, in Russian: start. */
export const words: Translation<typeof english> = {
	settings: 'Настройки',
	workOutARoll: 'Рассчитать бросок',
	sequenceOfAction: 'Последовательность действий',
	theTableCompanionForMiniatures:
		'Ведёт части, ходы и кубики боя с миниатюрами: показывает, из чего сложился каждый результат, и точные шансы до броска. Всё остаётся на этом телефоне.'
};
