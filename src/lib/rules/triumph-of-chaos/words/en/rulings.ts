import { texts } from '#lib/kernel/texts.ts';

/** triumph-of-chaos, in English: rulings. */
export const words = texts('triumph-of-chaos.rulings', {
	twoLostRowsOfTheArmyTable: 'Two lost rows of the army table',
	rows4And6AndOneCellOfRow1DidNot:
		'Rows 4 and 6 and one cell of row 1 did not survive the scan. What did they say?',
	eachCellAsRebuiltWithItsReason: 'Each cell as rebuilt, with its reason beside it.',
	smudgesOfTheCorpsTable: 'Smudges of the corps table',
	threeCellsOfColumn0AreSmudgedAnd:
		'Three cells of column 0 are smudged and one is blank. What did they say?',
	allFourAre0: 'All four are 0.',
	whichTableAndADieBeyond1To6: 'Which table, and a die beyond 1 to 6',
	aSideHasArmiesAndCorpsOnWhichTable: 'A side has armies and corps. On which table does it fire?',
	onTheArmyTableIfItHasAnyArmy: 'On the army table if it has any army.',
	onTheArmyTableOnlyIfItHasNothing: 'On the army table only if it has nothing but armies.',
	aModifiedDieIsHeldTo1To6: 'A modified die is held to 1 to 6.',
	aDifferenceOf4OrMoreTiesAndWho: 'A difference of 4 or more, ties, and who chooses',
	theAidStopsAtADifferenceOf3WhoHas:
		'The aid stops at a difference of 3. Who has the most at a tie, and who chooses at 2?',
	n4AndMoreAs3AtATieNobodyHasMostThe:
		'4 or more counts as 3; at a tie nobody has the most; the higher side chooses.',
	aFortressCountsTwice: 'A fortress counts twice',
	aFortressShiftsTheAttackerLeftAnd:
		'A fortress shifts the attacker left and the defender right. Do both apply?',
	bothApply: 'Both apply.',
	onlyTheAttackersToTheLeft: 'Only the attacker’s, to the left.',
	onlyTheDefendersToTheRight: 'Only the defender’s, to the right.',
	outOfSupplyReplacesLimitedSupply: 'Out of supply replaces limited supply.',
	aShiftStopsAtTheEndsOfTheTable: 'A shift stops at the ends of the table.',
	aDefenderOutOfSupplyInAFortressIs: 'A defender out of supply in a fortress is not shifted.',
	equalLosses: 'Equal losses',
	bothSidesLoseTheSameWhoWins: 'Both sides lose the same. Who wins?',
	nobodyTheAttackerMustInflictMore: 'Nobody: the attacker must inflict more, the defender stays.',
	theDefenderWins: 'The defender wins.',
	forWhichMethodTheDieModifiersAre: 'For which method the die modifiers are',
	theTwoDieModifiersStandBelowBoth:
		'The two die modifiers stand below both methods. Do they serve both?',
	cavalryOnly: 'Cavalry only.',
	bothMethods: 'Both methods.',
	aCavalryStepLostInTheAttemptNo: 'A cavalry step lost in the attempt no longer fires.',
	signsAndFiguresLostInTheList: 'Signs and figures lost in the list',
	severalLinesOfTheDieModifiersAre:
		'Several lines of the die modifiers are torn. What did they say?',
	eachLineAsRebuilt: 'Each line as rebuilt.',
	stackedWithAFriendlyLeader: 'Stacked with a friendly leader',
	theWordsStandAtTheEndOfALineWhat:
		'The words stand at the end of a line. What needs a leader in the stack?',
	theAttackOnSeveralSpacesWhichThen: 'The attack on several spaces, which then needs no roll.',
	everyCapabilityOfALeader: 'Every capability of a leader.',
	aTableWithoutItsTitle: 'A table without its title',
	whatIsTheTableOfPushesAndStepsAnd:
		'What is the table of pushes and steps, and when does a step come?',
	theWesternPowersAnswerWhenAMajor:
		'The western powers’ answer when a major power withdraws; steps come if Kolchak is on the map, or the Tsar rescued, in supply.',
	aResultOf7AndMoreOnOneDie: 'A result of 7 or more on one die',
	howCanTheDieReach7: 'How can the die reach 7?',
	byModifiersThatTheAidDoesNotGive: 'By modifiers that the aid does not give.',
	chitsBackIntoThePool: 'Chits back into the pool',
	doesAChitGoBackIntoThePoolWhenIts: 'Does a chit go back into the pool when its turn is over?',
	itStaysOut: 'It stays out.',
	itGoesBackWhenInFightingEnds: 'It goes back when In-Fighting ends.',
	homeVcsWithoutAZeroCase: 'Home VCs without a zero case',
	threeOrMoreIsPlus1TwoOrFewerMinus1:
		'Three or more is +1, two or fewer −1. Is there nothing between?',
	asPrintedAlwaysOneOfTheTwo: 'As printed: always one of the two.',
	cardValuesOfRedeployment: 'Card values of redeployment',
	theCardValuesOfTheThreeRowsAreLost: 'The card values of the three rows are lost. What were they?',
	n34And5AsTheCorps: '3, 4 and 5, as the corps.',
	automaticVictory: 'Automatic victory',
	n5HomeVcs35VpsBothOrEither: '“5 Home VCs-35 VPs”: both, or either?',
	shownBesideTheCountsThePlayers: 'Shown beside the counts; the players decide.',
	lossesTheDefenderFirst: 'Losses: the defender first',
	doesTheOrderOfLossesChangeTheFire: 'Does the order of losses change the fire?',
	noBothHaveFiredItMattersForSteps: 'No: both have fired. It matters for steps and advance.',
	germanysCollapse: 'Germany’s collapse',
	whereDoesTheWithdrawalOfTheCentral: 'Where does the withdrawal of the Central Powers count?',
	onlyAsADieModifierOfTheWestern: 'Only as a die modifier of the western response.',
	theRescuedTsarStandsThereTwice: 'The rescued Tsar stands there twice',
	isItOneBonusPrintedTwiceOrTwo: 'Is it one bonus printed twice, or two?',
	oneBonus: 'One bonus.',
	twoTheDieIsRolledTwice: 'Two: the die is rolled twice.',
	theCzechLegionWithTheTrain: 'The Czech Legion with the train',
	n13AdditionalOneStepOnARollOf1To3Or:
		'“1-3 additional”: one step on a roll of 1 to 3, or as many as rolled?',
	oneStepOnARollOf1To3: 'One step on a roll of 1 to 3.',
	asManyStepsAsRolledOn1To3: 'As many steps as rolled, on 1 to 3.',
	surpriseAndLeadersInTriggered: 'Surprise and leaders in triggered combat',
	noCmsOrColumnShiftsAndWhatOf:
		'The aid takes away modifiers and shifts. Is there surprise, and are leaders consulted?',
	neitherIsConsultedItGoesStraight: 'Neither: it goes straight to the fire.',
	theRetreatMayBeCancelledAsIn: 'The defender may cancel a retreat as in any combat.',
	itIsNoActivationOfAnActionRound: 'It begins no Action Round and counts for none.',
	uralsCentralAndNorth: 'Urals Central and North',
	isUralsCentralAndNorthOneRegionOr: '“Urals Central & North”: one region, or two?',
	twoOneOfFourRegionsIsDrawn: 'Two: one of four regions is drawn.',
	oneOneOfThreeRegionsIsDrawn: 'One: one of three regions is drawn.',
	stepsBelowNothing: 'Steps below nothing',
	whatIfMoreIsTakenThanThereIs: 'What if more steps are taken than there are?',
	penaltiesOfAddingUpEndAtNothing:
		'Penalties beyond what is added up are not owed. A loss by a port or a chit is taken from all that comes this turn, before or after it.',
	addingUpAgainCountsAnew:
		'Adding up again in the same turn counts anew what needs no die; dice that fell stay, and so does all that came, went or was spent.',
	subjectToInFighting: 'Subject to In-Fighting',
	whichChitsMakeASideSubject: 'Which chits make a side subject to In-Fighting?',
	thoseThatStayInForce: 'Those that stay in force until In-Fighting ends.',
	onceInASidesActionRound: 'Once in a side’s Action Round',
	whenMayALeaderActAgain: 'When may a leader who acted act again?',
	inEveryNewActionRoundOfEitherSide: 'In every new Action Round, of either side.',
	aRoundBeginsWithItsPointOrItsAttack:
		'A round begins with its Action Point or its attack, whichever is told first, or when somebody says so.',
	theSecondCounterattack: 'The second counterattack',
	theSequenceEndsWithCounterattack:
		'The sequence ends with “Counterattack?” a second time. Who may, and what does it need?',
	itIsAskedAfterTheAdvance:
		'It is asked after an advance; the players decide whether the defender attacks, without a roll.',
	theSpacesOfDefeatism: 'The spaces of Defeatism',
	whichSpacesAreActivatedAfterThe: 'Which spaces come after the first of the round?',
	thoseDeclaredInTheRoundTogetherOr:
		'Those that Red declares in its round, together or one by one; not pursuits, counterattacks and triggered combats.',
	pointsAndStepsLeftOver: 'Points and steps left over',
	doTheyCarryOverToTheNextTurn: 'Do unspent Action Points and replacement steps carry over?',
	noTheTurnChartGivesPointsAnew:
		'No: the turn chart gives points anew, and steps are added up anew.',
	theEndOfNoVc: 'The end of No VC',
	whenAreItsVpLost: 'When are its VP lost?',
	whenItEndsUnlessAVcWasTaken:
		'When it ends, unless a VC was taken: by the count, or as the players say.',
	whatTheAidLeavesOpen: 'What the aid leaves open'
});
