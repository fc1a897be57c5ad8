import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: sequence. */
export const words = texts('white-october.sequence', {
	againstSubversion: 'Against subversion',
	arrivals: 'Arrivals',
	desertion: 'Desertion',
	events: 'Random events',
	fatigue: 'Fatigue',
	firstRedSequence: 'First Red sequence',
	firstWhiteSequence: 'First White sequence',
	offensiveOrRest: 'Offensive or rest',
	raisingUnits: 'Raising units',
	redRecruitment: 'Red recruitment',
	redReplacements: 'Red replacements',
	resupply: 'Resupply',
	secondRedSequence: 'Second Red sequence',
	secondWhiteSequence: 'Second White sequence',
	whiteRecruitment: 'White recruitment',
	whiteReplacements: 'White replacements'
});
