import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, leadership. */
export const words = texts('red-and-white.reference-leadership', {
	fartherOrNoLeader: 'farther, or no leader',
	leadership: 'Leadership',
	distanceFromLeader: 'Distance from leader',
	efficientLeader: 'Efficient leader',
	actsOn: 'Acts on',
	aUnitThatActsMayFireInPhase2OrMove:
		'A unit that acts may fire in phase 2 or move in phase 3; what it does not use lapses when the turn ends.',
	aLeaderCountsForHisOwnUnitsOnlyThe:
		'A leader counts for his own units only, the commander-in-chief for all of his side.',
	leaderDeadGoneOverOrReplacedByA:
		'Leader dead, gone over to the enemy or replaced by a second-in-command: last line.',
	aUnitThatIsLedHeroicallyNeedsNo:
		'A unit whose officer leads it heroically needs no roll. If he led it when the turn began, his other units roll on the last line.',
	officersMove: 'Officers move',
	afterTheRollsOfficersMoveDiceByThe:
		'After the rolls, officers move {dice}; by the alternate table {flat} plus {one}.',
	eachMovesOnceInHisTurnInPhase1Only:
		'Each moves once in his turn, in phase 1 only. Instead of moving, or at the end of his move, he may join one unit and lead it heroically.',
	aUnitThatFailedItsRollActsAfterAll:
		'A unit that failed its roll acts after all when it is led in this way.',
	leadingHeroically: 'Leading heroically',
	plus1ForMovementSmallArmsFireAnd:
		'+1 to that unit’s movement, small-arms fire and melee; it needs no leadership roll.',
	aFanaticMustACowardMayNotASecondIn:
		'A fanatic must; a coward or a second-in-command may not. An officer leads one unit at a time.',
	officerAndBannerBothCountSoDo:
		'Officer and banner both count; so do officer and commissar or priest.',
	whenTheUnitLosesAFigureTheOfficer:
		'When the unit loses a figure the officer may be hit. Where several are with one unit, each tests; an unhurt one goes on leading.'
});
