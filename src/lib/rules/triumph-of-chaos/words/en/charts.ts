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
	stepsAndPushesOnAveragePowersN: 'Steps and pushes on average, powers: {n}',
	mayStayWithoutModifiers: 'May stay, without modifiers',
	attackerFiresFirst: 'Attacker fires first'
});
