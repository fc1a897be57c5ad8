import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings artillery. */
export const words = texts('red-and-white.rulings-artillery', {
	r22: 'The gun of the example',
	r22Asks: 'The worked example calls its 76 mm battery medium. Which row of the chart is it?',
	r22FieldGun: 'A field gun: twelve shells, one figure a hit, as the example works it out.',
	r23: 'Range in indirect fire',
	r23Asks: 'Does indirect fire have a range modifier, and how often is permission rolled?',
	r23NoModifier: 'No range modifier.',
	r23LongModifier: 'Always the long range modifier.',
	oneRollForEachBatteryAndTurn: 'One roll per battery per turn.',
	r24: 'Limits of the range bands',
	r24Asks: 'Is a distance exactly on the limit of a band still in it?',
	r24Inclusive: 'Yes, it counts in the nearer band.',
	r24Exclusive: 'No, it counts in the farther band.',
	againstTanksMinus1MoreAtCloseAnd:
		'Against tanks a further −1 at close and long range, on top of the −1 for long range.',
	r25: 'Shells after crew losses',
	r25Asks: 'Does a gun that has lost crew fire fewer shells?',
	r25ByCrew:
		'Yes, by the men left: medium guns one for every two, rounded down; heavy guns one while a man is left.',
	r25FullWhileManned: 'No, it fires all its shells while a man is left.',
	r57: 'Crew of a gun section',
	r57Asks:
		'The organisation section gives every gun four men, the gun chart two to five. Which counts?',
	r57GunChart: 'The gun chart: 2, 4, 4 and 5.',
	r66: 'Heroic officer with the guns',
	r66Asks:
		'An officer gives his unit +1 for firing, but the gun chart has no such entry. Do guns get it?',
	r66NoBonus: 'No: no officer, commissar or priest counts for shells.',
	r66BonusApplies: 'Yes: officer, commissar and priest count as in small-arms fire.',
	r67: 'Vehicle casualties',
	r67Asks: 'Vehicles have no figures. What counts as a casualty?',
	r67OneHitEach:
		'One hit for each shell that hits, each point lost in melee and each 6 in a bombardment.',
	r67ByGunSize: 'The same, but a shell from a medium or heavy gun is two hits.',
	aTankLosesNothingInMeleeNoSaving: 'A tank loses nothing in melee. No saving throw in melee.'
});
