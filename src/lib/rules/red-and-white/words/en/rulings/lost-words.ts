import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings lost words. */
export const words = texts('red-and-white.rulings-lost-words', {
	flankAndRear: 'Flank and rear',
	whenIsAUnitAttackedInFlankOrRear: 'When is a unit attacked in flank or rear?',
	whenTheFirstContactIsBehindTheLine:
		'When the first contact is behind the line of its front stands.',
	whenTheAttackComesFromOutside45Of: 'When the attack comes from outside 45° of its front.',
	whenTheAttackerBeganHisMoveBehind: 'When the attacker began his move behind its front line.',
	vehiclesThatFailMorale: 'Vehicles that fail morale',
	whatDoesAVehicleDoThatFailsAndWhen: 'What does a vehicle do that fails, and when is it a wreck?',
	oneMoveToTheRear: 'One move to the rear.',
	itStandsStillAndDoesNotFireUntil: 'It stands still and does not fire until its next own turn.',
	armouredCarOutAt: 'Armoured car out at',
	tankOutAt: 'Tank out at',
	trainOutAt: 'Train out at',
	gunsOfATank: 'Guns of a tank',
	howManyShellsHasATankGunAndWhere: 'How many shells has a tank gun, and where does it reach?',
	theLightGunLineGunsInTheSideFireTo:
		'The light gun line; guns in the side fire to that side only.',
	theLightGunLineAllGunsFireAllRound: 'The light gun line; all guns fire all round.',
	shellsForEachTankGun: 'Shells for each tank gun',
	whippetMachineGunsThatFire: 'Whippet: machine guns that fire',
	mountingAndAttaching: 'Mounting and attaching',
	whatDoesItCostToMountDismountOr: 'What does it cost to mount, dismount or attach?',
	halfOfTheMove: 'Half of the move.',
	theWholeMove: 'The whole move.',
	nothing: 'Nothing.',
	howFarAUnitFallsBack: 'How far a unit falls back',
	oneMoveToTheRearHowLongIsIt: 'One move to the rear: how long is it?',
	itsNormalDiceNoChargeOrOfficer:
		'Its normal dice, no charge or officer, straight away, ground as usual.',
	theSameButNoGroundSlowsIt: 'The same, but no ground slows it.',
	offTheTableIsLost: 'Off the table is lost.',
	supplyLineCut: 'Supply line cut',
	whenIsASupplyLineCut: 'When is a supply line cut?',
	whenTheRefereeSaysSo: 'When the referee says so.',
	whenAnEnemyUnitStandsOnItAtTheEnd: 'When an enemy unit stands on it at the end of a turn.',
	howLongDoesASupplyOfPetrolBombs: 'How long does a supply of petrol bombs last?',
	forTheGame: 'For the game.',
	forOneFightWithATank: 'For one fight with a tank.',
	orderOfMelees: 'Order of melees',
	whoSaysWhichMeleeIsFoughtFirst: 'Who says which melee is fought first?',
	thePlayerWhoseTurnItIs: 'The player whose turn it is.',
	theReferee: 'The referee.',
	fromLeftToRightAlongTheTable: 'From left to right along the table.',
	onlyPartOfTheUntriedAdditional:
		'Only part of the untried additional rules is known. What fills the rest?',
	anIcebreakerThatFailsStopsAtThe: 'An icebreaker that fails stops at the edge for the turn.',
	anIcebreakerThatFailsGoesBackOne: 'An icebreaker that fails goes back one move.',
	shipsThatFollowUseTheBrokenChannel:
		'Ships that follow use the broken channel with all their dice.',
	thinIceDiceFewerForShips: 'Thin ice: dice fewer for ships',
	iceChokedDiceFewerForShips: 'Ice-choked: dice fewer for ships',
	icebreakerDieIceNumberAndHits: 'Icebreaker: die, ice number and hits together at most',
	troopsMayCrossThinIce: 'Troops may cross thin ice',
	boatsAndLaunchesMoveWhenIceChoked: 'Boats and launches move when ice-choked'
});
