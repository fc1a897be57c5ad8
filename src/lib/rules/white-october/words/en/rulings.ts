import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: rulings. */
export const words = texts('white-october.rulings', {
	victory: 'Scenario and victory',
	whichPlacesCountAfterATurnsStay: 'Which places count even if they were held for one turn only?',
	allOf10PointsDistrictsToo: 'All that are worth 10 points, districts too.',
	liubanTchudovoAnd18Ff: 'Liuban, Tchudovo and 18/FF only.'
});
