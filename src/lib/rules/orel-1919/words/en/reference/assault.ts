import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the reference, The Assault. */
export const words = texts('orel-1919.reference-assault', {
	terrainInCombat: 'Terrain in combat',
	aNumberMarkedOneSideCountsIfAllWho:
		'A number marked “one side” counts if all who assault come from one hex. The number of a river or ditch counts if all of them cross it.',
	ofSeveralKindsOfGroundOnlyTheBest:
		'Of several kinds of ground only the best counts, with the hexside added.',
	theAssault: 'The Assault',
	itIsTheAttackersChoiceTwoDiceWith:
		'It is the attacker’s choice. Two dice with modifiers, from 2 to 15.',
	attackersThatWereRepulsedAnd:
		'Attackers that were repulsed and defenders that went back have no part in it.',
	theOddsTheAttackersPredominantTq:
		'The odds; the attacker’s predominant TQ less the defender’s; terrain or entrenchment.',
	integratedArtilleryPlus1InAttack:
		'Integrated artillery +1 in attack, −1 in defence. An attacking tank +1. A heavy train in contact +1 or −1. White combined arms +1: two steps of cavalry, not Disorganised, charge with infantry.',
	encircledPlus2FromTwoOpposite:
		'Encircled +2: from two opposite hexsides, three that are not adjacent, or four.',
	resultsOfAnAssault: 'Results of an Assault',
	eachSideLoses1MoreIfTheSmallerOne:
		'Each side loses 1 more if the smaller one has six steps or more. Losses beyond what a side has are taken off those of the other.',
	nobodyLosesASecondStepBeforeAll:
		'Nobody loses a second step before all have lost one. The first goes to a unit of the predominant TQ, to cavalry, or to one that is Routed or in March mode.',
	gunsInDefenceLoseStepsAfterThe:
		'Guns in defence lose steps after the combat units; attacking guns never do.',
	morale: 'Morale',
	theLoserThrowsOneDieEachUnitAdds:
		'The loser throws one die; each unit adds the number in the chart, +1 for each step it lost, +1 if enemy ZoC surround it.',
	anyResultMovesABeatenDefenderOutOf: 'Any result moves a beaten defender out of his hex.',
	advanceAfterAnAssault: 'Advance after an Assault',
	ifTheHexIsEmptyAndTheAttackerDid:
		'If the hex is empty and the attacker did not lose, at least one of his combat units must enter. Pursuit is as in 8.7.4.',
	whoeverWipesOutAStackTakesA:
		'Whoever wipes out a stack takes a prisoner for each unit; when a unit surrenders, all its steps are prisoners.',
	bothSides: 'both sides'
});
