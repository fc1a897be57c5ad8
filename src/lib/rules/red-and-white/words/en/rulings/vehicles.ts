import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings vehicles. */
export const words = texts('red-and-white.rulings-vehicles', {
	r43: 'Breakdown of an armoured car',
	r43Asks:
		'It must roll above its morale to move, which an undamaged car never could. Above what, then?',
	r43AboveHits: 'Above the number of hits; no roll without hits.',
	r43AboveMoralePoint: 'Above the morale point, as written; no roll without hits.',
	r43NoRoll: 'It never breaks down.',
	r44: 'Morale of a car that is hit',
	r44Asks: 'Does the new hit already lower its morale point?',
	r44AfterHit: 'Yes, count the hit, then test.',
	r44BeforeHit: 'No, test, then count it.',
	r45: 'Critical hit',
	r45Asks: 'Does a critical also count as a hit?',
	r45CountsAsHit: 'Yes, its morale point falls by 1 as well.',
	r45NotAHit: 'No.',
	r46: 'Repairing a tank',
	r46Asks: 'A failed morale test means no repairs. For how long?',
	r46FailureThisTurn: 'For this turn; one attempt in phase 3 of each of its own turns.',
	r46FailureForGood: 'For the rest of the game.',
	aTankWithAnEngineHitCannotFallBack:
		'A tank with an engine hit cannot fall back, so an alarm does nothing to it.',
	anImmobilisedTankTestsOnceForEach:
		'An immobilised tank tests once for each later shell that hits, after the damage is counted.',
	r47: 'Two ways to throw petrol bombs',
	r47Asks: 'One section rolls a D10, another a D6. Which is used?',
	r47ByAttacker: 'D6 when infantry attacks the tank; D10 when the tank attacked and lost.',
	r47D10Always: 'Always D10, after winning the melee and passing morale.',
	r47D6Always: 'Always D6 for each stand.',
	r53: 'When a train tests',
	r53Asks: 'When it is fired on, or when it is hit?',
	r53WhenFiredOn: 'When artillery fires at it, once a phase, after adding the hits.',
	r53WhenHit: 'Only when a shell hits it.'
});
