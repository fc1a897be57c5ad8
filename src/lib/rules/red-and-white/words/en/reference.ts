import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: reference. */
export const words = texts('red-and-white.reference', {
	light: 'Light',
	field: 'Field',
	medium: 'Medium',
	heavy: 'Heavy',
	guns: 'Guns',
	ranges: 'Ranges',
	gun: 'Gun',
	pointBlank: 'Point blank',
	close: 'Close',
	long: 'Long',
	indirect: 'Indirect',
	fireOfOneSection: 'Fire of one section',
	crew: 'Crew',
	shells: 'Shells',
	hitsOn: 'Hits on',
	figures: 'Figures',
	square: 'Square',
	lightIsAbout57MmField76Medium100: 'Light is about 57 mm, field 76, medium 100, heavy 150.',
	oneD10AShellCrewIsMenASection:
		'One D10 a shell. Crew is men a section, Figures what one hit takes, Square the burst area of a section.',
	artilleryFire: 'Artillery fire',
	addedToEachD10: 'Added to each D10',
	reason: 'Reason',
	amount: 'Amount',
	layOneSquareForEachSectionThoseOfA:
		'Lay one square for each section; those of a battery touch or overlap. Only stands under a square can be hit.',
	theShellsOfABatteryAreSpreadEvenly:
		'The shells of a battery are spread evenly over those stands.',
	notMinus1AgainstATankAtPointBlank: 'Not −1 against a tank at point blank.',
	phase2DirectIndirectOrBombardment:
		'Phase 2: direct, indirect or bombardment. Phase 4: direct; interventionists also indirect.',
	halfOfTheHitsCountInCoverGunAnd:
		'Half of the hits count in cover. Gun and machine gun crews and armoured cars save.',
	aGunThatFiresDoesNotMoveThatTurn: 'A gun that fires does not move that turn.',
	indirectFire: 'Indirect fire',
	oneD6ABattery: 'One D6 a battery',
	officerToBattery: 'Officer to battery',
	firesOn: 'Fires on',
	toD: 'to {d}',
	onlyIfTheRefereeAllowedItBeforeThe:
		'Only if the referee allowed it before the battle. Interventionist guns add 1 to this die. Light guns never.',
	anOfficerNeedsALineToTheBatteryAnd:
		'An officer needs a line to the battery and spots for one battery only.',
	bombardment: 'Bombardment',
	fieldMediumAndHeavyGunsMayShell:
		'Field, medium and heavy guns may shell ground instead of a unit. Declared in phase 2, one square a section, touching. To bombard is the fire of that turn.',
	intoABombardment: 'Into a bombardment',
	addedToTheMoraleDie: 'Added to the morale die',
	atTheEdgeMoraleD6AndThisModifier:
		'At the edge: morale, D6 and this modifier and its own, not above its stands or its morale point.',
	aUnitCaughtInItTestsInTheSameWay:
		'A unit caught in it tests in the same way before it moves or goes back.',
	passedItGoesOnAtHalfOfTheMove: 'Passed: it goes on at half of the move.',
	failedPinnedAtTheEdgeNoMoreFire:
		'Failed: pinned at the edge, no more fire, movement or contact this turn.',
	a6CostsAFigurePassedOrFailed: 'A 6 costs a figure, passed or failed.',
	shipsDoNotMind: 'Ships do not mind.',
	diceAndDistances: 'Dice and distances',
	rollsWithAName: 'Rolls with a name',
	roll: 'Roll',
	die: 'Die',
	faces: 'Faces',
	savingThrowTheHitDoesNotCount: 'Saving throw: the hit does not count',
	unlikely: 'Unlikely',
	smallChance: 'Small chance',
	goodChance: 'Good chance',
	distancesAreInInchesPartsOfAnInch: 'Distances are in inches; parts of an inch count.',
	theWordOfTheRefereeStandsAbove: 'The word of the referee stands above every rule.',
	units: 'Units',
	unit: 'Unit',
	stands: 'Stands',
	figuresAStand: 'Figures a stand',
	machineGunCompany: 'Machine gun company',
	nAndCommand: '{n} and command',
	lightBattery: 'Light battery',
	fieldBattery: 'Field battery',
	mediumBattery: 'Medium battery',
	heavyBattery: 'Heavy battery',
	tankArmouredCarTrain: 'Tank, armoured car, train',
	nModel: '{n} model',
	aStandFightsInFullUntilItsLast:
		'A stand fights in full until its last figure is gone. Losses fill one stand before the next.',
	aCommandStandHasNFigures: 'A command stand has {n} figures.',
	aMachineGunStandIsTwoToFourGunsIt:
		'A machine gun stand is two to four guns. It is attached to a unit, or forms a company if the referee agrees.',
	aLightMachineGunIsOneFigure: 'A light machine gun is one figure; infantry only, one a unit.',
	aTchankaIsAlwaysAttachedToCavalry: 'A tchanka is always attached to cavalry.',
	aGunStandIsASectionOfTwoGunsA:
		'A gun stand is a section of two guns. A section of light guns may be attached to infantry and moves with it.',
	attachedGunsAreNotCountedAsStands: 'Attached guns are not counted as stands of the unit.',
	theHeadquartersIsThePlaceOfThe:
		'The headquarters is the place of the commander-in-chief and counts as one unit.',
	whatIsAgreedFirst: 'What is agreed first',
	whichOfTheTwoMovementTablesIsUsed: 'Which of the two movement tables is used.',
	whetherIndirectFireAndPetrolBombs: 'Whether indirect fire and petrol bombs are allowed.',
	whichOfficerLeadsWhichUnitsEach:
		'Which officer leads which units; each player has an officer at least.',
	whichUnitsAreEliteAndCarryABanner:
		'Which units are elite and carry a banner: officers, cadets, Cossacks, Czechs and interventionists; Bolshevik fanatics, sailors, perhaps Red Guards.',
	whichRedUnitsHaveACommissarWhich: 'Which Red units have a commissar, which White units a priest.',
	whetherLostFiguresComeBackAfterThe:
		'Whether lost figures come back after the game: two thirds for the winner, a third for the loser.',
	leadershipReachesDFarther: 'leadership reaches {d} farther',
	fanatic: 'Fanatic',
	hisArmyDoesNotTestBelow50PerCent: 'his army does not test below 50 per cent',
	mustLeadHeroicallyEachTurn: 'must lead heroically each turn',
	committed: 'Committed',
	twoReRollsOfTheArmyTest: 'two re-rolls of the army test',
	leadsHeroicallyAtN: 'leads heroically at {n}',
	normal: 'Normal',
	efficient: 'Efficient',
	coward: 'Coward',
	neverLeadsHeroically: 'never leads heroically',
	officersCharacter: "Officers' character",
	theCommanderInChiefD10: 'The commander-in-chief, D10',
	character: 'Character',
	effect: 'Effect',
	otherOfficersD10: 'Other officers, D10',
	notedOnPaperTheEnemyNeedNotKnow: 'Noted on paper; the enemy need not know.',
	whoHasPetrolBombs: 'Who has petrol bombs',
	whereTheRefereeAllowsThemEach:
		'Where the referee allows them, each infantry unit of that side has a good chance of bombs: one D10 before the battle.',
	standOfInfantryOrDismountedCavalry: 'Stand of infantry or dismounted cavalry',
	lightMachineGun: 'Light machine gun',
	heavyMachineGunTchanka: 'Heavy machine gun, tchanka',
	machineGunOfATankCarOrTrain: 'Machine gun of a tank, car or train',
	whoFiresInPhase2: 'Who fires in phase 2',
	anyArmedUnitOfTheSideWhoseTurnItIs:
		'Any armed unit of the side whose turn it is that has leadership and is not pinned. A unit that fires does not move.',
	aHeavyMachineGunThatFiredDoesNot:
		'A heavy machine gun that fired does not move, unless on a tchanka or vehicle. Mounted cavalry and limbered guns do not fire.',
	eachWeaponFiresOnceInItsOwnTurnIn2:
		'Each weapon fires once in its own turn, in 2 or in 5, and once in phase 4 of the enemy. The weapons of a vehicle may fire one by one, at targets of their own.',
	smallArms: 'Small arms',
	dice: 'Dice',
	weapon: 'Weapon',
	aModifiedNOrMoreHits: 'A modified {n} or more hits.',
	smallArmsModifiers: 'Small arms modifiers',
	addedToEachDie: 'Added to each die',
	ledHeroicallyByACommittedOfficer: 'Led heroically by a committed officer',
	allThatApplyAreAdded:
		'All that apply are added. Interventionists: British, Canadian, American, French, Serbian, Czech.',
	theCommissarIsCheckedFirst: 'The commissar is checked first.',
	fromHitsToLosses: 'From hits to losses',
	inThisOrderHitsHalfOfThemInCover:
		'In this order: hits, half of them in cover, figures for each hit, saving throws, no more than are there.',
	theOwnerTakesTheFiguresEachFigure:
		'The owner takes the figures; each figure attached to the unit then tests.',
	attachedMachineGunHit: 'Attached machine gun hit',
	whenAUnitWithAMachineGunOrTchanka:
		'When a unit with a machine gun or tchanka loses a figure to fire, small arms or shells: a D10, on the 0 that stand takes a hit.',
	fartherOrNoLeader: 'farther, or no leader',
	leadership: 'Leadership',
	leadershipOneD10AUnit: 'Leadership, one D10 a unit',
	distanceFromLeader: 'Distance from leader',
	efficientLeader: 'Efficient leader',
	actsOn: 'Acts on',
	aUnitThatActsMayFireInPhase2OrMove:
		'A unit that acts may fire in phase 2 or move in phase 3; what it does not use is gone when the turn ends.',
	aLeaderCountsForHisOwnUnitsOnlyThe:
		'A leader counts for his own units only, the commander-in-chief for all of his side.',
	leaderDeadGoneOverOrReplacedByA:
		'Leader dead, gone over or replaced by a second-in-command: last line.',
	aUnitThatIsLedHeroicallyNeedsNo:
		'A unit that is led heroically needs no roll. The other units of its officer roll on the last line.',
	officersMove: 'Officers move',
	afterTheRollsOfficersMoveDiceByThe:
		'After the rolls, officers move {dice}; by the alternate table {flat} and {one}.',
	eachMovesOnceInHisTurnInPhase1Only:
		'Each moves once in his turn, in phase 1 only. Instead of that, or at the end of it, he may join one unit and lead it heroically.',
	aUnitThatFailedItsRollActsAfterAll:
		'A unit that failed its roll acts after all when it is led so.',
	leadingHeroically: 'Leading heroically',
	plus1ForMovementSmallArmsFireAnd:
		'+1 for movement, small arms fire and melee of that unit; it needs no leadership.',
	aFanaticMustACowardMayNotASecondIn:
		'A fanatic must, a coward may not, a second-in-command may not. He leads one unit at a time.',
	officerAndBannerBothCountSoDo:
		'Officer and banner both count, so do officer and commissar or priest.',
	whenTheUnitLosesAFigureTheOfficer:
		'When the unit loses a figure the officer may be hit. Of several with one unit each is tested, and who is unhurt leads on.',
	whoFiresInPhase4: 'Who fires in phase 4',
	unitsOfTheOtherSideEachWeaponOnce:
		'Units of the other side, each weapon once; no leadership needed. Guns fire directly only, interventionist guns also indirectly.',
	atUnitsMovingIntoMeleeAnythingThat:
		'At units moving into melee: anything that could have fired at any point of their path, at the range of the nearest point.',
	noFireFromMountedCavalryLimbered:
		'No fire from mounted cavalry, limbered guns, or a unit that withdrew before melee, is pinned, or is suppressed and has not passed its test.',
	suppression: 'Suppression',
	aUnitThatLostAStandToPreparatory:
		'A unit that lost a stand to preparatory fire this turn is suppressed until the turn ends.',
	infantryStands: 'Infantry stands',
	dismountedCavalryStands: 'Dismounted cavalry stands',
	tankGunsAndMachineGuns: 'Tank guns and machine guns',
	heavyMachineGun: 'Heavy machine gun',
	tchanka: 'Tchanka',
	mountedCavalry: 'Mounted cavalry',
	attackingFire: 'Attacking fire',
	whoFires: 'Who fires',
	fires: 'Fires',
	infantry: 'Infantry',
	fire: 'Fire',
	onlyUnitsThatAttackIntoMeleeWith:
		'Only units that attack into melee, with weapons that did not fire in phase 2.',
	meleeModifiers: 'Melee modifiers',
	eitherSideAndTheAttacker: 'Either side, and the attacker',
	defender: 'Defender',
	aGapATankHasMadeTakesTheWireAway:
		'A gap a tank has made takes the wire away. Infantry in defences does not mind cavalry.',
	melee: 'Melee',
	oneD6ASideAndItsModifiersHigher:
		'One D6 a side and its modifiers, higher wins. The attacker loses ties, unless he attacks flank or rear.',
	theLoserLosesTheDifferenceIn:
		'The loser loses the difference in figures; on a tie nobody does. A tank loses nothing.',
	aLosingAttackerGoesBackToWhereHe:
		'A losing attacker goes back to where he began, a losing defender one move to the rear. A tank that cannot move stays.',
	trenchesAndOtherDefencesThe:
		'Trenches and other defences: the attacker must win by {n}. If not, he goes back and the difference is his loss, even if he was ahead.',
	attackedByATank: 'Attacked by a tank',
	whoStands: 'Who stands',
	attacked: 'Attacked',
	standsOn: 'Stands on',
	artilleryD6: 'Artillery, D6',
	othersDismountedCavalryToo: 'Others, dismounted cavalry too',
	whoDoesNotStandGoesBackOneMove:
		'Who does not stand goes back one move, artillery limbered up, and there is no melee.',
	petrolBombs: 'Petrol bombs',
	infantryAttacksTheTankD6AStand: 'Infantry attacks the tank, D6 a stand',
	result: 'Result',
	theStandLosesAFigure: 'the stand loses a figure',
	bombHit: 'bomb hit',
	eachBombHitD6: 'Each bomb hit, D6',
	oneHitOnTheTank: 'one hit on the tank',
	driverBlindedNoMoveInItsNextTurn: 'driver blinded: no move in its next turn',
	ablazeOutOfTheGame: 'ablaze, out of the game',
	tankAttackedAndLostTheInfantry:
		'Tank attacked and lost: the infantry passes morale, then a D10 for each stand within an inch; the 0 is a bomb hit.',
	unitMorale: 'Unit morale',
	addedToTheDieMinusIsGood: 'Added to the die: minus is good',
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
	breaksOnOneD10: 'Breaks on, one D10',
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
		"A fanatic's army does not test below 50 per cent; a committed commander throws again.",
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
	officer: 'Officer',
	failsOn: 'Fails on',
	anyOther: 'Any other',
	howHeFailsD6: 'How he fails, D6',
	end: 'End',
	whenAMeleeHeTookPartInIsLostWhenA:
		'When a melee he took part in is lost, when a unit he tries to stop heroically falls back off the table, or when his army breaks.',
	inAllButTheFirstEndHisUnitsRollOn: 'In all but the first end his units roll on the last line.',
	infantryDismountedCavalry: 'Infantry, dismounted cavalry',
	machineGunOnFoot: 'Machine gun on foot',
	cavalry: 'Cavalry',
	tank: 'Tank',
	armouredCarOffTheRoad: 'Armoured car off the road',
	gunLimbered: 'Gun, limbered',
	gunPushedByHand: 'Gun, pushed by hand',
	train: 'Train',
	ship: 'Ship',
	shipWithBargesInTow: 'Ship with barges in tow',
	wagonDroshky: 'Wagon, droshky',
	movement: 'Movement',
	inchesMoved: 'Inches moved',
	mover: 'Mover',
	variable: 'Variable',
	alternate: 'Alternate',
	rough: 'Rough',
	armouredCarOnARoad: 'Armoured car on a road',
	cavalryCharging: 'Cavalry charging',
	inColumnOnARoadOrTrail: 'In column on a road or trail',
	onceInItsOwnTurnWithLeadershipAnd:
		'Once in its own turn, with leadership, and only units that did not fire. In column on a road or trail rough ground does not slow a unit.',
	anOfficerWhoLeadsHeroicallyHelps: 'An officer who leads heroically helps the move.',
	chargingAndDismounting: 'Charging and dismounting',
	aUnitMayNotUseTheChargeDiceInTwoOf:
		'A unit may not use the charge dice in two of its turns running. Tchankas never charge; one attached follows at its own best speed, even if it fired.',
	fourMountedStandsBecomeThreeFoot:
		'Four mounted stands become three foot stands and one of horse holders, three figures each. The foot stands fire and move as infantry; the holders count and fight in melee.',
	movingGuns: 'Moving guns',
	aGunMayLimberAndMoveInOneTurnAt:
		'A gun may limber and move in one turn at half its move. To unlimber takes a turn: the guns are ready when a turn of their own has ended since.',
	aGunThatFiresDoesNotMove: 'A gun that fires does not move.',
	cover: 'Cover',
	insideACoveredAreaOrInDefilade:
		'Inside a covered area or in defilade: complete cover, not seen and not shot at.',
	atItsEdgeAbleToSeeAndFireOutCover:
		'At its edge, able to see and fire out: cover, half of the hits.',
	aUnitThatCouldHaveMovedAndWentHalf:
		'A unit that could have moved, and went half of its roll or less, may claim cover in the open and takes a marker. It is led, did not fire in phase 2 and touches no enemy.',
	claimedCoverDoesNotHelpAgainst:
		'Claimed cover does not help against units it neither saw nor knew of while it moved.',
	contactAndWithdrawal: 'Contact and withdrawal',
	onlyInfantryCavalryAndTanksStartA:
		'Only infantry, cavalry and tanks start a melee; they move into contact now.',
	touchedByAnEnemyMountedCavalry:
		'Touched by an enemy, mounted cavalry, armoured cars and armoured trains may withdraw before it: once, a normal move without charge dice.',
	aContactEndsWhenEitherSideLeaves:
		'A contact ends when either side leaves, goes back, is pinned, goes over or is gone.',
	whoActsMayFireInPhase2OrMoveIn:
		'Who acts may fire in phase 2 or move in phase 3. Led heroically: no roll.',
	thenOfficersMoveOnceEachOneMayJoin:
		'Then officers move, once each. One may join a unit and lead it heroically.',
	rangesOfGuns: 'Ranges of guns',
	fireOfAGunSection: 'Fire of a gun section',
	smallArmsAModifiedNOrMoreHits: 'Small arms: a modified {n} or more hits.',
	smallArmsEachD6List: 'Small arms, each D6: {list}.',
	gunsEachD10List: 'Guns, each D10: {list}.',
	inCoverHalfOfTheHitsCrewsAnd:
		'In cover half of the hits. Crews and armoured cars save on {faces}.',
	halfOfItsRollOrLessItMayClaimCover:
		'Half of its roll or less: it may claim cover. Cavalry does not charge in two of its turns running.',
	contactNowWhoStartsAMeleeMovesToIt:
		'Contact now: who starts a melee moves to it. Mounted cavalry, armoured cars and trains may withdraw.',
	asInPhase2WithoutLeadershipGuns:
		'As in phase 2, without leadership; guns fire directly. Who withdrew does not fire.',
	onlyWhoAttacksIntoMeleeWithWeapons:
		'Only who attacks into melee, with weapons that did not fire in phase 2.',
	ofInfantryAtLeastOneStand: 'Of infantry at least one stand.',
	oneD6ASideHigherWinsTheAttacker:
		'One D6 a side, higher wins. The attacker loses ties, but not from flank or rear.',
	theLoserLosesTheDifferenceAndGoes:
		'The loser loses the difference and goes back. A tank loses nothing. Who falls back is attacked in the rear.',
	againstDefencesTheAttackerMustWin: 'Against defences the attacker must win by {n}.',
	whoLostAnythingSinceItsLastPhase7:
		'Who lost anything since its last phase 7, or falls back, tests: D6 not above the stands left.',
	failedOneMoveToTheRearAndAMark2:
		'Failed: one move to the rear and a mark. Passed: the mark goes.',
	addedToTheDieList: 'Added to the die: {list}.',
	theArmyTestsFromNPerCentOfItsUnits: 'The army tests from {n} per cent of its units lost.',
	theSideWhoseTurnItIs: 'the side whose turn it is',
	theOtherSide: 'the other side',
	bothSides: 'both sides',
	n0OnAD10Is10: '0 on a D10 is 10',
	beforeTheBattle: 'Before the battle',
	preparatoryFireGuns: 'Preparatory fire: guns',
	specialFigures: 'Special figures',
	atAnyTime: 'at any time',
	vehicles: 'Vehicles',
	shipsBoatsAndIce: 'Ships, boats and ice',
	optionalUntried: 'optional, untried',
	wordsAndSlips: 'Words and slips',
	inTheSource: 'in the source',
	launch: 'Launch',
	launchWithABoatInTow: 'Launch with a boat in tow',
	boatByOars: 'Boat, by oars',
	open: 'Open',
	thinIce: 'Thin ice',
	iceChoked: 'Ice-choked',
	frozen: 'Frozen',
	shipsAndBoats: 'Ships and boats',
	movementOnARiver: 'Movement on a river',
	craft: 'Craft',
	aShipCarriesStandsStandsAndTowsUp:
		'A ship carries {stands} stands and tows up to {boats} boats; its morale point is {point}.',
	warshipsTakeNoCavalryOrHorses:
		'Warships take no cavalry or horses unless allowed; merchant ships may.',
	launchesAndBoatsCarryOneStandNo: 'Launches and boats carry one stand, no mounted cavalry.',
	boatsCarriedOnBoardAnyNumberIs:
		'Boats carried on board: any number is launched together on a D6 of that number or more.',
	shipsDoNotMindABombardment: 'Ships do not mind a bombardment.',
	ice: 'Ice',
	frozenNoCraftMovesInfantryMachine:
		'Frozen: no craft moves; infantry, machine guns and cavalry may cross; guns, wagons and vehicles by leave of the referee.',
	thinIceTheRiverIsCutIntoSectionsOf:
		'Thin ice: the river is cut into sections of two feet at most, each with an ice number of the referee. The leading ship breaks the ice section by section.',
	itBreaksASectionWhenAD6TheIce:
		'It breaks a section when a D6, the ice number and its hits come to {n} or less.',
	troopsMayCrossThinIce: 'Troops may cross thin ice.',
	troopsMayNotCrossThinIce: 'Troops may not cross thin ice.',
	banner: 'Banner',
	anEliteUnitHasPlus1InMeleeAndThe:
		'An elite unit has +1 in melee and the like in morale, for the whole game.',
	officerCommissarOrPriestHit: 'Officer, commissar or priest hit',
	theOfficersFateD10: "The officer's fate, D10",
	fate: 'Fate',
	aScratchOutThisTurnBackWithHisUnit:
		'a scratch: out this turn, back with his unit at the start of the next',
	badlyHurtOutOfTheGame: 'badly hurt: out of the game',
	whenTheirUnitTakesACasualtyEachOf:
		'When their unit takes a casualty, each of them tests by his own die: a D10, hit on a small chance.',
	aCommissarWhoIsHitIsRemoved: 'A commissar who is hit is removed.',
	commissar: 'Commissar',
	commandProblemsD6: 'Command problems, D6',
	argumentNoPlus1ForTheRestOfTheTurn: 'argument: no +1 for the rest of the turn',
	heOverrulesMinus1ForTheRestOfThe: 'he overrules: −1 for the rest of the turn',
	theCommanderShootsHimAndGoesOverNo:
		'the commander shoots him and goes over: no +1 for the rest of the game',
	plus1ForARedUnitAsABannerEachTime:
		'+1 for a Red unit, as a banner. Each time it would count: a D10, on the 0 there are command problems.',
	priest: 'Priest',
	distractedD6: 'Distracted, D6',
	tendsTheDyingNoPlus1ThisTurn: 'tends the dying: no +1 this turn',
	panicMinus1ThisTurn: 'panic: −1 this turn',
	hitAndRemoved: 'hit and removed',
	plus1ForAWhiteUnitAsABannerWhenIt:
		'+1 for a White unit, as a banner. When it takes a casualty: a D10, on the 0 he is distracted.',
	wordsOfTheTime: 'Words of the time',
	words: 'Words',
	word: 'Word',
	meaning: 'Meaning',
	bolshevik: 'Bolshevik',
	ofThePartyThatTookPowerInNovember: 'of the party that took power in November 1917',
	sentByThePartyToWatchAnOfficerOf: 'sent by the party to watch an officer of the Red Army',
	militarySpecialist: 'Military specialist',
	anOfficerOfTheTsarsArmyWhoServes: "an officer of the Tsar's army who serves the Reds",
	aMachineGunOnACartFastEnoughFor: 'a machine gun on a cart, fast enough for cavalry',
	petrolBomb: 'Petrol bomb',
	theInfantrysOnlyWeaponAgainstTanks: "the infantry's only weapon against tanks",
	whoSetsUpTheGameAndHasTheLastWord: 'who sets up the game and has the last word',
	slipsOfThePen: 'Slips of the pen',
	hitsOnVehicles: 'Hits on vehicles',
	moralePointAndLastHit: 'Morale point and last hit',
	vehicle: 'Vehicle',
	moralePoint: 'Morale point',
	outAt: 'Out at',
	armouredCar: 'Armoured car',
	armouredTrain: 'Armoured train',
	eachHitTakes1FromTheMoralePointA:
		'Each hit takes 1 from the morale point. A test: D6 not above what is left.',
	armouredCars: 'Armoured cars',
	diceOfATurret: 'Dice of a turret',
	hits: 'Hits',
	toN: 'to {n}',
	riflesHurtItAtPointBlankMachine:
		'Rifles hurt it at point blank, machine guns at normal range or less. It saves every hit of small arms and shells.',
	itTestsAfterEachHitThatCounts:
		'It tests after each hit that counts; failed: one move to the rear.',
	whenItHasHitsAndTriesToMoveOr:
		'When it has hits and tries to move or withdraw it may break down: one roll a turn, before it goes.',
	itDefendsInMeleeAndNeverAttacks: 'It defends in melee and never attacks.',
	shellsOnATank: 'Shells on a tank',
	eachShellThatHitsD6: 'Each shell that hits, D6',
	closeMissMoraleTestFailedOneMoveTo: 'close miss: morale test; failed, one move to the rear',
	oneHit: 'one hit',
	criticalHit: 'critical hit',
	criticalHitD6: 'Critical hit, D6',
	engineOrTrackCannotMoveTill: 'engine or track: cannot move till repaired, may fire',
	immobilisedForTheGame: 'immobilised for the game',
	onFireAbandoned: 'on fire, abandoned',
	repairOneTryInPhase3OfEachOwnTurn:
		'Repair, one try in phase 3 of each own turn: pass morale, then {faces} on a D10.',
	immobilisedHitAgainOrAttackedBy:
		'Immobilised: hit again or attacked by infantry it tests; failed, the crew gives up.',
	infantryFireDoesNotHarmATank: 'Infantry fire does not harm a tank.',
	weaponsOfTanks: 'Weapons of tanks',
	weapons: 'Weapons',
	markVMale: 'Mark V, male',
	oneLightGunEachSide: 'one light gun each side',
	twoEachSideOneAheadOneAstern: 'two each side, one ahead, one astern',
	markVFemale: 'Mark V, female',
	threeEachSideOneAheadOneAstern: 'three each side, one ahead, one astern',
	whippet: 'Whippet',
	anyNATurn: 'any {n} a turn',
	renaultFt17: 'Renault FT17',
	oneLightGunOr: 'one light gun, or',
	oneInTheTurret: 'one, in the turret',
	aTankGunFiresNShellsATurnByTheLine:
		'A tank gun fires {n} shells a turn by the line of light guns.',
	armouredTrains: 'Armoured trains',
	smallArmsDoNotHurtItFiredOnBy:
		'Small arms do not hurt it. Fired on by artillery it tests; failed: one move to the rear.',
	claimedCoverWho: 'Claimed cover: {who}',
	lostAStandInPhase2SuppressedHow: 'Lost a stand in phase 2: suppressed. {how}'
});
