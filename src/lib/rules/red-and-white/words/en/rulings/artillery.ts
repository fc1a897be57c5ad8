import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings artillery. */
export const words = texts('red-and-white.rulings-artillery', {
	theGunOfTheExample: 'The gun of the example',
	theWorkedExampleCallsIts76Mm:
		'The worked example calls its 76 mm battery medium. Which line is it?',
	aFieldGunTwelveShellsOneFigureAHit:
		'A field gun: twelve shells, one figure a hit, as it computes.',
	rangeOfIndirectFire: 'Range of indirect fire',
	doesIndirectFireHaveARangeModifier:
		'Does indirect fire have a range modifier, and how often is permission rolled?',
	noRangeModifier: 'No range modifier.',
	alwaysTheModifierOfLongRange: 'Always the modifier of long range.',
	oneRollForEachBatteryAndTurn: 'One roll for each battery and turn.',
	endsOfTheRangeBands: 'Ends of the range bands',
	doesARangeThatEndsABandBelongToIt: 'Does a range that ends a band belong to it?',
	yesToTheNearerBand: 'Yes, to the nearer band.',
	noToTheFartherBand: 'No, to the farther band.',
	againstTanksMinus1MoreAtCloseAnd:
		'Against tanks −1 more at close and long range, added to the −1 of long range.',
	shellsAfterCrewLosses: 'Shells after crew losses',
	doesAGunFireFewerShellsWhenItsCrew: 'Does a gun fire fewer shells when its crew is cut down?',
	byTheMenLeftMediumGunsOneForTwoMen:
		'By the men left, medium guns one for two men rounded down; heavy guns one while a man is left.',
	allItsShellsWhileAManIsLeft: 'All its shells while a man is left.',
	crewOfAGunSection: 'Crew of a gun section',
	theOrganisationGivesEveryGunFour:
		'The organisation gives every gun four men, the gun chart two to five.',
	theGunChart244And5: 'The gun chart: 2, 4, 4 and 5.',
	heroicOfficerWithTheGuns: 'Heroic officer with the guns',
	anOfficerGivesHisUnitPlus1For:
		'An officer gives his unit +1 for firing, but the gun chart has no such line. Does he?',
	noOfficerCommissarOrPriestCounts: 'No officer, commissar or priest counts for shells.',
	officerCommissarAndPriestCountAsIn: 'Officer, commissar and priest count as in small arms fire.',
	casualtiesOfVehicles: 'Casualties of vehicles',
	vehiclesHaveNoFiguresWhatIsA: 'Vehicles have no figures. What is a casualty to them?',
	oneHitForEachShellEachPointLostIn:
		'One hit for each shell, each point lost in melee, each 6 in a bombardment.',
	theSameButAShellOfAMediumOrHeavy: 'The same, but a shell of a medium or heavy gun is two hits.',
	aTankLosesNothingInMeleeNoSaving: 'A tank loses nothing in melee. No saving throw in melee.'
});
