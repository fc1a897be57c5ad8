import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: red and white. */
export const words = texts('red-and-white.red-and-white', {
	redAndWhite: 'Red and White',
	battle: 'Battle',
	battles: 'Battles',
	nBattles: { one: '{n} battle', other: '{n} battles' },
	force: 'Force',
	forces: 'Forces',
	nForces: { one: '{n} force', other: '{n} forces' },
	roster: 'Roster',
	rosters: 'Rosters',
	nRosters: { one: '{n} roster', other: '{n} rosters' },
	aBattleGoesOutWholeWithCovered:
		'A battle goes out whole, with covered characters and sealed papers: it is for the referee.',
	aForceGoesOutWithTheCharactersOf:
		'A force goes out with the characters of its officers: not for the other side.'
});
