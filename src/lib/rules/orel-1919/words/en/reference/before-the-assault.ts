import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the reference, Combat up to Cohesion. */
export const words = texts('orel-1919.reference-before-the-assault', {
	retreatBeforeCombat: 'Retreat before combat',
	theChartSaysWhoMayLeaveBeforeWhom:
		'The chart says who may leave before whom. White infantry needs TQ 5 or more where it must check; vehicles with the attackers do not count.',
	onceOneOfThemTriesAllWhoCanMustTry:
		'Once one of them tries, all who can must try: one die against their predominant TQ, +1 in a Hasty Attack; a natural 6 fails.',
	unitsThatGetAwayGoOneHexBackIn:
		'Units that get away go one hex back, in March mode; guns may follow. Those that fail stay, in March mode.',
	anEmptiedHexMayBeEnteredWithout: 'An emptied hex may be entered without pursuit.',
	retreats: 'Retreats',
	inThisOrderNotIntoEnemyZocNotWhere:
		'In this order: not into enemy ZoC; not where too many stand; not off the map; not onto a hex still to be attacked; towards a friendly edge; all to the same hex.',
	whereThereIsNoOtherWayAStackPasses:
		'Where there is no other way, a stack passes through a full hex and goes one farther.',
	forcedIntoAZocInfantryAndGunsCheck:
		'Forced into a ZoC, infantry and guns check TQ with +1 on the die or lose a step; so do cavalry and cars in a ZoC of cavalry. Other ZoC are free for cavalry and cars, all ZoC for trains. A tank checks TQ 5, with +1, or is lost.',
	whoRetreatsOntoAHexStillToBe:
		'A unit that retreats onto a hex still to be attacked takes no part in its fight, and shares the fate of its defenders.',
	ifEnemiesBarEveryWayAUnitIsRouted: 'If enemies bar every way, a unit is Routed where it stands.',
	whoAttacksTogether: 'Who attacks together',
	aHastyAttackComesFromOneHex: 'A Hasty Attack comes from one hex.',
	inAPreparedAttackStacksOfOne:
		'In a Prepared Attack stacks of one formation (Red) or of one division (White) attack together; with a unit of TQ 3 or less, from two adjacent hexes at most.',
	recruitsJoinAnybodyLettonsAny:
		'Recruits join anybody, Lettons any Lettons; from 20 October the Tchervonno-Kazak brigade 14/41D and Cv/41S.',
	artillerySupport: 'Artillery support',
	gunsAndTrainsWithin2HexesOfTheHex:
		'Guns and trains within 2 hexes of the hex attacked support one combat, if they have not fired and one of their formation (Red) or division (White) fights in it.',
	eachRollsAgainstItsTq4ForATrain:
		'Each rolls against its TQ (4 for a train): +2 for a Hasty Attack, +2 out of command. One that fails adds half, rounded down.',
	cohesion: 'Cohesion',
	oneDieForEachSideEveryUnitAddsIts:
		'One die for each side; every unit adds its modifiers and compares it with its own TQ. A natural 1 succeeds.',
	twiceTheStrengthOrMoreMinus1ForThe:
		'Twice the strength or more: −1 for the attacker, +1 for the defender. Less than the defender: +1 for the attacker, −1 for the defender.',
	minus1WithAFriendlyVehicleInThe:
		'−1 with a friendly vehicle in the stack, +1 against an enemy one; trains only in contact.',
	plus1AgainstIntegratedArtillery:
		'+1 against integrated artillery. +1 against a charge of two or more steps that no friendly cavalry can meet.',
	plus2ForCavalryThatChargesAlone:
		'+2 for cavalry that charges alone against infantry all in Combat mode.',
	tq6InfantryThatAttacksPlus1ForAll:
		'TQ 6 infantry that attacks: +1 for all defenders that are not such infantry.',
	theDefenderSubtractsTheTerrainOr: 'The defender subtracts the terrain or his entrenchment.',
	strength: 'Strength',
	halvedForEachOfTheseHastyAttack:
		'Halved for each of these: Hasty Attack, Unsupplied, March mode, Disorganised. A quarter if Routed. Supports are added.',
	gunsAloneDefendWithTheirFire:
		'Guns alone defend with their fire strength if they coordinate, with half of it if not; with 1 in March mode or Routed. In the Assault they count their steps, or 1 if also Unsupplied or Disorganised.',
	cavalryChargesWithItsHigher:
		'Cavalry charges with its higher strength where it may: TQ 5 or 6, or against enemies that are only auxiliary, Routed, Disorganised or in March mode.',
	nobodyChargesIntoATownOrelOrForest:
		'Nobody charges into a town, Orel or forest, nor against a hex that is all dug in. Defenders do not charge out of a town, Orel or forest either, nor if Routed or in March mode.',
	resultsOfCohesion: 'Results of Cohesion',
	disorganisedHalfStrengthToTheEndOf:
		'Disorganised: half strength to the end of the combat. Repulsed: stays, out of the Assault. Retreat: one hex back. Rout: see 8.7.3.',
	gunsGoBackWithTheirStackVehicles:
		'Guns go back with their stack, vehicles when every combat unit of the hex goes. Depots stay.',
	rout: 'Rout',
	aRoutedUnitGoes2HexesBackItFights:
		'A Routed unit goes 2 hexes back. It fights at a quarter of its strength, has no ZoC, takes no action, and moves only away from the enemy.',
	itSurrendersIfEnemiesBarItsWayIfIt:
		'It surrenders if enemies bar its way, if it fails its check in a ZoC, or if it is routed again.',
	itRalliesAtTheEndOfItsOwnersNext:
		'It rallies at the end of its owner’s next turn, if no enemy ZoC reaches it.',
	advanceAndPursuit: 'Advance and pursuit',
	attackersThatWereNotRepulsedOr:
		'Attackers that were not repulsed or driven back may enter an emptied hex, in Combat mode. Guns never advance.',
	cavalryThatAdvancesMayAssaultThose:
		'Cavalry that advances may assault those who went back, once, without guns; one car may go with it.',
	againstEnemiesThatAreAllRoutedIt:
		'Against enemies that are all Routed it may go 2 hexes along their path and ignores ZoC, losses and checks; half of their losses are prisoners.',
	thePursuitEndsWhereTheyShelterWith: 'The pursuit ends where they shelter with friends.',
	combatUpToCohesion: 'Combat up to Cohesion',
	bothSides: 'both sides'
});
