import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the reference, Words of the rules. */
export const words = texts('orel-1919.reference-words', {
	counters: 'Counters',
	infantryAndCavalryAreCombatUnits:
		'Infantry and cavalry are combat units. Guns, vehicles and depots are auxiliary units; tanks, armoured cars and armoured trains are vehicles.',
	aCounterShowsItsStrengthItsTroop:
		'A counter shows its strength, its troop quality (TQ), its movement allowance in movement points (MP), and its strength in steps.',
	cavalryHasTwoStrengthsDismounted: 'Cavalry has two strengths: dismounted, and charging.',
	eachStepLostTakes1FromTheStrength:
		'Each step lost takes 1 from the strength; with enough of them the counter is turned to its weaker side.',
	gunsHaveAFireStrengthWhichTheyLend:
		'Guns have a fire strength, which they lend to fights or use in a barrage.',
	rounding: 'Rounding',
	aValueThatIsHalvedOrQuartered:
		'A value that is halved or quartered several times is rounded once, at the end: to the nearest whole number, halves up.',
	twoThingsRoundDownSupportsThat:
		'Two things round down: supports that failed to coordinate, and ratios of strength.',
	troopQualityAndItsCheck: 'Troop quality and its check',
	aCheckSucceedsWhenOneDieWithIts:
		'A check succeeds when one die, with its modifiers, shows the TQ or less.',
	thePredominantTqOfSeveralUnitsIs:
		'The predominant TQ of several units is the one that most of their steps have; on a tie, the lower.',
	itIs1LowerIfTheWorstTqAmongThemIs:
		'It is 1 lower if the worst TQ among them is three or more below it, and 1 higher if the best is three or more above it.',
	zoneOfControl: 'Zone of control',
	aUnitControlsTheSixHexesAroundIt:
		'A unit controls the six hexes around it (its ZoC), unless only one step of its side is in its hex.',
	vehiclesDepotsAndRoutedUnitsHaveNo:
		'Vehicles, depots and Routed units have no ZoC, and none of theirs cancels an enemy one.',
	aZocCountsForSupplyMovementRetreat:
		'A ZoC counts for supply, movement, retreat and rout. A friend in the hex lifts it for supply and retreat; for movement see 7.1.3.',
	friendlyEdge: 'Friendly edge',
	whiteComesFromTheSouthEdgeRedFrom:
		'White comes from the south edge, Red from the north and the west edge. Supply and retreats lead there.',
	theTurn: 'The turn',
	aTurnIsADayFirstWhitePlaysHisWhole:
		'A turn is a day: first White plays his whole part, then Red his, each in seven phases.',
	depotsRecruitmentCommandEvent:
		'Depots, recruitment, command, event, movement with special actions, combat with its munitions, markers.',
	inTheLastPhaseBarrageAndSupport:
		'In the last phase Barrage and Support markers come off, and those who were Routed in an earlier turn may rally.',
	wordsOfTheRules: 'Words of the rules',
	atAnyTime: 'at any time'
});
