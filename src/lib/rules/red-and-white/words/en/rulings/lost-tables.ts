import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings lost tables. */
export const words = texts('red-and-white.rulings-lost-tables', {
	smallArmsRanges: 'Small arms ranges',
	theHeadingIsThereTheRangesAreLost:
		'The heading is there, the ranges are lost. How far do small arms reach?',
	riflesAndLightMachineGunsShort:
		'Rifles and light machine guns short, heavy and vehicle machine guns as a light gun.',
	rifles: 'Rifles',
	lightMachineGun: 'Light machine gun',
	heavyMachineGun: 'Heavy machine gun',
	vehicleMachineGun: 'Vehicle machine gun',
	moraleDieModifiers: 'Morale die modifiers',
	theHeadingIsThereTheListIsLostWhat:
		'The heading is there, the list is lost. What changes the morale die? Minus is good.',
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
		'The heading is there, the notes are lost. Where is the distance measured to?',
	fromTheOfficerToTheNearestStand: 'From the officer to the nearest stand.',
	fromTheOfficerToTheFarthestStand: 'From the officer to the farthest stand.',
	fromTheOfficerToTheMiddleOfTheUnit: 'From the officer to the middle of the unit.',
	oneRollForAUnitAndTurnWhatIsNot: 'One roll for a unit and turn; what is not used lapses.',
	aBatteryIsOneUnit: 'A battery is one unit.',
	fallingBackNeedsNoLeadership: 'Falling back needs no leadership.',
	anOfficerCommandsOnlyWhileHeIsNot: 'An officer commands only while he is not hit.',
	notesOnFiring: 'Notes on firing',
	howManyTargetsHasAUnit: 'The heading is there, the notes are lost. How many targets has a unit?',
	oneAnAttachedMachineGunMayPickIts: 'One; an attached machine gun may pick its own.',
	oneTheNearestThatCanBeSeen: 'One, the nearest that can be seen.',
	eachStandMayPickItsOwn: 'Each stand may pick its own.',
	rangeFromTheStandThatFiresToThe: 'Range from the stand that fires to the nearest enemy stand.',
	noFireThroughFriendsIntoAMeleeOr: 'No fire through friends, into a melee or out of one.',
	theOwnerRemovesFiguresAndCompletes: 'The owner removes figures and completes a stand first.',
	theShellsOfABatteryAreSpreadEvenly:
		'The shells of a battery are spread evenly over the stands under its squares.',
	whoHasAttackingFire: 'Who has attacking fire',
	someUnitsFireAfterMovingIntoMelee:
		'Some units fire after moving into melee; the list is lost. Which, and at what?',
	onlyAtTheUnitTheyAttack: 'Only at the unit they attack.',
	atAnyTargetInRange: 'At any target in range.',
	infantryStands: 'Infantry stands',
	dismountedCavalryStands: 'Dismounted cavalry stands',
	tchanka: 'Tchanka',
	mountedCavalry: 'Mounted cavalry',
	priestDistracted: 'Priest distracted',
	aD6IsRolledForThePriestItsTableIs:
		'A D6 is rolled for the priest; its table is lost. What happens?',
	tendsTheDyingNoPlus1ThisTurnThen:
		'Tends the dying, no +1 this turn; then panic, −1 this turn; then hit and removed.',
	tendsTheDyingOn1To: 'Tends the dying on 1 to',
	panicOnTheNextFacesTo: 'Panic on the next faces, to',
	armyBroken: 'Army broken',
	theHeadingIsThereTheTextIsLostWhat:
		'The heading is there, the text is lost. What does a broken army do?',
	everyUnitTestsAtOnceThoseThatFail:
		'Every unit tests at once; those that fail fall back, the rest may hold but not attack.',
	mayAdvance: 'May advance',
	repeatedInEachPhase7ItTestsIn: 'Repeated in each phase 7 it tests in',
	officersFailure: 'Officer’s failure',
	aD6IsRolledWhenCharacterFailsIts:
		'A D6 is rolled when character fails; its table is lost. What does the officer do?',
	oneEndForEachFaceUnlessOnlyHis:
		'One end for each face; unless only his nerve is gone, his units roll on the last line.',
	nerveGoneHeCountsAsACowardDrunkOut: 'Nerve gone: he counts as a coward. Drunk: out for D6 turns.',
	aGoodChance: 'A good chance',
	unitsHavePetrolBombsByAGoodChance:
		'Units have petrol bombs by "a good chance". How good on a D10?',
	theFacesFrom1ToTheNumberSet: 'The faces from 1 to the number set.',
	petrolBombsOn1To: 'Petrol bombs on 1 to',
	aUnitFallingBack: 'A unit falling back',
	theSourceDoesNotSayWhatAMarkedUnit: 'The source does not say what a marked unit may do.',
	itDefendsItselfAndDoesNothingElse: 'It defends itself and does nothing else.',
	firesInPhase2: 'Fires in phase 2',
	firesInPhase4: 'Fires in phase 4'
});
