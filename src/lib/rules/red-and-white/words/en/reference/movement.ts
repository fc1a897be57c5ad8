import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, movement. */
export const words = texts('red-and-white.reference-movement', {
	infantryDismountedCavalry: 'Infantry, dismounted cavalry',
	cavalry: 'Cavalry',
	armouredCarOffTheRoad: 'Armoured car off the road',
	gunLimbered: 'Gun, limbered',
	gunPushedByHand: 'Gun, pushed by hand',
	train: 'Train',
	wagonDroshky: 'Wagon, droshky',
	movement: 'Movement',
	armouredCarOnARoad: 'Armoured car on a road',
	cavalryCharging: 'Cavalry charging',
	inColumnOnARoadOrTrail: 'In column on a road or trail',
	onceInItsOwnTurnWithLeadershipAnd:
		'Once in its own turn, with leadership, and only units that did not fire. In column on a road or trail rough ground does not slow a unit.',
	anOfficerWhoLeadsHeroicallyHelps: 'An officer who leads heroically helps the move.',
	chargingAndDismounting: 'Charging and dismounting',
	aUnitMayNotUseTheChargeDiceInTwoOf:
		'A unit may not use the charge dice in two of its turns running. Tchankas never charge; one attached follows at its own best speed, even if it fired.',
	fourMountedStandsBecomeThreeFoot:
		'Four mounted stands become three foot stands and one of horse holders, three figures each. The foot stands fire and move as infantry; the holders count and fight in melee.',
	movingGuns: 'Moving guns',
	aGunMayLimberAndMoveInOneTurnAt:
		'A gun may limber and move in one turn at half its move. To unlimber takes a turn: the guns are ready when a turn of their own has ended since.',
	aGunThatFiresDoesNotMove: 'A gun that fires does not move.',
	cover: 'Cover',
	insideACoveredAreaOrInDefilade:
		'Inside a covered area or in defilade: complete cover, not seen and not shot at.',
	atItsEdgeAbleToSeeAndFireOutCover:
		'At its edge, able to see and fire out: cover, half of the hits.',
	aUnitThatCouldHaveMovedAndWentHalf:
		'A unit that could have moved, and went half of its roll or less, may claim cover in the open and takes a marker. It is led, did not fire in phase 2 and touches no enemy.',
	claimedCoverDoesNotHelpAgainst:
		'Claimed cover does not help against units it neither saw nor knew of while it moved.',
	contactAndWithdrawal: 'Contact and withdrawal',
	onlyInfantryCavalryAndTanksStartA:
		'Only infantry, cavalry and tanks start a melee; they move into contact now.',
	touchedByAnEnemyMountedCavalry:
		'Touched by an enemy, mounted cavalry, armoured cars and armoured trains may withdraw before it: once, a normal move without charge dice.',
	aContactEndsWhenEitherSideLeaves:
		'A contact ends when either side leaves, goes back, is pinned, goes over or is gone.'
});
