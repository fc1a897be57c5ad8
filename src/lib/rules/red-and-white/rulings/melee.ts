import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/melee.ts';

/** MELEE; ARMORED VEHICLE FRIGHT: R27–R32, R54, R56, R60–R62, P01. */
export const MELEE_RULINGS = [
	{
		id: 'R27',
		section: 'Melee',
		title: words.whatATieIs,
		question: words.areEqualDiceATieOrEqualTotals,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'modified', text: words.equalTotalsAfterTheModifiers },
			{ key: 'natural', text: words.equalFacesOfTheTwoDice }
		]
	},
	{
		id: 'R28',
		section: 'Melee',
		title: words.flankAttackOnATrench,
		question: words.aFlankAttackWinsTiesATrenchMustBe,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'win_by_3_governs', text: words.winBy3OnATieTheAttackerGoesBack },
			{ key: 'flank_tie_wins', text: words.aFlankAttackThatTiesClearsThe }
		]
	},
	{
		id: 'R29',
		section: 'Melee',
		title: words.modifiersOfSeveralAttackers,
		question: words.severalUnitsAttackOneWhose,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'pooled',
				text: words.oneDieForTheGroupEachKindOfBonus
			},
			{ key: 'each_unit', text: words.oneDieForTheGroupBonusesCountFor }
		]
	},
	{
		id: 'R30',
		section: 'Example of melee',
		title: words.secondMeleeExample,
		question: words.theExampleAddsUpWronglyAndCountsA,
		kind: 'settled',
		standing: 'source',
		readings: [
			{
				key: 'rules_text',
				text: words.theRulesWhite7ToRed3RedLoses4
			}
		]
	},
	{
		id: 'R31',
		section: "Officers' character",
		title: words.committedOfficerPlus2,
		question: words.whereDoesACommittedOfficerAdd2,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'everywhere', text: words.whereverAHeroicOfficerCounts },
			{ key: 'melee_only', text: words.inMeleeOnlyElsewhere1 }
		]
	},
	{
		id: 'R32',
		section: 'Armoured cars',
		title: words.armouredCarInMelee,
		question: words.itDefendsWithADieAnd2DoOther,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'own_bonus', text: words.the2IsItsOwnBonusAllOthersApply },
			{ key: 'fixed', text: words.aDieAnd2NothingElse }
		]
	},
	{
		id: 'R54',
		section: 'Melee',
		title: words.withdrawingBeforeMelee,
		question: words.doesAUnitThatWithdrawsTestMorale,
		kind: 'table',
		standing: 'source',
		readings: [
			{ key: 'no_test', text: words.noTestItGoesInPhase3OnContactAnd },
			{ key: 'morale_test', text: words.itMustPassMoraleIfItFailsItCounts }
		]
	},
	{
		id: 'R56',
		section: 'Melee',
		title: words.fallingBackUnitAttacked,
		question: words.itCountsAsAttackedInFlankOrRearFor,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'rear_and_tie', text: words.bothMinus2AndTheAttackerWinsTies },
			{ key: 'rear_only', text: words.theMinus2Only }
		],
		notes: [words.onlyFailedMoraleMarksAUnitAs]
	},
	{
		id: 'R60',
		section: 'Armored vehicle fright',
		title: words.whenGunnersTestAgainstATank,
		question: words.whenIsTheD6OfAttackedArtillery,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'when_touched', text: words.whenTheTankTouchesTheGunsBeforeThe },
			{ key: 'before_defensive_fire', text: words.beforeDefensiveFireGunsThatGoDoNot }
		]
	},
	{
		id: 'R61',
		section: 'Example of melee',
		title: words.fireAndAttackInTheFirstExample,
		question: words.theAttackersFireInPhase2AndAttack,
		kind: 'settled',
		standing: 'source',
		readings: [{ key: 'other_units_fired', text: words.theFireCameFromOtherUnitsOrGunsOf }]
	},
	{
		id: 'R62',
		section: 'Melee',
		title: words.standsLost,
		question: words.whichLostStandsCountMinus1InMelee,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'whole_game', text: words.allLostSoFarInTheGame },
			{ key: 'this_turn', text: words.thoseLostThisTurn }
		]
	},
	{
		id: 'R70',
		section: 'Attacking fire',
		title: words.whenAUnitAttacksIntoMelee,
		question: words.unitsMayFireAfterTheyHaveMovedWhen,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'told_or_fired',
				text: words.contactAsItIsToldAtTheTableWhich
			},
			{
				key: 'contact_told',
				text: words.contactAsItIsToldWhichStandsForThe
			},
			{
				key: 'moved_then_told',
				text: words.onlyAUnitThatHasMadeItsMoveComes
			}
		]
	},
	{
		id: 'R71',
		section: 'Force HQ',
		title: words.headquartersOverrun,
		question: words.headquartersThatAreOverrunAre,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'melee_lost', text: words.aMeleeThatTheyLoseTheyDoNotGoBack },
			{
				key: 'referee_says',
				text: words.theRefereeSaysSoInAMeleeTheyLose
			}
		]
	},
	{
		id: 'P01',
		section: 'Melee',
		title: words.meleeList,
		question: words.whichListOfMeleeModifiersIsPlayed,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'source_list', text: words.theListOfTheseRules },
			{
				key: 'lubbers_list',
				text: words.theLongerListOfLubbersSetOfTheSame
			}
		]
	}
] as const satisfies readonly Ruling[];
