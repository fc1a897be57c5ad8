import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: what a line of the log says of several units at once, what was added up, the steps of a combat. */
export const words = texts('white-october.journal', {
	addedToTheDice: 'Added to 2d6',
	addedThenHalved: 'Added to 2d6, then half of it, halves up',
	ratioReadAs: 'Ratio {attacker} to {defender}, read as {line}',
	retreatBeforeCombat: 'Retreat before combat',
	supportOfTheAttack: 'Support of the attack',
	supportOfTheDefence: 'Support of the defence',
	events: 'Events',
	theDice: 'The dice',
	theLoser: 'What the loser suffers',
	theWinner: 'What the winner suffers',
	tanksAndCars: 'Tanks and cars',
	advance: 'Advance',
	declarations: 'Declarations',
	barrages: 'Barrages',
	attacks: 'Attacks',
	nothingIsDeclared: 'No attack or barrage is declared.',
	unitsAttackPlace: '{units} attack {place}.',
	unitsShellPlace: '{units} will shell {place}.',
	unitsSupport: '{units} support.',
	unitsMoveToPlace: '{units} move to {place}.',
	unitsAdvanceToPlace: '{units} advance to {place}.',
	unitsAppear: 'They appear: {units}.',
	unitInPlace: '{unit} in {place}',
	anEpDesertsFromUnits: 'An EP deserts from each: {units}.',
	nPointsAreLost: '{n} recruitment points are lost to desertion.',
	unitsAreRaised: 'They are raised: {units}.',
	unitWithEp: '{unit} ({ep} EP)',
	unitsRegainAnEp: 'They regain an EP each: {units}.'
});
