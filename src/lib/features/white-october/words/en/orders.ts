import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: what a side says beforehand of its combats. */
export const words = texts('white-october.orders', {
	whoMaySlipAway: 'Defenders who may slip away',
	slipAway: 'Slip away',
	stand: 'Stand',
	hqsInDefence: 'An HQ near a defence, when only one can serve it',
	serveWhereOneCan: 'Serve',
	spareIt: 'Spare it',
	gunsInDefence: 'Guns, trains and forts that reach no other attack',
	support: 'Support',
	holdFire: 'Hold fire',
	theEventInHand: 'The event in hand',
	playIt: 'Play it',
	keepIt: 'Keep it',
	whoTakesALoss: 'Who takes a loss',
	mostEp: 'Most EP first',
	placeByPlace: 'Exceptions by place: tap for slip away, stand, or as all',
	notOnTheMap: 'not on the map',
	whoMayGoAlong: 'HQs and vehicles, when a barrage drives others back',
	goAlong: 'Go along',
	stay: 'Stay',
	waysBack: 'Ways back',
	homewards: 'Homewards',
	whoMayAdvance: 'Who may enter an emptied place',
	allEnter: 'All enter',
	nobodyEnters: 'Nobody'
});
