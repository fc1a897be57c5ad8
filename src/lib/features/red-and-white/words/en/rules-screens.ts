import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rules. */
export const words = texts('red-and-white.rules-screens', {
	whatTheAppDoesByItself: 'What the app does by itself',
	inNewBattles: 'In new battles',
	forBattlesThatBeginFromNowOnA:
		'For battles that begin from now on. A battle under way has its own, in its menu.',
	marksTestsLossesStepByStep: 'marks, tests, losses: step by step',
	nStepsAreOff: { one: '{n} step is off', other: '{n} steps are off' },
	everything: 'everything',
	whatIsSwitchedOffIsOnlyAReminderIn:
		'What is switched off is only a reminder in the list of what may be done.',
	optionsInForce: 'Options in force',
	houseRules: 'House rules',
	asItWillBePrinted: 'as it will be printed',
	printThisSheet: 'Print this sheet',
	variable: 'Variable',
	allByDice: 'all by dice',
	alternate: 'Alternate',
	mostlyFixed: 'mostly fixed',
	movementSystemOfTheCalculators: 'Movement system of the calculators',
	forTheCalculatorsABattleHasItsOwn: 'For the calculators. A battle has its own.',
	movement: 'Movement'
});
