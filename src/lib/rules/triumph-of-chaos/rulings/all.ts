import type { Ruling, RulingGroup } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** TC-01 to TC-28. The first reading of each is the one this app proposes. */
export const RULINGS = [
	{
		id: 'TC-01',
		section: 'Army Combat Table',
		title: words.twoLostRowsOfTheArmyTable,
		question: words.rows4And6AndOneCellOfRow1DidNot,
		kind: 'cells',
		confidence: 'medium',
		readings: [{ key: 'rebuilt', text: words.eachCellAsRebuiltWithItsReason }],
		sheets: ['army-table']
	},
	{
		id: 'TC-02',
		section: 'Corps Combat Table',
		title: words.smudgesOfTheCorpsTable,
		question: words.threeCellsOfColumn0AreSmudgedAnd,
		kind: 'cells',
		confidence: 'medium',
		readings: [{ key: 'rebuilt', text: words.allFourAre0 }],
		sheets: ['corps-table']
	},
	{
		id: 'TC-03',
		section: 'Combat Sequence',
		title: words.whichTableAndADieBeyond1To6,
		question: words.aSideHasArmiesAndCorpsOnWhichTable,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'army_if_any', text: words.onTheArmyTableIfItHasAnyArmy },
			{ key: 'army_if_all', text: words.onTheArmyTableOnlyIfItHasNothing }
		],
		notes: [words.aModifiedDieIsHeldTo1To6]
	},
	{
		id: 'TC-04',
		section: 'Combat Modifiers',
		title: words.aDifferenceOf4OrMoreTiesAndWho,
		question: words.theAidStopsAtADifferenceOf3WhoHas,
		kind: 'settled',
		confidence: 'medium',
		readings: [
			{
				key: 'as_three',
				text: words.n4AndMoreAs3AtATieNobodyHasMostThe
			}
		],
		sheets: ['combat-modifiers']
	},
	{
		id: 'TC-05',
		section: 'Column Shifts',
		title: words.aFortressCountsTwice,
		question: words.aFortressShiftsTheAttackerLeftAnd,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'both', text: words.bothApply },
			{ key: 'attacker', text: words.onlyTheAttackersToTheLeft },
			{ key: 'defender', text: words.onlyTheDefendersToTheRight }
		],
		notes: [
			words.outOfSupplyReplacesLimitedSupply,
			words.aShiftStopsAtTheEndsOfTheTable,
			words.aDefenderOutOfSupplyInAFortressIs
		],
		sheets: ['column-shifts']
	},
	{
		id: 'TC-06',
		section: 'Combat Sequence',
		title: words.equalLosses,
		question: words.bothSidesLoseTheSameWhoWins,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'nobody', text: words.nobodyTheAttackerMustInflictMore },
			{ key: 'defender', text: words.theDefenderWins }
		]
	},
	{
		id: 'TC-07',
		section: 'Combat Surprise',
		title: words.forWhichMethodTheDieModifiersAre,
		question: words.theTwoDieModifiersStandBelowBoth,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'cavalry', text: words.cavalryOnly },
			{ key: 'both', text: words.bothMethods }
		],
		notes: [words.aCavalryStepLostInTheAttemptNo],
		sheets: ['surprise']
	},
	{
		id: 'TC-08',
		section: 'Cancel Retreat',
		title: words.signsAndFiguresLostInTheList,
		question: words.severalLinesOfTheDieModifiersAre,
		kind: 'cells',
		confidence: 'low',
		readings: [{ key: 'rebuilt', text: words.eachLineAsRebuilt }],
		sheets: ['cancel-retreat']
	},
	{
		id: 'TC-09',
		section: 'Leaders',
		title: words.stackedWithAFriendlyLeader,
		question: words.theWordsStandAtTheEndOfALineWhat,
		kind: 'table',
		confidence: 'medium',
		readings: [
			{ key: 'multi', text: words.theAttackOnSeveralSpacesWhichThen },
			{ key: 'all', text: words.everyCapabilityOfALeader }
		]
	},
	{
		id: 'TC-10',
		section: 'Western Response',
		title: words.aTableWithoutItsTitle,
		question: words.whatIsTheTableOfPushesAndStepsAnd,
		kind: 'settled',
		confidence: 'medium',
		readings: [
			{
				key: 'withdrawal',
				text: words.theWesternPowersAnswerWhenAMajor
			}
		],
		sheets: ['western-response']
	},
	{
		id: 'TC-11',
		section: 'Port Corruption',
		title: words.aResultOf7AndMoreOnOneDie,
		question: words.howCanTheDieReach7,
		kind: 'settled',
		confidence: 'medium',
		readings: [{ key: 'modifiers', text: words.byModifiersThatTheAidDoesNotGive }],
		sheets: ['port-corruption']
	},
	{
		id: 'TC-12',
		section: 'White In-Fighting',
		title: words.chitsBackIntoThePool,
		question: words.doesAChitGoBackIntoThePoolWhenIts,
		kind: 'switch',
		confidence: 'low',
		readings: [
			{ key: 'stays_out', text: words.itStaysOut },
			{ key: 'goes_back', text: words.itGoesBackWhenInFightingEnds }
		]
	},
	{
		id: 'TC-13',
		section: 'Western Response',
		title: words.homeVcsWithoutAZeroCase,
		question: words.threeOrMoreIsPlus1TwoOrFewerMinus1,
		kind: 'settled',
		confidence: 'medium',
		readings: [{ key: 'as_printed', text: words.asPrintedAlwaysOneOfTheTwo }],
		sheets: ['western-response']
	},
	{
		id: 'TC-14',
		section: 'Strategic Redeployment',
		title: words.cardValuesOfRedeployment,
		question: words.theCardValuesOfTheThreeRowsAreLost,
		kind: 'cells',
		confidence: 'low',
		readings: [{ key: 'three', text: words.n34And5AsTheCorps }],
		sheets: ['redeployment']
	},
	{
		id: 'TC-15',
		section: 'Turn Sequence',
		title: words.automaticVictory,
		question: words.n5HomeVcs35VpsBothOrEither,
		kind: 'table',
		confidence: 'low',
		readings: [{ key: 'shown', text: words.shownBesideTheCountsThePlayers }],
		sheets: ['turn']
	},
	{
		id: 'TC-16',
		section: 'Combat Sequence',
		title: words.lossesTheDefenderFirst,
		question: words.doesTheOrderOfLossesChangeTheFire,
		kind: 'settled',
		confidence: 'high',
		readings: [{ key: 'after_fire', text: words.noBothHaveFiredItMattersForSteps }]
	},
	{
		id: 'TC-17',
		section: 'Western Response',
		title: words.germanysCollapse,
		question: words.whereDoesTheWithdrawalOfTheCentral,
		kind: 'settled',
		confidence: 'medium',
		readings: [{ key: 'modifier', text: words.onlyAsADieModifierOfTheWestern }],
		sheets: ['western-response']
	},
	{
		id: 'TC-18',
		section: 'Replacements',
		title: words.theRescuedTsarStandsThereTwice,
		question: words.isItOneBonusPrintedTwiceOrTwo,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'one', text: words.oneBonus },
			{ key: 'two', text: words.twoTheDieIsRolledTwice }
		],
		sheets: ['replacements']
	},
	{
		id: 'TC-19',
		section: 'Replacements',
		title: words.theCzechLegionWithTheTrain,
		question: words.n13AdditionalOneStepOnARollOf1To3Or,
		kind: 'switch',
		confidence: 'low',
		readings: [
			{ key: 'one_more', text: words.oneStepOnARollOf1To3 },
			{ key: 'the_roll', text: words.asManyStepsAsRolledOn1To3 }
		],
		sheets: ['replacements']
	},
	{
		id: 'TC-20',
		section: 'Triggered Combat',
		title: words.surpriseAndLeadersInTriggered,
		question: words.noCmsOrColumnShiftsAndWhatOf,
		kind: 'settled',
		confidence: 'medium',
		readings: [{ key: 'neither', text: words.neitherIsConsultedItGoesStraight }],
		notes: [words.theRetreatMayBeCancelledAsIn, words.itIsNoActivationOfAnActionRound]
	},
	{
		id: 'TC-21',
		section: 'White In-Fighting',
		title: words.uralsCentralAndNorth,
		question: words.isUralsCentralAndNorthOneRegionOr,
		kind: 'switch',
		confidence: 'low',
		readings: [
			{ key: 'four', text: words.twoOneOfFourRegionsIsDrawn },
			{ key: 'three', text: words.oneOneOfThreeRegionsIsDrawn }
		]
	},
	{
		id: 'TC-22',
		section: 'Replacements',
		title: words.stepsBelowNothing,
		question: words.whatIfMoreIsTakenThanThereIs,
		kind: 'settled',
		confidence: 'medium',
		readings: [{ key: 'ledger', text: words.penaltiesOfAddingUpEndAtNothing }],
		notes: [words.addingUpAgainCountsAnew]
	},
	{
		id: 'TC-23',
		section: 'Cancel Retreat',
		title: words.subjectToInFighting,
		question: words.whichChitsMakeASideSubject,
		kind: 'settled',
		confidence: 'low',
		readings: [{ key: 'lasting', text: words.thoseThatStayInForce }]
	},
	{
		id: 'TC-24',
		section: 'Leaders',
		title: words.onceInASidesActionRound,
		question: words.whenMayALeaderActAgain,
		kind: 'settled',
		confidence: 'medium',
		readings: [{ key: 'any_round', text: words.inEveryNewActionRoundOfEitherSide }],
		notes: [words.aRoundBeginsWithItsPointOrItsAttack]
	},
	{
		id: 'TC-25',
		section: 'Combat Sequence',
		title: words.theSecondCounterattack,
		question: words.theSequenceEndsWithCounterattack,
		kind: 'table',
		confidence: 'low',
		readings: [{ key: 'asked', text: words.itIsAskedAfterTheAdvance }]
	},
	{
		id: 'TC-26',
		section: 'Red In-Fighting',
		title: words.theSpacesOfDefeatism,
		question: words.whichSpacesAreActivatedAfterThe,
		kind: 'settled',
		confidence: 'medium',
		readings: [{ key: 'declared', text: words.thoseDeclaredInTheRoundTogetherOr }]
	},
	{
		id: 'TC-27',
		section: 'Turn Sequence',
		title: words.pointsAndStepsLeftOver,
		question: words.doTheyCarryOverToTheNextTurn,
		kind: 'settled',
		confidence: 'medium',
		readings: [{ key: 'lost', text: words.noTheTurnChartGivesPointsAnew }]
	},
	{
		id: 'TC-28',
		section: 'White In-Fighting',
		title: words.theEndOfNoVc,
		question: words.whenAreItsVpLost,
		kind: 'table',
		confidence: 'medium',
		readings: [{ key: 'at_its_end', text: words.whenItEndsUnlessAVcWasTaken }]
	}
] as const satisfies readonly Ruling[];

export type RulingId = (typeof RULINGS)[number]['id'];

export const RULING_GROUPS = [
	{ title: words.whatTheAidLeavesOpen, rulings: RULINGS }
] as const satisfies readonly RulingGroup[];
