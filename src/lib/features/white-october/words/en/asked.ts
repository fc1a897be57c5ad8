import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: what is asked, with those whom it is about. */
export const words = texts('white-october.asked', {
	whichWayBackFor: 'Which way back for {units}?',
	theWayCostsAnEpWhose: 'The way costs an EP: whose?',
	theWayBringsDisorderToWhom: 'The way brings disorder: to whom?',
	whoInPlaceLosesNEp: {
		one: 'Who in {place} loses an EP?',
		other: 'Who in {place} loses {n} EP?'
	},
	whoInPlaceIsDisorganised: 'Who in {place} is disorganised?',
	whoInDisorderLosesAnEp: 'Which of those in disorder already loses an EP?',
	whatNOfAll: '{what} {n} of {all}',
	whoLosesAnEp: 'Who loses an EP?',
	pointsForRaising: 'Points to spend: {points}, sum rounded up. Detachments left: {pool} EP.',
	noneLeft: '{points} None left, or no room: {units}.',
	pointsTooFew: '{points} Too few points: {units}.',
	halfAPointAtOnce: 'half a point, at once',
	allPointsLeft: 'all points left, a quarter for each EP; next turn',
	drawnByLot: 'drawn by lot, a point for each EP; when Red moves',
	whoConfers: 'Who confers, and neither moves nor attacks?',
	theyAppearThere: 'They appear there',
	whereDoTheyAppear: 'Where does each of them appear?'
});
