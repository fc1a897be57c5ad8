import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/decided.ts';

/** The kernel, in Russian: a game that decides everything, and what its players say beside it. */
export const words: Translation<typeof english> = {
	theGameHasBegun: 'Игра уже началась.',
	theGameHasNotBegun: 'Игра ещё не началась.',
	theGameIsOver: 'Игра окончена.',
	nothingIsAskedNow: 'Сейчас ничего не спрашивается.',
	anotherAnswerIsAskedForNow: 'Сейчас нужен другой ответ.',
	otherDiceAreCalledFor: 'Сейчас нужен другой бросок.',
	theDiceComeFirst: 'Сначала бросок.',
	thePositionDoesNotFitThem: 'С такими правками эта позиция невозможна.',
	randomEventsAreUsed: 'Случайные события уже используются.',
	randomEventsAreUsedFromNowOn: 'Игроки договорились: отныне со случайными событиями.',
	theGameIsCalledName: 'Игра называется {name}.',
	whitePlaysAndRedPlays: 'За белых играет {white}, за красных {red}.',
	white: 'Белые',
	red: 'Красные',
	theApp: 'приложение',
	anythingMayBeTakenBack: 'Решено: броски тоже можно брать назад.',
	diceAreNotTakenBack: 'Решено: броски назад не берутся.',
	playerGivesStandingOrders: '{player}: отданы постоянные приказы на бой.',
	noteText: 'Заметка: {text}',
	thePlayersGoOnWithNCorrections: {
		one: 'Игроки продолжают с {n} правкой.',
		few: 'Игроки продолжают с {n} правками.',
		many: 'Игроки продолжают с {n} правками.',
		other: 'Игроки продолжают с {n} правки.'
	}
};
