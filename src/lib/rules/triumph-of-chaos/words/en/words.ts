import { texts } from '#lib/kernel/texts.ts';

/** triumph-of-chaos, in English: words. */
export const words = texts('triumph-of-chaos.words', {
	red: 'Red',
	white: 'White',
	vp: 'VP',
	vcs: { one: 'VC', other: 'VCs' },
	enemyHomeVcs: { one: 'enemy home VC', other: 'enemy home VCs' },
	theDefenderWithdrawsBeforeFire: 'The defender withdraws before fire.',
	theAttackDoesNotGoAhead: 'The attack does not go ahead.',
	theDefenderStays: 'The defender stays.',
	theDefenderRetreats: 'The defender retreats.',
	theRetreatIsCancelledForOneMore: 'The retreat is cancelled for one more step.',
	ready: 'Ready',
	flipped: 'Flipped',
	dead: 'Dead',
	removed: 'Removed',
	fairWeather: 'Fair weather.',
	mud: 'Mud.',
	winter: 'Winter.',
	clear: 'Clear',
	forest: 'Forest',
	marsh: 'Marsh',
	mountain: 'Mountain',
	desert: 'Desert',
	legibleInTheSource: 'Legible in the source.',
	rebuiltWithHighConfidence: 'Rebuilt, with high confidence.',
	rebuiltWithMediumConfidence: 'Rebuilt, with medium confidence.',
	rebuiltWithLowConfidence: 'Rebuilt, with low confidence.'
});
