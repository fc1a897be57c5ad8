import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, melee. */
export const words = texts('red-and-white.reference-melee', {
	whoFiresInPhase4: 'Who fires in phase 4',
	unitsOfTheOtherSideEachWeaponOnce:
		'Units of the other side, each weapon once; no leadership needed. Guns use direct fire only; interventionist guns indirect fire as well.',
	atUnitsMovingIntoMeleeAnythingThat:
		'At units moving into melee: any unit that could have fired at some point of their path, at the range of the nearest point.',
	noFireFromMountedCavalryLimbered:
		'No fire from mounted cavalry, limbered guns, or a unit that withdrew before melee, is pinned, or is suppressed and has not passed its test.',
	suppression: 'Suppression',
	aUnitThatLostAStandToPreparatory:
		'A unit that lost a stand to preparatory fire this turn is suppressed until the turn ends.',
	infantryStands: 'Infantry stands',
	dismountedCavalryStands: 'Dismounted cavalry stands',
	tankGunsAndMachineGuns: 'Tank guns and machine guns',
	heavyMachineGun: 'Heavy machine gun',
	mountedCavalry: 'Mounted cavalry',
	attackingFire: 'Attacking fire',
	fires: 'Fires',
	infantry: 'Infantry',
	fire: 'Fire',
	onlyUnitsThatAttackIntoMeleeWith:
		'Only units that attack into melee, with weapons that did not fire in phase 2.',
	meleeModifiers: 'Melee modifiers',
	aGapATankHasMadeTakesTheWireAway:
		'A gap made by a tank cancels the wire. Infantry in defences takes no penalty against cavalry.',
	melee: 'Melee',
	oneD6ASideAndItsModifiersHigher:
		'One D6 a side plus its modifiers; the higher total wins. The attacker loses ties, unless he attacks the flank or rear.',
	theLoserLosesTheDifferenceIn:
		'The loser loses the difference in figures; on a tie nobody loses any. A tank loses nothing.',
	aLosingAttackerGoesBackToWhereHe:
		'A losing attacker goes back to where he started, a losing defender one move to the rear. A tank that cannot move stays.',
	trenchesAndOtherDefencesThe:
		'Trenches and other defences: the attacker must win by {n}. If not, he goes back and the difference is his loss, even if he was ahead.',
	whoStands: 'Who stands',
	attacked: 'Attacked',
	standsOn: 'Stands on',
	artilleryD6: 'Artillery, D6',
	othersDismountedCavalryToo: 'Others, dismounted cavalry included',
	whoDoesNotStandGoesBackOneMove:
		'A unit that does not stand goes back one move, artillery limbering up first, and there is no melee.',
	petrolBombs: 'Petrol bombs',
	infantryAttacksTheTankD6AStand: 'Infantry attacks the tank, D6 a stand',
	theStandLosesAFigure: 'the stand loses a figure',
	bombHit: 'bomb hit',
	eachBombHitD6: 'Each bomb hit, D6',
	oneHitOnTheTank: 'one hit on the tank',
	driverBlindedNoMoveInItsNextTurn: 'driver blinded: no move in its next turn',
	ablazeOutOfTheGame: 'ablaze, out of the game',
	tankAttackedAndLostTheInfantry:
		'When a tank attacks and loses: if the infantry passes morale, a D10 for each stand within an inch; a 0 is a bomb hit.'
});
