import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings turn. */
export const words = texts('red-and-white.rulings-turn', {
	twoWaysToNumberThePhases: 'Two ways of numbering the phases',
	someSectionsCountFireAsPhase1Or3:
		'Some sections count fire as phase 1 or 3. Which phases do they mean?',
	theNumbersOfTheSequenceHold:
		'Those of the sequence of action: preparatory fire is 2, defensive fire 4, attacking fire 5.',
	whatASuppressedUnitMayNotDo: 'What a suppressed unit may not do',
	oneTextStopsItsFireUnlessItPassesA:
		'One text stops its fire unless it passes a test; another stops its movement and mentions no test. Which applies?',
	noDefensiveFireAndNoWithdrawalOne:
		'No defensive fire and no withdrawal; passing one morale test, when first needed, lifts both.',
	noDefensiveFireAndNoWithdrawalThe:
		'No defensive fire and no withdrawal; passing a morale test gives back the fire, never the move.',
	onlyDefensiveFireIsStoppedItMay:
		'Only defensive fire is stopped; it may withdraw without a test.',
	standAlreadyWornDown: 'Stand already worn down',
	isAUnitSuppressedWhenAStandThatHad:
		'Is a unit suppressed when the stand it loses was already worn down?',
	yesIfItsLastFigureFallsTo:
		'Yes, if the stand’s last figure falls to this turn’s preparatory fire.',
	onlyIfAsManyFiguresAsAFullStand: 'Only if that fire takes as many figures as a full stand has.',
	lossesInPhases45And6NeverSuppress: 'Losses in phases 4, 5 and 6 never suppress.',
	whatATurnIs: 'What a turn is',
	whatDoThisTurnNextTurnAndTwoTurns:
		'What do "this turn", "next turn" and "two turns running" count?',
	aTurnIsTheSevenPhasesOfOneSideWhat:
		'A turn is the seven phases of one side; what a unit does next turn or two turns running counts its own side’s turns.',
	aTurnIsTheRedTurnAndTheWhiteTurn: 'A turn is the Red turn and the White turn together.',
	endsOfTheLeadershipBands: 'Limits of the leadership bands',
	exactly24InchesEndsOneLineOfThe:
		'Exactly 24″ ends one line of the table and begins the next. Which one counts?',
	theNearerLineAs12InchesAnd36Inches: 'The nearer line, as for 12″ and 36″.',
	theFartherLine12InchesAnd36Inches: 'The farther line; 12″ and 36″ stay on the nearer one.',
	the0OfTheD10: 'The 0 of the D10',
	isTheFace0NoneOrTen: 'Does the face 0 mean nothing or ten?',
	tenWhereTheRulesAskForA0ThatFaceIs: 'Ten. Where the rules ask for a "0", that face is meant.',
	commanderInChiefAndLeader: 'Commander-in-chief and leader',
	theCInCMayInfluenceAnyUnitOfHis:
		'The C-in-C may influence any unit of his side. As well as its own leader?',
	oneRollOnTheBetterOfTheTwoLines: 'One roll on the better of the two lines.',
	theCInCCountsOnlyWhereTheUnitHasNo:
		'The C-in-C counts only where the unit has no leader of its own to look to.',
	onlyItsOwnLeaderCounts: 'Only its own leader counts.',
	aCInCWhoLedHeroicallyWhenTheTurn:
		'A C-in-C who led heroically when the turn began gives 1–6 only.',
	leaderDeadOrHeroicElsewhere: 'Leader dead or heroic elsewhere',
	suchUnitsRollOnTheLastLineEvenWith:
		'Such units roll on the last line. Even with the C-in-C close by?',
	theCInCStillHelpsThemWithoutHim16: 'The C-in-C still helps them; without him 1–6.',
	always16: 'Always 1–6.',
	officerJoinsInPhase1: 'Officer joins in phase 1',
	doesTheUnitHeJoinsNeedARollAndDo:
		'Does the unit he joins need a roll, and do his other units suffer at once?',
	theUnitCountsAsLedHisOthersSuffer:
		'The unit counts as led. His others suffer only if he was heroic when the turn began.',
	theUnitCountsAsLedHisOthersThat:
		'The unit counts as led. Any of his others that have not rolled yet suffer from then on.',
	whomAnOfficerLeads: 'Whom an officer may lead',
	anOfficerMayJoinAUnitAndLeadIt:
		'An officer may join a unit and lead it heroically; leaders influence their own troops only. Which units may he join?',
	unitsUnderHisOwnCommandOrUnder:
		'Units under his own command or under nobody’s; the commander-in-chief may join any of his side.',
	anyUnitOfHisSide: 'Any unit of his side.',
	whoTestsInPhase7: 'Who tests in phase 7',
	theSequenceNamesOneSideTheMorale:
		'The sequence names one side, the morale section every unit with losses. Who tests?',
	theSideTheSequenceNamesForAll:
		'The side the sequence names, for all losses since its last phase 7.',
	bothSidesForLossesOfThisTurn: 'Both sides, for losses of this turn.',
	aTestThatTheRefereeHasAUnitMake:
		'If the referee has a unit test before phase 7 where no rule calls for it, that test replaces the one in phase 7; a unit that loses figures afterwards tests again.',
	fireAndMoveInOneTurn: 'Fire and move in one turn',
	theTextFreesTrainsAndHeavyMachine:
		'The text frees trains, and heavy machine guns on tchankas and vehicles. Who may fire in phase 2 and move in 3?',
	trainsShipsTanksArmouredCarsAnd: 'Trains, ships, tanks, armoured cars and tchankas.',
	trainsTanksArmouredCarsAndTchankas: 'Trains, tanks, armoured cars and tchankas, but not ships.',
	trainsOnly: 'Trains only.',
	eachWeaponFiresOnceInATurnOfItsOwn:
		'Each weapon fires once in its own side’s turn, in phase 2 or 5.'
});
