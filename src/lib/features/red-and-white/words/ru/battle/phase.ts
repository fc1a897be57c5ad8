import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/battle/phase.ts';

/** Red and White, in Russian: phase. */
export const words: Translation<typeof english> = {
	melees: 'Рукопашные',
	nUnitsMustTest: {
		one: '{n} часть должна пройти проверку',
		few: '{n} части должны пройти проверку',
		many: '{n} частей должны пройти проверку',
		other: '{n} части должно пройти проверку'
	},
	nUnitsInside: {
		one: '{n} часть внутри',
		few: '{n} части внутри',
		many: '{n} частей внутри',
		other: '{n} части внутри'
	},
	bombardments: 'Артобстрелы',
	theTableHasChangedSince: 'с тех пор стол изменился',
	dropWhat: 'Убрать: {what}',
	droppedWhat: 'Убрано: {what}',
	bringItBack: 'Вернуть',
	leftOpen: 'Отложено',
	leftOpenN: 'Отложено: {n}',
	eachKeepsItsPlace: 'каждое помнит своё место',
	skipped: 'пропущена',
	reopened: 'открыта снова',
	nMin: '{n} мин',
	playersScoreTime: 'Игроки, счёт, время',
	nMore: { one: 'ещё {n}', few: 'ещё {n}', many: 'ещё {n}', other: 'ещё {n}' },
	nOneByOne: {
		one: 'по одной: {n}',
		few: 'по одной: {n}',
		many: 'по одной: {n}',
		other: 'по одной: {n}'
	},
	nStillOwedClosePhaseAnyway: {
		one: 'Осталось: {n}. Всё равно закрыть фазу «{phase}»?',
		few: 'Осталось: {n}. Всё равно закрыть фазу «{phase}»?',
		many: 'Осталось: {n}. Всё равно закрыть фазу «{phase}»?',
		other: 'Осталось: {n}. Всё равно закрыть фазу «{phase}»?'
	},
	toBeRolledFirst: 'Сначала броски',
	stillOwedN: 'Осталось сделать: {n}',
	notYet: 'Пока нет',
	closeAnyway: 'Всё равно закрыть',
	nobodyMust: 'Никто не обязан',
	mayBeDoneN: 'Можно сделать: {n}',
	commanderInChief: 'главно­командующий',
	noOfficer: 'Без офицера',
	doneOfAllRolled: 'бросили: {done} из {all}',
	doneOfAllFired: 'стреляли: {done} из {all}',
	doneOfAllMoved: 'двигались: {done} из {all}',
	doneOfAllOfficersMoved: 'офицеры двигались: {done} из {all}',
	nUnitsToFight: {
		one: 'дерутся: {n}',
		few: 'дерутся: {n}',
		many: 'дерутся: {n}',
		other: 'дерутся: {n}'
	},
	doneFought: 'дрались: {done}',
	doneOfAllTested: 'проверены: {done} из {all}',
	nothingToDo: 'делать нечего',
	doneOfAll: '{done} из {all}',
	done: 'готово',
	whoHasActed: 'Кто уже действовал',
	playerIsNotDoneYet: '{player}: фаза не закончена',
	playerIsDoneWithThisPhase: '{player}: фаза закончена',
	cannotPass: 'не пройти',
	onFace: 'на {face}',
	noRoll: 'без броска',
	passes: 'проходит',
	meleeToBeFoughtInAnyOrder: 'рукопашная, в любом порядке',
	inContactWithWhom: 'контакт: с кем?',
	armyMoraleLostOfOfUnitsLostD10: 'мораль армии: потеряно частей {lost} из {of}, D10',
	leadershipD10ByDistance: 'управление: D10 по расстоянию',
	unitMoraleD6NStands: {
		one: 'мораль части: D6, {n} подставка',
		few: 'мораль части: D6, {n} подставки',
		many: 'мораль части: D6, {n} подставок',
		other: 'мораль части: D6, {n} подставки'
	},
	unitMoraleD6ModifierNStands: {
		one: 'мораль части: D6 {modifier}, {n} подставка',
		few: 'мораль части: D6 {modifier}, {n} подставки',
		many: 'мораль части: D6 {modifier}, {n} подставок',
		other: 'мораль части: D6 {modifier}, {n} подставки'
	},
	unitMoraleD6MoralePointN: 'мораль части: D6, порог морали {n}',
	unitMoraleD6ModifierMoralePointN: 'мораль части: D6 {modifier}, порог морали {n}',
	whatNTimes: {
		one: '{what}, {n} раз',
		few: '{what}, {n} раза',
		many: '{what}, {n} раз',
		other: '{what}, {n} раза'
	},
	anOfficer: 'Офицер',
	mustLeadHeroicallyHisCharacterIs: 'должен вести лично; его характер запечатан',
	marksOfTheLastTurn: 'Отметки прошлого хода',
	takeOff: 'снять',
	officersWhoMayComeBack: 'Офицеры, которые могут вернуться',
	nOfficers: { one: '{n} офицер', few: '{n} офицера', many: '{n} офицеров', other: '{n} офицера' },
	bringBack: 'вернуть',
	bothTogetherWhat: 'Обе вместе: {what}',
	allNTogetherWhat: {
		one: 'Все вместе ({n}): {what}',
		few: 'Все вместе ({n}): {what}',
		many: 'Все вместе ({n}): {what}',
		other: 'Все вместе ({n}): {what}'
	},
	rollsInAnyOrderOrTheAppRolls: 'числа в любом порядке, или бросает приложение',
	nEnteredNotYetWrittenDown: 'введено: {n}, ещё не записано'
};
