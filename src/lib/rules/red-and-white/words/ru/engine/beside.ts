import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/engine/beside.ts';

/** Red and White, in Russian: beside. */
export const words: Translation<typeof english> = {
	sideTheEnemyArmyIsBroken: '{side}: армия противника сломлена',
	sideNoEnemyUnitIsLeft: '{side}: у противника не осталось частей',
	sideAheadByNPointsAtTheEndOfRound: {
		one: '{side}: на {n} очко впереди в конце раунда {round}',
		few: '{side}: на {n} очка впереди в конце раунда {round}',
		many: '{side}: на {n} очков впереди в конце раунда {round}',
		other: '{side}: на {n} очка впереди в конце раунда {round}'
	},
	sideHoldsNameAtTheEnd: '{side}: {name} за ними в конце боя',
	sideHoldsNameAtTheEndOfRoundRound: '{side}: {name} за ними в конце раунда {round}',
	nameNRounds: {
		one: '{name}, {n} раунд',
		few: '{name}, {n} раунда',
		many: '{name}, {n} раундов',
		other: '{name}, {n} раунда'
	},
	nEnemyStandsLost: {
		one: 'Противник потерял {n} подставку',
		few: 'Противник потерял {n} подставки',
		many: 'Противник потерял {n} подставок',
		other: 'Противник потерял {n} подставки'
	},
	typeNEnemyUnits: {
		one: '{type}: {n} часть противника',
		few: '{type}: {n} части противника',
		many: '{type}: {n} частей противника',
		other: '{type}: {n} части противника'
	},
	sideWon: '{side} победили',
	nobodyWon: 'Ничья',
	scoreRedToWhite: 'Счёт {red} : {white}, сначала красные',
	byTheReferee: 'От посредника'
};
