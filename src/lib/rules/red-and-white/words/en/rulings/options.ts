import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings options. */
export const words = texts('red-and-white.rulings-options', {
	allowed: 'Allowed',
	notAllowed: 'Not allowed',
	movementSystem: 'Movement system',
	whichOfTheTwoMovementTablesIsUsed: 'Which of the two movement tables is used?',
	variableDiceOnly: 'Variable: dice only',
	alternateAFixedDistanceAndADie: 'Alternate: a fixed distance and a die',
	indirectFire: 'Indirect fire',
	doesTheRefereeAllowGunsToFireAt: 'Does the referee allow guns to fire at what they cannot see?',
	petrolBombs: 'Petrol bombs',
	doesTheRefereeAllowPetrolBombs: 'Does the referee allow petrol bombs?',
	machineGunCompanies: 'Machine gun companies',
	doesTheRefereeAllowMachineGunsTo:
		'Does the referee allow machine guns to form companies of their own?',
	areTheUntriedAdditionalRulesUsed: 'Are the untried additional rules used?',
	notUsed: 'Not used',
	used: 'Used'
});
