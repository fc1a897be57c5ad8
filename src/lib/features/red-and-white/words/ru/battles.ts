import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/battles.ts';

/** Red and White, in Russian: battles. */
export const words: Translation<typeof english> = {
	nBattlesOnThisPhone: {
		one: '{n} бой на этом телефоне',
		few: '{n} боя на этом телефоне',
		many: '{n} боёв на этом телефоне',
		other: '{n} боя на этом телефоне'
	},
	more: 'Ещё',
	rosters: 'Списки войск',
	takeInARoster: 'Принять список войск',
	saveAndOpenFiles: 'Сохранить и открыть файлы',
	battles: 'Бои',
	noBattlesYet: 'Боёв пока нет',
	aBattleKeepsTheLossesMarksAndTurns:
		'Бой хранит потери, отметки и ходы двух или нескольких наборов войск и каждую запись о том, что произошло.',
	newBattle: 'Новый бой',
	battleOfDay: 'Бой {day}',
	chooseAtLeastTwoForces: 'Выберите хотя бы два набора войск.',
	chooseForcesOfBothSidesRedAndWhite: 'Выберите войска обеих сторон: красных и белых.',
	noneOfTheseForcesHasAUnit: 'В этих войсках нет ни одной части.',
	giveTheBattleAName: 'Дайте бою название.',
	twoOrMoreForces: 'два набора войск или больше',
	allBattles: 'Все бои',
	addTwoExampleForces: 'Добавить два примера войск',
	buildAForce: 'Собрать войска',
	noForcesYet: 'Войск пока нет',
	buildYourOwnFirstOrBeginWithReds:
		'Сначала соберите свои или начните с красных и белых под Кромами.',
	forces: 'Войска',
	whoMarchesIn: 'кто вступает в бой',
	agreeOnObjectivesFirst: 'Сначала договориться о целях',
	objectivesPointsAndWhatWinsTheyCan: 'цели, очки и условия победы; можно и позже',
	beginTheBattle: 'Начать бой'
};
