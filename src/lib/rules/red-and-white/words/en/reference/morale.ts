import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, morale. */
export const words = texts('red-and-white.reference-morale', {
	unitMorale: 'Unit morale',
	whoTookACasualtySinceItsLastPhase7:
		'A unit that has taken a casualty since its last phase 7, or is marked falling back, tests once.',
	d6AndItsModifiersNotAboveTheStands:
		'D6 plus modifiers, not above the stands left. Attached guns do not count but do what their unit does.',
	failedOneMoveToTheRearAndAMark:
		'Failed: one move to the rear and a mark. Marked already: it moves again. Passed: the mark goes.',
	fallingBack: 'Falling back',
	whatAMarkedUnitMayDo: 'What a marked unit may do',
	act: 'Action',
	allowed: 'Allowed',
	fireInPhase2: 'Fire in phase 2',
	fireInPhase4: 'Fire in phase 4',
	advance: 'Advance',
	startAMelee: 'Start a melee',
	withLeadershipItMayMoveToItsOwn:
		'With leadership it may move to its own rear in phase 3. A compulsory move back needs none.',
	inMeleeItCountsAsAttackedInFlankOr: 'In melee it counts as attacked in flank or rear.',
	armyMorale: 'Army morale',
	unitsLost: 'Units lost',
	breaksOn: 'Breaks on',
	nPerCent: '{n} per cent',
	countedWithTheLosses: 'Counted with the losses',
	fact: 'Event',
	testsInPhase7FromNPerCentOfIts:
		'An army tests in phase 7 once its losses reach {n} per cent of its starting units, headquarters included.',
	lostIsWhatIsDestroyedSurrendered:
		'A unit is lost if destroyed, surrendered, off the table or at half strength; each counts once, an overrun headquarters too.',
	aFanaticsArmyDoesNotTestBelow50Per:
		'A fanatic’s army does not test below 50 per cent; a committed commander may re-roll.',
	armyBroken: 'Army broken',
	aBrokenArmy: 'A broken army',
	rule: 'Rule',
	value: 'Value',
	addedToTheMoraleDieAtOnce: 'Added to the die of the immediate morale test',
	mayAdvance: 'May advance',
	mayStartAMelee: 'May start a melee',
	allLeadershipOnTheLastLine: 'All leadership on the last line',
	repeatedEachPhase7ItTestsIn: 'Repeated in every phase 7 in which it tests',
	eachOfficerTestsHisCharacter: 'Each officer tests his character',
	withLeadershipItsUnitsMayStillFire:
		'With leadership its units may still fire, and move to their own rear.',
	nerveGoneCountsAsACoward: 'nerve gone: counts as a coward',
	drunkOutForD6Turns: 'drunk: out for D6 turns',
	shootsHimself: 'shoots himself',
	goesOverToTheEnemy: 'goes over to the enemy',
	testOfCharacter: 'Test of character',
	characterFailsD6: 'Character fails, D6',
	failsOn: 'Fails on',
	anyOther: 'Any other',
	howHeFailsD6: 'How he fails, D6',
	end: 'Outcome',
	whenAMeleeHeTookPartInIsLostWhenA:
		'When a melee he took part in is lost, when a unit he tries to stop by leading it heroically falls back off the table, or when his army breaks.',
	inAllButTheFirstEndHisUnitsRollOn:
		'Unless only his nerve is gone, his units roll on the last line.'
});
