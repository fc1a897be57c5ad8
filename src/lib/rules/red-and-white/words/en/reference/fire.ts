import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, fire. */
export const words = texts('red-and-white.reference-fire', {
	standOfInfantryOrDismountedCavalry: 'Stand of infantry or dismounted cavalry',
	heavyMachineGunTchanka: 'Heavy machine gun, tchanka',
	machineGunOfATankCarOrTrain: 'Machine gun on a tank, car or train',
	whoFiresInPhase2: 'Who fires in phase 2',
	anyArmedUnitOfTheSideWhoseTurnItIs:
		'Any armed unit of the side whose turn it is, if it has leadership and is not pinned. A unit that fires does not move.',
	aHeavyMachineGunThatFiredDoesNot:
		'A heavy machine gun that fired does not move, unless on a tchanka or vehicle. Mounted cavalry and limbered guns do not fire.',
	eachWeaponFiresOnceInItsOwnTurnIn2:
		'Each weapon fires once in its own side’s turn, in phase 2 or 5, and once in the enemy’s phase 4. A vehicle’s weapons may fire one by one, each at its own target.',
	aModifiedNOrMoreHits: 'A modified {n} or more hits.',
	smallArmsModifiers: 'Small-arms modifiers',
	allThatApplyAreAdded:
		'All that apply are added. Interventionists: British, Canadian, American, French, Serbian, Czech.',
	theCommissarIsCheckedFirst: 'The commissar is checked first.',
	fromHitsToLosses: 'From hits to losses',
	inThisOrderHitsHalfOfThemInCover:
		'In this order: hits; half of them against cover; figures for each hit; saving throws; no more figures than the target has.',
	theOwnerTakesTheFiguresEachFigure:
		'The owner removes the figures; each special figure with the unit then tests.',
	whenAUnitWithAMachineGunOrTchanka:
		'When a unit with a machine gun or tchanka loses a figure to fire, small arms or shells, roll a D10: on a 0 that stand takes a hit.'
});
