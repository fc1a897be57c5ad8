import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/red-and-white.ts';

/** Red and White, in Russian: red and white. */
export const words: Translation<typeof english> = {
	redAndWhite: 'Red and White',
	battle: 'Бой',
	battles: 'Бои',
	nBattles: { one: '{n} бой', few: '{n} боя', many: '{n} боёв', other: '{n} боя' },
	force: 'Войска',
	forces: 'Войска',
	nForces: {
		one: '{n} набор войск',
		few: '{n} набора войск',
		many: '{n} наборов войск',
		other: '{n} набора войск'
	},
	roster: 'Список войск',
	rosters: 'Списки войск',
	nRosters: {
		one: '{n} список войск',
		few: '{n} списка войск',
		many: '{n} списков войск',
		other: '{n} списка войск'
	},
	aBattleGoesOutWholeWithCovered:
		'Бой передаётся целиком, вместе со скрытым характером офицеров и запечатанными бумагами: это для посредника.',
	aForceGoesOutWithTheCharactersOf:
		'Войска передаются вместе с характером офицеров: не для другой стороны.'
};
