import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: board. */
export const words = texts('red-and-white.battle-board', {
	cInC: 'C\u2011in\u2011C',
	noPlayer: 'no player',
	nOwed: '{n} owed',
	done: 'done',
	allBattles: 'All battles',
	phase: 'Phase',
	rules: 'Rules',
	more: 'More',
	log: 'Log',
	find: 'Find',
	findAUnit: 'Find a unit',
	toTheTable: 'To the table',
	owedWhat: 'owed: {what}',
	nOfOutHits: '{n} of {out} hits'
});
