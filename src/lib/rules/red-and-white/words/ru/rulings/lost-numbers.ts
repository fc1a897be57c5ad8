import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/rulings/lost-numbers.ts';

/** Red and White, in Russian: rulings lost numbers. */
export const words: Translation<typeof english> = {
	no: 'нет',
	yes: 'да',
	pointBlankTo: 'В упор до',
	normalRangeTo: 'Обычная до',
	longRangeTo: 'Дальняя до',
	none: 'нет',
	half: 'половина',
	full: 'полностью',
	officerFailsOnAFace: 'Офицер не выдержал, на кубике {face}',
	nerveGone: 'сломался духом',
	drunk: 'пьян',
	flees: 'бежит',
	shootsHimself: 'стреляется',
	surrenders: 'сдаётся',
	defects: 'переходит к противнику'
};
