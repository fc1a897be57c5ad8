import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/battle/board.ts';

/** Red and White, in Russian: board. */
export const words: Translation<typeof english> = {
	cInC: 'главком',
	noPlayer: 'без игрока',
	nOwed: {
		one: 'ещё {n}',
		few: 'ещё {n}',
		many: 'ещё {n}',
		other: 'ещё {n}'
	},
	done: 'готово',
	allBattles: 'Все бои',
	phase: 'Фаза',
	rules: 'Правила',
	more: 'Ещё',
	log: 'Журнал',
	find: 'Найти',
	findAUnit: 'Найти часть',
	toTheTable: 'Показать столу',
	owedWhat: 'осталось: {what}',
	nOfOutHits: {
		one: 'попадания: {n} из {out}',
		few: 'попадания: {n} из {out}',
		many: 'попадания: {n} из {out}',
		other: 'попадания: {n} из {out}'
	}
};
