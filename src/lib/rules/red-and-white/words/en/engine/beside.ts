import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: beside. */
export const words = texts('red-and-white.engine-beside', {
	sideTheEnemyArmyIsBroken: '{side}: the enemy army is broken',
	sideNoEnemyUnitIsLeft: '{side}: no enemy unit is left',
	sideAheadByNPointsAtTheEndOfRound: {
		one: '{side}: ahead by {n} point at the end of round {round}',
		other: '{side}: ahead by {n} points at the end of round {round}'
	},
	sideHoldsNameAtTheEnd: '{side}: holds {name} at the end',
	sideHoldsNameAtTheEndOfRoundRound: '{side}: holds {name} at the end of round {round}',
	nameNRounds: { one: '{name}, {n} round', other: '{name}, {n} rounds' },
	nEnemyStandsLost: { one: '{n} enemy stand lost', other: '{n} enemy stands lost' },
	typeNEnemyUnits: { one: '{type}: {n} enemy unit', other: '{type}: {n} enemy units' },
	sideWon: '{side} won',
	nobodyWon: 'Nobody won',
	scoreRedToWhite: 'Score: {red} to {white}, Red first',
	byTheReferee: 'By the referee'
});
