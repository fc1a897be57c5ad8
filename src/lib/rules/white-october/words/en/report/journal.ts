import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: what was added up, and the steps of a combat. */
export const words = texts('white-october.journal', {
	addedToTheDice: 'Added to 2d6',
	retreatBeforeCombat: 'Retreat before combat',
	supportOfTheAttack: 'Support of the attack',
	supportOfTheDefence: 'Support of the defence',
	events: 'Events',
	theDice: 'The dice',
	theLoser: 'What the loser suffers',
	theWinner: 'What the winner suffers',
	tanksAndCars: 'Tanks and cars',
	advance: 'Advance',
	declarations: 'What is declared',
	barrages: 'Barrages',
	attacks: 'Attacks'
});
