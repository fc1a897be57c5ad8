import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/battle/time.ts';

/** Red and White, in Russian: time. */
export const words: Translation<typeof english> = {
	minTheTableRests: 'мин, перерыв',
	minThisTurn: 'мин за этот ход',
	nMin: '{n} мин',
	showItOnTheTurnScreen: 'Показывать на экране хода',
	theBattleEndsAt: 'Конец боя',
	toCountHowManyTurnsStillFit: 'чтобы считать, на сколько ходов ещё хватит времени',
	longestSilenceInMinutes: 'Самая долгая пауза, в минутах',
	whatIsLongerCountsAsABreak: 'что дольше, считается перерывом',
	lessSilence: 'Меньше: пауза',
	moreSilence: 'Больше: пауза',
	playGoesOn: 'Продолжить игру',
	theTableTakesABreak: 'Объявить перерыв',
	done: 'Готово',
	turnClock: 'Часы хода',
	close: 'Закрыть',
	untilEnd: 'до {end}',
	atNATurn: 'по {n} мин на ход',
	atEachATurnNMoreTurnsToEnd: {
		one: 'по {each} мин на ход: до {end} ещё {n} ход',
		few: 'по {each} мин на ход: до {end} ещё {n} хода',
		many: 'по {each} мин на ход: до {end} ещё {n} ходов',
		other: 'по {each} мин на ход: до {end} ещё {n} хода'
	}
};
