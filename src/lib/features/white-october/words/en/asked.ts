import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: what is asked, with those whom it is about. */
export const words = texts('white-october.asked', {
	whichWayBackFor: 'Which way back for {units}?',
	whoPaysForTheWay: 'The way costs an EP: whose?',
	whoIsDisorganisedByTheWay: 'The way brings disorder: to whom?',
	whoInPlaceLosesNEp: {
		one: 'Who in {place} loses an EP?',
		other: 'Who in {place} loses {n} EP?'
	},
	whoInPlaceIsDisorganised: 'Who in {place} is disorganised?',
	whoInDisorderLosesAnEp: 'Which of those in disorder already loses an EP?',
	whoLosesAnEp: 'Who loses an EP?',
	whatRaisingCosts:
		'Points to spend: {points}. Communists and a barricade cost half a point each and stand at once. Detachments take all the rest, a quarter for each EP, and come next turn; military units cost one for each EP, are drawn, and come when Red moves. The sum is rounded up.',
	whoConfers: 'Who confers, and neither moves nor attacks?',
	place: '{place}',
	theyAppearThere: 'They appear there',
	whereDoTheyAppear: 'Where does each of them appear?'
});
