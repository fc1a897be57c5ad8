import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings all. */
export const words = texts('red-and-white.rulings-all', {
	sequenceAndLeadership: 'Sequence and leadership',
	movementAndCover: 'Movement and cover',
	smallArms: 'Small arms',
	guns: 'Guns',
	melee: 'Melee',
	moraleAndSpecialFigures: 'Morale and special figures',
	vehicles: 'Vehicles',
	tablesLostFromTheSource: 'Tables lost from the source',
	whatTheSourceLeavesOpen: 'What the source leaves open'
});
