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
	nUnitsAttackPlace: { one: '{units} attacks {place}.', other: '{units} attack {place}.' },
	nUnitsShellPlace: { one: '{units} will shell {place}.', other: '{units} will shell {place}.' },
	nUnitsSupport: { one: '{units} supports.', other: '{units} support.' },
	nUnitsMoveToPlace: { one: '{units} moves to {place}.', other: '{units} move to {place}.' },
	nUnitsAdvanceToPlace: {
		one: '{units} advances to {place}.',
		other: '{units} advance to {place}.'
	}
});
