import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings lost words. */
export const words = texts('red-and-white.rulings-lost-words', {
	flankAndRear: 'Flank and rear',
	whenIsAUnitAttackedInFlankOrRear: 'When is a unit attacked in flank or rear?',
	whenTheFirstContactIsBehindTheLine:
		'When the first contact is behind the line of its front stands.',
	whenTheAttackComesFromOutside45Of: 'When the attack comes from more than 45° off its front.',
	whenTheAttackerBeganHisMoveBehind: 'When the attacker began his move behind its front line.',
	vehiclesThatFailMorale: 'Vehicles that fail morale',
	whatDoesAVehicleDoThatFailsAndWhen: 'What does a vehicle that fails do, and when is it a wreck?',
	oneMoveToTheRear: 'One move to the rear.',
	itStandsStillAndDoesNotFireUntil: 'It stands still and does not fire until its own next turn.',
	armouredCarOutAt: 'Armoured car out at',
	tankOutAt: 'Tank out at',
	trainOutAt: 'Train out at',
	gunsOfATank: 'Tank guns',
	howManyShellsHasATankGunAndWhere:
		'How many shells does a tank gun fire, and in which directions?',
	theLightGunLineGunsInTheSideFireTo:
		'As the chart has it for light guns; side guns fire only to their own side.',
	theLightGunLineAllGunsFireAllRound:
		'As the chart has it for light guns; all guns fire all round.',
	shellsForEachTankGun: 'Shells for each tank gun',
	whippetMachineGunsThatFire: 'Whippet: machine guns that fire',
	mountingAndAttaching: 'Mounting and attaching',
	whatDoesItCostToMountDismountOr: 'What does it cost to mount, dismount or attach?',
	halfOfTheMove: 'Half the move.',
	theWholeMove: 'The whole move.',
	nothing: 'Nothing.',
	howFarAUnitFallsBack: 'How far a unit falls back',
	oneMoveToTheRearHowLongIsIt: 'One move to the rear: how long is it?',
	itsNormalDiceNoChargeOrOfficer:
		'Its normal dice, without charge or officer, directly away from the enemy; terrain counts as usual.',
	theSameButNoGroundSlowsIt: 'The same, but no terrain slows it.',
	offTheTableIsLost: 'A unit that leaves the table is lost.',
	supplyLineCut: 'Supply line cut',
	whenIsASupplyLineCut: 'When is a supply line cut?',
	whenTheRefereeSaysSo: 'When the referee says so.',
	whenAnEnemyUnitStandsOnItAtTheEnd: 'When an enemy unit stands on it at the end of a turn.',
	howLongDoesASupplyOfPetrolBombs: 'How long does a supply of petrol bombs last?',
	forTheGame: 'For the game.',
	forOneFightWithATank: 'For one fight with a tank.',
	orderOfMelees: 'Order of melees',
	whoSaysWhichMeleeIsFoughtFirst: 'Who decides which melee is fought first?',
	thePlayerWhoseTurnItIs: 'The player whose turn it is.',
	theReferee: 'The referee.',
	fromLeftToRightAlongTheTable: 'From left to right along the table.',
	onlyPartOfTheUntriedAdditional:
		'Only part of the untried additional rules is known. What fills the gaps?',
	anIcebreakerThatFailsStopsAtThe:
		'An icebreaker that fails stops at the section’s edge for the turn.',
	anIcebreakerThatFailsGoesBackOne: 'An icebreaker that fails goes back one move.',
	shipsThatFollowUseTheBrokenChannel:
		'Ships that follow use the broken channel with all their dice.',
	thinIceDiceFewerForShips: 'Thin ice: dice lost by ships',
	iceChokedDiceFewerForShips: 'Ice-choked: dice lost by ships',
	icebreakerDieIceNumberAndHits: 'Icebreaker: die, ice number and hits together at most',
	troopsMayCrossThinIce: 'Troops may cross thin ice',
	boatsAndLaunchesMoveWhenIceChoked: 'Boats and launches move on an ice-choked river'
});
