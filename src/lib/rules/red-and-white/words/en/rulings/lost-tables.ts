import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings lost tables. */
export const words = texts('red-and-white.rulings-lost-tables', {
	smallArmsRanges: 'Small arms ranges',
	theHeadingIsThereTheRangesAreLost:
		'The heading is there but the ranges are lost. How far do small arms reach?',
	riflesAndLightMachineGunsShort:
		'Rifles and light machine guns reach a short way, heavy and vehicle machine guns as far as a light gun.',
	rifles: 'Rifles',
	lightMachineGun: 'Light machine gun',
	heavyMachineGun: 'Heavy machine gun',
	vehicleMachineGun: 'Vehicle machine gun',
	moraleDieModifiers: 'Morale die modifiers',
	theHeadingIsThereTheListIsLostWhat:
		'The heading is there but the list is lost. What changes the morale die? Minus is good.',
	whatHelpsInMeleeLowersTheDieAPoor: 'What helps in melee lowers the die; a poor unit adds 1.',
	banner: 'Banner',
	heroicOfficer: 'Heroic officer',
	heroicOfficerCommitted: 'Heroic officer, committed',
	commissar: 'Commissar',
	commissarWhoOverrules: 'Commissar who overrules',
	priest: 'Priest',
	priestWhoPanics: 'Priest who panics',
	poorUnit: 'Poor unit',
	bombardmentFieldGuns: 'Bombardment, field guns',
	bombardmentMediumGuns: 'Bombardment, medium guns',
	bombardmentHeavyGuns: 'Bombardment, heavy guns',
	notesOnLeadership: 'Notes on leadership',
	whereIsTheDistanceMeasuredTo:
		'The heading is there but the notes are lost. How is the distance measured?',
	fromTheOfficerToTheNearestStand: 'From the officer to the nearest stand.',
	fromTheOfficerToTheFarthestStand: 'From the officer to the farthest stand.',
	fromTheOfficerToTheMiddleOfTheUnit: 'From the officer to the middle of the unit.',
	oneRollForAUnitAndTurnWhatIsNot: 'One roll per unit per turn; what is not used lapses.',
	aBatteryIsOneUnit: 'A battery is one unit.',
	fallingBackNeedsNoLeadership: 'Falling back needs no leadership.',
	anOfficerCommandsOnlyWhileHeIsNot: 'An officer commands only while he is not hit.',
	notesOnFiring: 'Notes on firing',
	howManyTargetsHasAUnit:
		'The heading is there but the notes are lost. How many targets may a unit have?',
	oneAnAttachedMachineGunMayPickIts: 'One; an attached machine gun may pick its own.',
	oneTheNearestThatCanBeSeen: 'One, the nearest that can be seen.',
	eachStandMayPickItsOwn: 'Each stand may pick its own.',
	rangeFromTheStandThatFiresToThe:
		'Range is measured from the firing stand to the nearest enemy stand.',
	noFireThroughFriendsIntoAMeleeOr: 'No fire through friends, into a melee or out of one.',
	theOwnerRemovesFiguresAndCompletes:
		'The owner removes the figures, finishing off one stand before the next.',
	theShellsOfABatteryAreSpreadEvenly:
		'A battery’s shells are spread evenly over the stands under its squares.',
	whoHasAttackingFire: 'Who has attacking fire',
	someUnitsFireAfterMovingIntoMelee:
		'Some units fire after moving into melee; the list is lost. Which ones, and at what?',
	onlyAtTheUnitTheyAttack: 'Only at the unit they attack.',
	atAnyTargetInRange: 'At any target in range.',
	infantryStands: 'Infantry stands',
	dismountedCavalryStands: 'Dismounted cavalry stands',
	tchanka: 'Tchanka',
	mountedCavalry: 'Mounted cavalry',
	priestDistracted: 'Priest distracted',
	aD6IsRolledForThePriestItsTableIs:
		'A D6 is rolled for the priest, but its table is lost. What happens?',
	tendsTheDyingNoPlus1ThisTurnThen:
		'Low: he tends the dying, no +1 this turn. Middle: he panics, −1 this turn. High: he is hit and removed.',
	tendsTheDyingOn1To: 'Tends the dying on 1 to',
	panicOnTheNextFacesTo: 'Panics above that, up to',
	armyBroken: 'Army broken',
	theHeadingIsThereTheTextIsLostWhat:
		'The heading is there but the text is lost. What does a broken army do?',
	everyUnitTestsAtOnceThoseThatFail:
		'Every unit tests at once. Those that fail fall back; the rest may hold but not attack.',
	mayAdvance: 'May advance',
	repeatedInEachPhase7ItTestsIn: 'Repeated in every phase 7 in which it tests',
	officersFailure: 'Officer’s failure',
	aD6IsRolledWhenCharacterFailsIts:
		'A D6 is rolled when an officer’s character fails, but its table is lost. What does he do?',
	oneEndForEachFaceUnlessOnlyHis:
		'One outcome for each face; unless only his nerve is gone, his units roll on the last line.',
	nerveGoneHeCountsAsACowardDrunkOut: 'Nerve gone: he counts as a coward. Drunk: out for D6 turns.',
	aGoodChance: 'A good chance',
	unitsHavePetrolBombsByAGoodChance:
		'Units have "a good chance" of petrol bombs. How good is that on a D10?',
	theFacesFrom1ToTheNumberSet: 'Any face from 1 to the number set.',
	petrolBombsOn1To: 'Petrol bombs on 1 to',
	aUnitFallingBack: 'A unit falling back',
	theSourceDoesNotSayWhatAMarkedUnit:
		'The source does not say what a unit marked as falling back may do.',
	itDefendsItselfAndDoesNothingElse: 'It defends itself and does nothing else.',
	firesInPhase2: 'Fires in phase 2',
	firesInPhase4: 'Fires in phase 4'
});
