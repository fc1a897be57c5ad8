import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, fire. */
export const words = texts('red-and-white.reference-fire', {
	standOfInfantryOrDismountedCavalry: 'Stand of infantry or dismounted cavalry',
	heavyMachineGunTchanka: 'Heavy machine gun, tchanka',
	machineGunOfATankCarOrTrain: 'Machine gun of a tank, car or train',
	whoFiresInPhase2: 'Who fires in phase 2',
	anyArmedUnitOfTheSideWhoseTurnItIs:
		'Any armed unit of the side whose turn it is that has leadership and is not pinned. A unit that fires does not move.',
	aHeavyMachineGunThatFiredDoesNot:
		'A heavy machine gun that fired does not move, unless on a tchanka or vehicle. Mounted cavalry and limbered guns do not fire.',
	eachWeaponFiresOnceInItsOwnTurnIn2:
		'Each weapon fires once in its own turn, in 2 or in 5, and once in phase 4 of the enemy. The weapons of a vehicle may fire one by one, at targets of their own.',
	aModifiedNOrMoreHits: 'A modified {n} or more hits.',
	smallArmsModifiers: 'Small arms modifiers',
	allThatApplyAreAdded:
		'All that apply are added. Interventionists: British, Canadian, American, French, Serbian, Czech.',
	theCommissarIsCheckedFirst: 'The commissar is checked first.',
	fromHitsToLosses: 'From hits to losses',
	inThisOrderHitsHalfOfThemInCover:
		'In this order: hits, half of them in cover, figures for each hit, saving throws, no more than are there.',
	theOwnerTakesTheFiguresEachFigure:
		'The owner takes the figures; each figure attached to the unit then tests.',
	whenAUnitWithAMachineGunOrTchanka:
		'When a unit with a machine gun or tchanka loses a figure to fire, small arms or shells: a D10, on the 0 that stand takes a hit.'
});
