import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings artillery. */
export const words = texts('red-and-white.rulings-artillery', {
	theGunOfTheExample: 'The gun of the example',
	theWorkedExampleCallsIts76Mm:
		'The worked example calls its 76 mm battery medium. Which row of the chart is it?',
	aFieldGunTwelveShellsOneFigureAHit:
		'A field gun: twelve shells, one figure a hit, as the example works it out.',
	rangeOfIndirectFire: 'Range in indirect fire',
	doesIndirectFireHaveARangeModifier:
		'Does indirect fire have a range modifier, and how often is permission rolled?',
	noRangeModifier: 'No range modifier.',
	alwaysTheModifierOfLongRange: 'Always the long range modifier.',
	oneRollForEachBatteryAndTurn: 'One roll per battery per turn.',
	endsOfTheRangeBands: 'Limits of the range bands',
	doesARangeThatEndsABandBelongToIt: 'Is a distance exactly on the limit of a band still in it?',
	yesToTheNearerBand: 'Yes, it counts in the nearer band.',
	noToTheFartherBand: 'No, it counts in the farther band.',
	againstTanksMinus1MoreAtCloseAnd:
		'Against tanks a further −1 at close and long range, on top of the −1 for long range.',
	shellsAfterCrewLosses: 'Shells after crew losses',
	doesAGunFireFewerShellsWhenItsCrew: 'Does a gun that has lost crew fire fewer shells?',
	byTheMenLeftMediumGunsOneForTwoMen:
		'Yes, by the men left: medium guns one for every two, rounded down; heavy guns one while a man is left.',
	allItsShellsWhileAManIsLeft: 'No, it fires all its shells while a man is left.',
	crewOfAGunSection: 'Crew of a gun section',
	theOrganisationGivesEveryGunFour:
		'The organisation section gives every gun four men, the gun chart two to five. Which counts?',
	theGunChart244And5: 'The gun chart: 2, 4, 4 and 5.',
	heroicOfficerWithTheGuns: 'Heroic officer with the guns',
	anOfficerGivesHisUnitPlus1For:
		'An officer gives his unit +1 for firing, but the gun chart has no such entry. Do guns get it?',
	noOfficerCommissarOrPriestCounts: 'No: no officer, commissar or priest counts for shells.',
	officerCommissarAndPriestCountAsIn:
		'Yes: officer, commissar and priest count as in small arms fire.',
	casualtiesOfVehicles: 'Vehicle casualties',
	vehiclesHaveNoFiguresWhatIsA: 'Vehicles have no figures. What counts as a casualty?',
	oneHitForEachShellEachPointLostIn:
		'One hit for each shell that hits, each point lost in melee and each 6 in a bombardment.',
	theSameButAShellOfAMediumOrHeavy: 'The same, but a shell from a medium or heavy gun is two hits.',
	aTankLosesNothingInMeleeNoSaving: 'A tank loses nothing in melee. No saving throw in melee.'
});
