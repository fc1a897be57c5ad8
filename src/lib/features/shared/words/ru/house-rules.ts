import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/house-rules.ts';

/** Red and White, in Russian: house rules. */
export const words: Translation<typeof english> = {
	nRulings: {
		one: '{n} толкование',
		few: '{n} толкования',
		many: '{n} толкований',
		other: '{n} толкования'
	},
	nChanged: {
		one: '{n} изменено',
		few: '{n} изменены',
		many: '{n} изменено',
		other: '{n} изменено'
	},
	findAHouseRule: 'Найти домашнее правило',
	clear: 'Очистить',
	show: 'Показать',
	all: 'Все',
	changed: 'Изменено',
	defaults: 'По умолчанию',
	ofThisApp: 'от приложения',
	resetAllNChanges: {
		one: 'Сбросить {n} изменение',
		few: 'Сбросить все {n} изменения',
		many: 'Сбросить все {n} изменений',
		other: 'Сбросить все {n} изменения'
	},
	agreedBeforehand: 'Оговорено заранее',
	nothingChanged: 'Ничего не изменено',
	nothingFound: 'Ничего не найдено',
	everythingIsPlayedAsTheAppProposes: 'Всё играется так, как предлагает приложение.',
	tryOneWordOrAHeadingOfTheRulebook: 'Попробуйте одно слово или заголовок из книги правил.',
	nHouseRulesReset: {
		one: 'Сброшено {n} домашнее правило.',
		few: 'Сброшены {n} домашних правила.',
		many: 'Сброшено {n} домашних правил.',
		other: 'Сброшено {n} домашнего правила.'
	},
	undo: 'Отмена',
	optionsInForce: 'Действующие опции',
	houseRules: 'Домашние правила',
	forTheCalculatorsABattleKeepsIts: 'для калькуляторов; у боя они свои',
	forNewGamesAGameKeepsItsOwn: 'для новых партий; у партии они свои',
	rules: 'Правила',
	asItWillBePrinted: 'как будет напечатано',
	whatIsPlayed: 'По каким правилам играем',
	printThisSheet: 'Напечатать этот лист',
	changedWasN: 'Изменено, было {n}',
	asProposedBeside: 'как предлагает приложение',
	changedN: 'изменено: {n}',
	options: 'Опции',
	theAppProposesText: 'Приложение предлагает: {text}',
	onlyWhatIsChanged: 'Только изменённое',
	allRulingsAsTheyWillBePrinted: 'Все толкования, как будет напечатано',
	defaultOfThisAppNotInTheSource: 'умолчание приложения, в источнике этого нет',
	changedByThePlayers: 'изменено игроками',
	inTheSource: 'есть в источнике',
	defaultOfThisApp: 'умолчание приложения',
	forTheTableTheAppShowsItAndDoesNot:
		'Для игры за столом: приложение показывает это, но в бросках не учитывает.',
	asTheAppProposes: 'Как предлагает приложение',
	certain: 'точно',
	sure: 'уверенно',
	likely: 'вероятно',
	doubtful: 'под вопросом',
	thisCountsNowButThePhoneCouldNot: 'Это действует сейчас, но телефон не смог это сохранить.'
};
