import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: the chapters of its reference. */
export const words = texts('white-october.reference', {
	words: 'Words',
	theTurn: 'The turn',
	recruitment: 'Recruitment and replacements',
	supply: 'Supply',
	command: 'HQs and command',
	events: 'Events',
	movement: 'Movement',
	combat: 'Combat',
	fatigue: 'Fatigue',
	redMorale: 'Red morale',
	petrograd: 'Petrograd',
	theCity: 'The city map',
	forts: 'Forts',
	vehicles: 'Vehicles',
	shipsAndAircraft: 'Ships and aircraft',
	theScenario: 'The scenario',
	asThisGameReadsIt: 'In our own words, with the readings of this app'
});
