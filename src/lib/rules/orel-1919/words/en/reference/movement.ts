import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the reference, Movement and special actions. */
export const words = texts('orel-1919.reference-movement', {
	moving: 'Moving',
	unitsMoveOneAfterTheOtherEachAsFar:
		'Units move one after the other, each as far as its MP allow, and declare a special action where their move ends.',
	aUnitThatIsNotTouchedRestsAnd: 'A unit that is not touched rests, and covers its hex.',
	movementAndTerrain: 'Movement and terrain',
	woodsVillagesAndTownsCostWhatThe:
		'Woods, villages and towns cost what the ground below them costs. Of several kinds of ground in a hex the dearest counts. A road replaces them all for whoever moves along it; a railroad replaces forest.',
	theFirstValleyThatGunsDepotsTanks:
		'The first valley that guns, depots, tanks or cars enter off the road takes 1 MP of their allowance; with a single MP left they cannot enter it.',
	aMoveThatKeepsToRoadsWithABonusIn:
		'A move that keeps to roads with a bonus in the chart has that bonus.',
	aBridgeLiftsTheCostOfARiverFor:
		'A bridge lifts the cost of a river for whoever moves along its road.',
	inOrelTheWholeStackIsInTheSuburbs:
		'In Orel the whole stack is in the suburbs or in the centre: its owner chooses on entry and in each of his movement phases. A stack that attacks out of Orel is in the suburbs.',
	stacking: 'Stacking',
	aHexHolds10StackingPointsAnd3Units:
		'A hex holds 10 stacking points and 3 units at most, counted when a move ends. Losses lower the points.',
	vehiclesAndDepotsDoNotCount: 'Vehicles and depots do not count.',
	movementAndEnemyZoc: 'Movement and enemy ZoC',
	toLeaveAZocForAFreeHexCosts1MpMore: 'To leave a ZoC for a free hex costs 1 MP more.',
	fromZocStraightToZocInfantryGuns:
		'From ZoC straight to ZoC: infantry, guns, tanks and convoys spend everything but 1 MP whatever the ground; cavalry and cars pay 2 MP more; trains and railroad depots stop there.',
	aCombatUnitOrGunsThatDoNotMoveIn:
		'A combat unit or guns that do not move in this phase lift the enemy ZoC in their hex. They may still take an action.',
	modes: 'Modes',
	whoMovesIsInMarchModeAfterwards:
		'A unit that moves is in March mode afterwards, unless it spends 1 MP for Combat mode, or attacks, supports, barrages or digs in.',
	inMarchModeStrengthIsHalvedGunsDo:
		'In March mode strength is halved, guns do not fire, and there is no resupply and no recovery of steps.',
	vehiclesAndDepotsHaveNoModeAll:
		'Vehicles and depots have no mode. All begin the game in Combat mode.',
	marchingDay: 'Marching Day',
	whiteUnitsNotVehiclesOrDepotsMay:
		'White units, not vehicles or depots, may march 2 MP farther: never next to an enemy on the way, ending in March mode, without an action.',
	railroadDepotsAndTrains: 'Railroad depots and trains',
	trainsMoveFromRailroadHexTo:
		'Trains move from railroad hex to railroad hex, railroad depots from station to station, as far as they like.',
	launchingAnAttack: 'Launching an attack',
	anAttackIsDeclaredWhereTheMoveEnds:
		'An attack is declared where the move ends, against an adjacent hex. Guns support an attack; they do not make one.',
	armouredTrainsPayNoMpForIt: 'Armoured trains pay no MP for it.',
	unitsOfOneStackMayDoDifferent:
		'Units of one stack may do different things and attack different hexes.',
	aHexInWhichSomebodyWasBarragedIs:
		'A hex in which somebody was barraged is not attacked. A hex may be attacked several times; once its defenders are gone, the attacks still to come lapse, cost nothing and bring no advance.',
	entrenchments: 'Entrenchments',
	infantryOrGunsInCommandDigInWith:
		'Infantry or guns in command dig in with all their MP. The entrenchment is done at the end of the owner’s next movement phase.',
	itBelongsToTheUnitItSurvivesIts:
		'It belongs to the unit: it survives its attacks, and is gone when the unit leaves the hex.',
	reinforcementsAndEntryZones: 'Reinforcements and entry zones',
	reinforcementsComeInByTheHexesThat:
		'Reinforcements come in by the hexes that the scenario names.',
	nobodyEntersAnEntryZoneOfTheEnemy:
		'Nobody enters an entry zone of the enemy, except where a forced advance or the only retreat leads there; the unit must then leave at once.',
	leavingTheMap: 'Leaving the map',
	nobodyLeavesTheMapOnPurpose: 'Nobody leaves the map on purpose.',
	aUnitThatWasForcedOffComesBackBy:
		'A unit that was forced off comes back by the same hex or the next one in its next movement phase, a turn later if Routed; or it is lost.',
	the1stAnd2ndBrigadeOfThe41st:
		'The 1st and 2nd brigade of the 41st Division and its guns may come back with the 46th and 57th on 18 October instead.',
	offTheMapAUnitMayGetRecruitPoints:
		'Off the map a unit may get recruit points; it comes back with munitions.',
	movementAndSpecialActions: 'Movement and special actions',
	whoseTurnItIs: 'whose turn it is'
});
