import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/rulings/all.ts';

/** Red and White, in Russian: rulings all. */
export const words: Translation<typeof english> = {
	sequenceAndLeadership: 'Порядок хода и управление',
	movementAndCover: 'Движение и укрытие',
	smallArms: 'Стрелковое оружие',
	guns: 'Орудия',
	melee: 'Рукопашная',
	moraleAndSpecialFigures: 'Мораль и особые фигурки',
	vehicles: 'Машины',
	tablesLostFromTheSource: 'Таблицы, утраченные в источнике',
	whatTheSourceLeavesOpen: 'О чём источник молчит'
};
