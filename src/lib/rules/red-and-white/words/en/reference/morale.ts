import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, morale. */
export const words = texts('red-and-white.reference-morale', {
	unitMorale: 'Unit morale',
	whoTookACasualtySinceItsLastPhase7:
		'Who took a casualty since its last phase 7, or is marked falling back, tests once.',
	d6AndItsModifiersNotAboveTheStands:
		'D6 and its modifiers, not above the stands left. Attached guns do not count and do what their unit does.',
	failedOneMoveToTheRearAndAMark:
		'Failed: one move to the rear and a mark. Marked already: it moves again. Passed: the mark goes.',
	fallingBack: 'Falling back',
	whatAMarkedUnitMayDo: 'What a marked unit may do',
	act: 'Act',
	allowed: 'Allowed',
	fireInPhase2: 'Fire in phase 2',
	fireInPhase4: 'Fire in phase 4',
	advance: 'Advance',
	startAMelee: 'Start a melee',
	withLeadershipItMayMoveToItsOwn:
		'With leadership it may move to its own rear in phase 3. A compulsory way back needs none.',
	inMeleeItCountsAsAttackedInFlankOr: 'In melee it counts as attacked in flank or rear.',
	armyMorale: 'Army morale',
	unitsLost: 'Units lost',
	breaksOn: 'Breaks on',
	nPerCent: '{n} per cent',
	countedWithTheLosses: 'Counted with the losses',
	fact: 'Fact',
	testsInPhase7FromNPerCentOfIts:
		'Tests in phase 7 from {n} per cent of its starting units on, the headquarters counted.',
	lostIsWhatIsDestroyedSurrendered:
		'Lost is what is destroyed, surrendered, off the table or at half strength, each unit once; a headquarters that is overrun too.',
	aFanaticsArmyDoesNotTestBelow50Per:
		'A fanatic’s army does not test below 50 per cent; a committed commander throws again.',
	armyBroken: 'Army broken',
	aBrokenArmy: 'A broken army',
	rule: 'Rule',
	value: 'Value',
	addedToTheMoraleDieAtOnce: 'Added to the morale die at once',
	mayAdvance: 'May advance',
	mayStartAMelee: 'May start a melee',
	allLeadershipOnTheLastLine: 'All leadership on the last line',
	repeatedEachPhase7ItTestsIn: 'Repeated each phase 7 it tests in',
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
	end: 'End',
	whenAMeleeHeTookPartInIsLostWhenA:
		'When a melee he took part in is lost, when a unit he tries to stop heroically falls back off the table, or when his army breaks.',
	inAllButTheFirstEndHisUnitsRollOn: 'In all but the first end his units roll on the last line.'
});
