import { texts } from '#lib/kernel/texts.ts';

/** triumph-of-chaos, in English: what a corrected chart changes, and what it breaks. */
export const words = texts('triumph-of-chaos.charts', {
	dieDieStrengthMoreGivesFewerLosses:
		'Die {die}: strength {more} gives fewer losses than strength {less}.',
	strengthColumnAMoreGivesFewer: 'Strength {column}: a {more} gives fewer losses than a {less}.',
	dieDieMorePowersPushLessThanLess: 'Die {die}: {more} powers push less than {less}.',
	firstEndsAfterSecond: '“{first}” ends after “{second}”.',
	thereAreNChitsTheSetHasAll: 'There are {n} chits; the set has {all}.',
	lossesInflictedAtStrengthColumnOn: 'Losses inflicted at strength {column}, on average',
	stepsAndPushesWithNPowersOnAverage: 'Steps and pushes with {n} powers, on average',
	mayStayWithoutModifiers: 'May stay, without modifiers',
	attackerFiresFirst: 'Attacker fires first'
});
