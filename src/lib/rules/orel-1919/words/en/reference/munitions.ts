import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the reference, Munitions and guns. */
export const words = texts('orel-1919.reference-munitions', {
	theOrderOfCombat: 'The order of combat',
	firstForAllAttacksMunitionsAnd:
		'First, for all attacks: munitions and resupply, barrages, counterbattery and announced supports, supply of the defenders.',
	thenAttackByAttackInTheAttackers:
		'Then attack by attack, in the attacker’s order: retreat before combat; coordination and charges; Cohesion; advance or pursuit; the Assault, if he wants it; advance or pursuit.',
	munitions: 'Munitions',
	anAttackCostsTheSameWhateverThe:
		'An attack costs the same whatever the number of its units. One depot pays for one attack or barrage.',
	whoeverFightsWithoutMunitions:
		'Whoever fights without munitions fights at full value and is Unsupplied afterwards.',
	defendersWithinRangeOfADepotNeed:
		'Defenders within range of a depot need nothing from it; the others are Unsupplied after their combat.',
	resupplyTakesTheMarkerOffAUnitThat:
		'Resupply takes the marker off a unit that is within range, does nothing in this phase and is not in March mode.',
	afterAnAssaultInWhichTheEnemyLost:
		'After an Assault in which the enemy lost steps, as many advancing units may lose or avoid the marker.',
	ifTheDefenderGotAwayBeforeCombat:
		'If the defender got away before combat, the munitions of the attack resupply attackers that were Unsupplied.',
	supplyLine: 'Supply line',
	theRangeOfADepotIs5MpCountedFrom:
		'The range of a depot is 5 MP, counted from the unit with the cost of the ground; enemy ZoC stop it where no friend stands.',
	trainsNeedARailroadToAFriendlyEdge:
		'Trains need a railroad to a friendly edge, tanks and cars a depot in range.',
	unsupplied: 'Unsupplied',
	anUnsuppliedUnitMayAttackAtHalf:
		'An Unsupplied unit may attack at half strength, but keeps its marker even if munitions were paid.',
	anUnsuppliedTrainMovesAndDoesNot:
		'An Unsupplied train moves and does not fight; tanks and cars do neither.',
	barrage: 'Barrage',
	gunsAndTrainsFireUpTo2HexesAtOne:
		'Guns and trains fire up to 2 hexes at one unit that a friend stood next to when the movement phase began.',
	targetsAreCombatUnitsAndTrainsGuns:
		'Targets are combat units and trains; guns only where no combat unit is with them; never depots, tanks or cars.',
	resolvingABarrage: 'Resolving a barrage',
	twoDiceTheFireStrengthTheTerrain:
		'Two dice, the fire strength, the terrain, and +1 against March mode or Routed units.',
	fireAtGunsOrTrainsIsHalvedAndSoIs:
		'Fire at guns or trains is halved, and so is that of Unsupplied guns.',
	theLastStepOfACombatUnitIsSafeA:
		'The last step of a combat unit is safe. A light train, or a damaged heavy one, is destroyed; a heavy one is damaged.',
	counterbattery: 'Counterbattery',
	gunsOfTheOtherSideWithin2HexesMay:
		'Guns of the other side within 2 hexes may answer whoever has just fired, if they pass a TQ check (4 for trains, +2 on the die out of command).',
	theyChooseAllTargetsFirstAndGiveNo:
		'They choose all targets first, and give no support in this phase.',
	munitionsAndGuns: 'Munitions and guns',
	bothSides: 'both sides'
});
