import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: what only its report says. */
export const words = texts('orel-1919.report', {
	nobodyHasWon: 'Nobody has won.',
	sideHasWon: '{side} has won.',
	levelsOfVictory: 'Levels of victory: White {white}, Red {red}.',
	steps: 'Steps',
	whoHoldsThem: 'Who holds them',
	turnNSideEntersPlace: 'Turn {turn}: {side} enters {place}.',
	nStepsLost: { one: '1 step lost', other: '{n} steps lost' },
	titleScenario: '{title}: {scenario}.'
});
