import { texts } from '#lib/kernel/texts.ts';

/** triumph-of-chaos, in English: leaders screens. */
export const words = texts('triumph-of-chaos.leaders-screens', {
	hasActedThisActionRound: 'has acted this Action Round',
	ratedRatingState: 'rated {rating} · {state}',
	anotherLeader: 'Another leader',
	aLeaderActs: 'A leader',
	writtenDownWithHisRating: 'written down with his rating, then rolled for',
	ratingOnHisBack: 'Rating on his back',
	flippedTheRatingOfHisBackIsNotTold: 'flipped; the rating on his back is not told yet',
	notToldYet: 'not told yet',
	asOnTheFront: 'As on the front',
	hasActedInThisActionRound: 'Has acted in this Action Round',
	name: 'Name',
	side: 'Side',
	white: 'White',
	red: 'Red',
	rating: 'Rating',
	state: 'State',
	writeItDown: 'Write it down',
	add: 'Add',
	aLeader: 'A leader',
	leaders: 'Leaders',
	close: 'Close',
	addTheLeadersOnTheMapWithTheRating:
		'Add the leaders on the map with the rating of their counters; combat then offers them.',
	addALeader: 'Add a leader'
});
