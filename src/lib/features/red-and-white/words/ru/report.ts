import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/report.ts';

/** Red and White, in Russian: report. */
export const words: Translation<typeof english> = {
	down: 'Вниз',
	nearest: 'Ближайшее',
	up: 'Вверх',
	nobody: 'Никто',
	all: 'Все',
	unitIsBack: 'в строю',
	lost: 'потеря',
	unitsOfForce: '{force}: части',
	unit: 'Часть',
	start: 'Было',
	left: 'Цело',
	figuresBack: 'Назад',
	now: 'Стало',
	whoCameBack: 'Кто вернулся',
	notesByTheOriginalAuthor: 'Заметки автора правил',
	report: 'Отчёт',
	whoWon: 'Кто победил',
	shareOfTheLost: '{share} потерь',
	shareEach: 'по {share}',
	sideWhoComesBack: '{side}: вернутся',
	partsOfAFigure: 'Доли фигурки',
	whoeverIsInTheHandsOfTheEnemyAnd:
		'Кто остался в руках противника, потерян, как и любая разбитая машина. Что стоит при части, возвращается целиком или не возвращается.',
	backIntoTheForcesThoseThatMarched:
		'При записи в войска вступившие в бой становятся теми, кто вернулся.',
	changedSinceTheyMarchedInNames:
		'Изменены после вступления в бой: {names}. При записи обратно эти изменения пропадут.',
	notKept: 'Не сохранено',
	undo: 'Отмена',
	toTheForces: 'К войскам',
	newBattle: 'Новый бой',
	withTheseForces: 'с этими войсками',
	backIntoTheForces: 'Записать в войска',
	oneMarchedInTwice: 'один набор вступил в бой дважды',
	keepAsNewForces: 'Сохранить как новые войска',
	nOfAllHits: 'попадания: {n} из {all}',
	moralePoint: 'порог морали',
	moraleBeside: 'мораль',
	rosterSheets: 'Листы войск',
	asTheyWillBePrinted: 'как будут напечатаны',
	whose: 'Чьи',
	everybody: 'Все',
	takeHome: 'Взять с собой',
	printNSheets: {
		one: 'Напечатать {n} лист',
		few: 'Напечатать {n} листа',
		many: 'Напечатать {n} листов',
		other: 'Напечатать {n} листа'
	},
	unitsWithoutAPlayer: 'Части без игрока',
	commanderInChief: 'главнокомандующий',
	hitScratchScratchedOutOutDeadDead:
		'Попадание: {scratch} — царапина, {out} — выбыл, {dead} — погиб',
	crossOutFiguresAndHits: 'Вычёркивать фигурки и попадания',
	morale: 'Мораль',
	notes: 'Заметки',
	leading: 'Управление',
	oneD10AUnit0Is10: 'Один D10 на часть; 0 — это 10.',
	theNumberOfAUnitIsAddedToItsDie: 'Число части прибавляется к её кубику.',
	officers: 'Офицеры',
	character: 'Характер',
	leadsHeroically: 'Лично ведёт',
	defaultOfThisAppNotInTheSource: 'умолчание приложения, в источнике этого нет',
	redAndWhiteByJayStribling: 'Red and White, автор — Jay Stribling',
	forceAfterBattle: '{force}, после боя: {battle}',
	nForcesTakenOutOfTheListAgain: {
		one: '{n} набор войск снова убран из списка.',
		few: '{n} набора войск снова убраны из списка.',
		many: '{n} наборов войск снова убрано из списка.',
		other: '{n} набора войск снова убрано из списка.'
	},
	nForcesKeptAmongYourForces: {
		one: '{n} набор войск сохранён среди ваших.',
		few: '{n} набора войск сохранены среди ваших.',
		many: '{n} наборов войск сохранено среди ваших.',
		other: '{n} набора войск сохранено среди ваших.'
	},
	nForcesAreAsTheyWereBefore: {
		one: '{n} набор войск снова такой, каким был.',
		few: '{n} набора войск снова такие, какими были.',
		many: '{n} наборов войск снова такие, какими были.',
		other: '{n} набора войск снова такие, какими были.'
	},
	nForcesAreAsTheyCameBack: {
		one: '{n} набор войск теперь такой, каким вернулся.',
		few: '{n} набора войск теперь такие, какими вернулись.',
		many: '{n} наборов войск теперь такие, какими вернулись.',
		other: '{n} набора войск теперь такие, какими вернулись.'
	}
};
