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
		'A unit moves once in its own turn, with leadership, if it did not fire. Rough ground does not slow a unit in column on a road or trail.',
	anOfficerWhoLeadsHeroicallyHelps: 'An officer who leads heroically adds to the move.',
	chargingAndDismounting: 'Charging and dismounting',
	aUnitMayNotUseTheChargeDiceInTwoOf:
		'A unit may not use the charge dice in two of its own turns running. Tchankas never charge; an attached one follows at its own best speed, even if it fired.',
	fourMountedStandsBecomeThreeFoot:
		'Four mounted stands become three foot stands and one of horse holders, three figures each. The foot stands fire and move as infantry; the holders count as a stand and fight in melee.',
	movingGuns: 'Moving guns',
	aGunMayLimberAndMoveInOneTurnAt:
		'A gun may limber and move in one turn, at half its move. Unlimbering takes a turn: the guns are ready once one of their own turns, in which they do not move, has ended.',
	aGunThatFiresDoesNotMove: 'A gun that fires does not move.',
	cover: 'Cover',
	insideACoveredAreaOrInDefilade:
		'Inside a covered area or in defilade: complete cover, neither seen nor shot at.',
	atItsEdgeAbleToSeeAndFireOutCover:
		'At its edge, able to see and fire out: cover, half of the hits count.',
	aUnitThatCouldHaveMovedAndWentHalf:
		'A unit that could have moved, and moved half its roll or less, may claim cover in the open and takes a marker. It must have leadership, must not have fired in phase 2 and must not be touching an enemy.',
	claimedCoverDoesNotHelpAgainst:
		'Claimed cover does not help against enemies that the unit neither saw nor knew of while it moved.',
	contactAndWithdrawal: 'Contact and withdrawal',
	onlyInfantryCavalryAndTanksStartA:
		'Only infantry, cavalry and tanks start a melee; they move into contact now.',
	touchedByAnEnemyMountedCavalry:
		'Mounted cavalry, armoured cars and armoured trains touched by an enemy may withdraw before the melee: once, by a normal move without charge dice.',
	aContactEndsWhenEitherSideLeaves:
		'Contact ends when either unit leaves, goes back, is pinned, changes sides or is lost.'
});
