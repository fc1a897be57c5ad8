import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the reference, New Combat Rules. */
export const words = texts('orel-1919.reference-new-combat-rules', {
	oneDieForEachSide: 'One die for each side',
	theSupportsOfASideRollOnceAgainst:
		'The supports of a side roll once, against their predominant TQ: all of them coordinate, or none.',
	inTheCohesionCheckTheStrongerSide:
		'In the Cohesion check the stronger side, with its supports, has −1 and the weaker +1.',
	aChargeThatIsNotMetByACounter:
		'A charge that is not met by a counter-charge is +1 for those who are charged. An entrenchment counts only if all are dug in. TQ 6 infantry in defence spares its whole side the +1 for such attackers.',
	oneDieForEachSideAgainstIts:
		'One die for each side against its predominant TQ; its result holds for every unit. Morale remains unit by unit.',
	newCombatRules: 'New Combat Rules',
	agreedBeforeTheGame: 'agreed before the game'
});
