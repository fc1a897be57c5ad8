import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/movement.ts';
import { words as shared } from '../words/en/reference/shared.ts';

/** MOVEMENT; CLAIMING COVER: R10–R15, R40–R42, R39, R58, R59, R64. */
export const MOVEMENT_RULINGS = [
	{
		id: 'R10',
		section: 'Officers and leaders',
		title: words.heroicPlus1ToMovement,
		question: words.isTheOfficerWorthAnInchOrADie,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'inch', text: words.oneInchMoreOnTheTotalCommittedTwo },
			{ key: 'extra_d6', text: words.oneMoreD6CommittedTwo },
			{ key: 'none', text: words.nothingForMovement }
		]
	},
	{
		id: 'R11',
		section: 'Movement',
		title: words.halfOfAnOddMove,
		question: 'How are half inches rounded?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'exact', text: words.notAtAllHalvesAndQuartersOfAnInch },
			{ key: 'round_down', text: words.downToTheWholeInch },
			{ key: 'round_up', text: words.upToTheWholeInch },
			{ key: 'nearest_half', text: words.downToTheHalfInch }
		]
	},
	{
		id: 'R12',
		section: 'Movement',
		title: words.whoGetsTheRoadDie,
		question: words.whichMoversAddOneD6InColumnOnARoad,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'without_vehicles',
				text: words.infantryMachineGunsCavalryTchankas
			},
			{ key: 'vehicles_too', text: words.tanksAndArmouredCarsToo }
		],
		notes: [words.inColumnForTheWholeMoveNoRoadDie]
	},
	{
		id: 'R13',
		section: 'Movement',
		title: words.chargeDiceInRoughAndOnRoads,
		question: words.areTheChargeDiceHalvedInRough,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'halved_no_road', text: words.halvedWithTheRestNoChargeOnARoad },
			{ key: 'charge_dice_whole', text: words.onlyTheNormalDiceAreHalvedNoCharge },
			{ key: 'halved_road_allowed', text: words.halvedWithTheRestAChargeOnARoadHas }
		]
	},
	{
		id: 'R14',
		section: 'Movement',
		title: words.machineGunsAndOfficersOnFoot,
		question: words.machineGunsAreMissingFromOneTable,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'no_penalty', text: words.officersAreNotSlowedByRoughGround },
			{ key: 'half_in_rough', text: words.officersMoveHalfInRoughGroundLike }
		],
		notes: [words.machineGunsMoveAsInfantry]
	},
	{
		id: 'R15',
		section: 'Artillery',
		title: words.limberingAndRoughGround,
		question: words.aGunThatLimbersHasHalfItsMoveHalf,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'both', text: words.bothCountAQuarterOfTheMove },
			{ key: 'once', text: words.oneHalfOnly }
		]
	},
	{
		id: 'R58',
		section: 'Movement',
		title: shared.shipWithBargesInTow,
		question: words.theTableGivesFewerDiceWhenTowing,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'fewer_when_towing', text: words.oneDieFewerWhenTowingAsInTheTable },
			{ key: 'same_when_towing', text: words.theSameDiceTowingOrNot }
		]
	},
	{
		id: 'R59',
		section: 'Claiming cover',
		title: words.claimedCoverAtPointBlank,
		question: words.claimedCoverDoesNotWorkAgainst,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'shooter_only',
				text: words.noEffectForTheUnitAtPointBlankIt
			},
			{ key: 'all', text: words.itCountsAgainstAllAtPointBlankToo }
		]
	},
	{
		id: 'R64',
		section: 'Claiming cover',
		title: words.claimingCoverWithoutMoving,
		question: words.mayAUnitThatStandsStillClaimCover,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'standing_too',
				text: words.anyUnitThatCouldHaveMovedMayClaim
			},
			{
				key: 'moved_only',
				text: words.onlyAUnitThatMovedUntilItMoves
			},
			{ key: 'until_own_turn', text: words.anyUnitThatCouldHaveMovedUntilIts }
		]
	},
	{
		id: 'R39',
		section: 'Artillery',
		title: words.rollingA6InABombardment,
		question: words.a6CostsAFigureBeforeOrAfterTheSize,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'natural', text: words.theFaceOfTheDieShows6 },
			{ key: 'modified', text: words.theModifiedDieIs6OrMore }
		]
	},
	{
		id: 'R40',
		section: 'Artillery',
		title: words.halfAMoveInABombardment,
		question: words.theTestIsPassedHalfOfWhatMayBe,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'half_of_whole',
				text: words.halfOfTheWholeRollAUnitThatHasUsed
			},
			{ key: 'half_of_remainder', text: words.halfOfWhatIsLeftWhenTheEdgeIs }
		]
	},
	{
		id: 'R41',
		section: 'Artillery',
		title: words.vehiclesThatFailInABombardment,
		question: words.oneTextMakesThemFallBackAnother,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'fall_back', text: words.tanksArmouredCarsAndTrainsFallBack },
			{ key: 'pinned', text: words.theyArePinnedAtTheEdgeLikeOther }
		]
	},
	{
		id: 'R42',
		section: 'Artillery',
		title: words.howLongABombardmentLies,
		question: words.whenDoesABombardedAreaOpenAgain,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'until_next_phase_2',
				text: words.atTheNextPhase2OfTheSideThatFires
			},
			{ key: 'this_turn_only', text: words.whenTheTurnInWhichItWasDeclared }
		],
		notes: [words.aUnitCaughtInsideTestsOnlyWhenIt]
	}
] as const satisfies readonly Ruling[];
