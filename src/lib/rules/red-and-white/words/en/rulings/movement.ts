import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings movement. */
export const words = texts('red-and-white.rulings-movement', {
	heroicPlus1ToMovement: 'Heroic +1 to movement',
	isTheOfficerWorthAnInchOrADie: 'Is the officer worth an inch, or a die?',
	oneInchMoreOnTheTotalCommittedTwo:
		'One inch more on the total (committed two), before any halving.',
	oneMoreD6CommittedTwo: 'One more D6 (committed two).',
	nothingForMovement: 'Nothing for movement.',
	halfOfAnOddMove: 'Half of an odd move',
	notAtAllHalvesAndQuartersOfAnInch: 'Not at all: halves and quarters of an inch count.',
	downToTheWholeInch: 'Down to the whole inch.',
	upToTheWholeInch: 'Up to the whole inch.',
	downToTheHalfInch: 'Down to the half inch.',
	whoGetsTheRoadDie: 'Who gets the road die',
	whichMoversAddOneD6InColumnOnARoad: 'Which movers add one D6 in column on a road or trail?',
	infantryMachineGunsCavalryTchankas:
		'Infantry, machine guns, cavalry, tchankas, limbered guns and wagons.',
	tanksAndArmouredCarsToo: 'Tanks and armoured cars too.',
	inColumnForTheWholeMoveNoRoadDie:
		'In column for the whole move. No road die for trains, ships or guns pushed by hand.',
	chargeDiceInRoughAndOnRoads: 'Charge dice in rough ground and on roads',
	areTheChargeDiceHalvedInRough:
		'Are the charge dice halved in rough ground, and do they go with the road die?',
	halvedWithTheRestNoChargeOnARoad: 'Halved with the rest; no charge on a road.',
	onlyTheNormalDiceAreHalvedNoCharge: 'Only the normal dice are halved; no charge on a road.',
	halvedWithTheRestAChargeOnARoadHas: 'Halved with the rest; a charge on a road gets both.',
	machineGunsAndOfficersOnFoot: 'Machine guns and officers on foot',
	machineGunsAreMissingFromOneTable:
		'Machine guns are missing from one table, and officers have no line for rough ground.',
	officersAreNotSlowedByRoughGround: 'Officers are not slowed by rough ground.',
	officersMoveHalfInRoughGroundLike: 'Officers move at half in rough ground, like the rest.',
	machineGunsMoveAsInfantry: 'Machine guns move as infantry.',
	limberingAndRoughGround: 'Limbering and rough ground',
	aGunThatLimbersHasHalfItsMoveHalf:
		'A gun that limbers has half its move. Is that halved once more in rough ground?',
	bothCountAQuarterOfTheMove: 'Yes, both count: a quarter of the move.',
	oneHalfOnly: 'No, one half only.',
	theTableGivesFewerDiceWhenTowing:
		'The table gives fewer dice when towing; the additional rules give one number. Which counts?',
	oneDieFewerWhenTowingAsInTheTable: 'One die fewer when towing, as in the table.',
	theSameDiceTowingOrNot: 'The same dice, towing or not.',
	claimedCoverAtPointBlank: 'Claimed cover at point blank',
	claimedCoverDoesNotWorkAgainst:
		'Claimed cover does not work against units firing from point blank. Against whom exactly?',
	noEffectForTheUnitAtPointBlankIt:
		'No effect against the unit at point blank; it still counts against the others.',
	itCountsAgainstAllAtPointBlankToo: 'It counts against all, at point blank too.',
	claimingCoverWithoutMoving: 'Claiming cover without moving',
	mayAUnitThatStandsStillClaimCover:
		'May a unit that stands still claim cover, and how long does it last?',
	anyUnitThatCouldHaveMovedMayClaim:
		'Any unit that could have moved may claim it, and keeps it until it moves, falls back or is in melee.',
	onlyAUnitThatMovedUntilItMoves:
		'Only a unit that moved; its cover lasts until it moves again, falls back or is in melee.',
	anyUnitThatCouldHaveMovedUntilIts:
		'Any unit that could have moved; its cover lasts until its own next turn.',
	rollingA6InABombardment: 'Rolling a 6 in a bombardment',
	a6CostsAFigureBeforeOrAfterTheSize:
		'A 6 costs a figure. Before or after the modifier for the gun is added?',
	theFaceOfTheDieShows6: 'The die itself shows 6.',
	theModifiedDieIs6OrMore: 'The modified die is 6 or more.',
	halfAMoveInABombardment: 'Half a move in a bombardment',
	theTestIsPassedHalfOfWhatMayBe: 'A unit that passes the test moves at half. Half of what?',
	halfOfTheWholeRollAUnitThatHasUsed:
		'Half of the whole roll; a unit that has already used more stops at the edge.',
	halfOfWhatIsLeftWhenTheEdgeIs: 'Half of what is left when the edge is reached.',
	vehiclesThatFailInABombardment: 'Vehicles that fail in a bombardment',
	oneTextMakesThemFallBackAnother:
		'One text makes them fall back, another lets them choose. What happens?',
	tanksArmouredCarsAndTrainsFallBack: 'Tanks, armoured cars and trains fall back one move.',
	theyArePinnedAtTheEdgeLikeOther: 'They are pinned at the edge like other units.',
	howLongABombardmentLies: 'How long a bombardment lasts',
	whenDoesABombardedAreaOpenAgain: 'When does a bombarded area open again?',
	atTheNextPhase2OfTheSideThatFires:
		'In the firing side’s next phase 2, or at once if the battery fires in phase 4.',
	whenTheTurnInWhichItWasDeclared: 'At the end of the turn in which it was declared.',
	aUnitCaughtInsideTestsOnlyWhenIt: 'A unit caught inside tests only when it moves.'
});
