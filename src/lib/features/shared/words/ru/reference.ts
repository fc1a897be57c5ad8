import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/reference.ts';

/** Red and White, in Russian: reference. */
export const words: Translation<typeof english> = {
	about: 'О приложении',
	back: 'Назад',
	redAndWhiteIsASetOfRulesFor:
		'Red and White — правила для игры миниатюрами в Гражданскую войну в России. Автор — Jay Stribling, издатель — Jackson Gamers. Приложение следует редакции от 21 сентября 2007 года.',
	itNamesAsItsForerunnersRedCavalry:
		'Предшественниками в правилах названы Red Cavalry March! из The Gauntlet на веб-странице Марка Германа (Mark Herman) и очень похожие правила Stolichnaya Sidings! в MWAN на MagWeb. Заметки автора первых из них взяты из The Gauntlet, номер 11. Порядок хода заимствован из Squad Leader фирмы Avalon Hill.',
	theShipsBoatsAndIceAreFromHis:
		'Корабли, шлюпки и лёд взяты из дополнительных правил того же автора. Другой список поправок рукопашной — из одноимённых правил, автор которых — Lubbers. Спасибо им всем.',
	orel1919IsAHexGame:
		'Orel 1919 — гексовая игра Давида Бодле (David Beaudlet) из номера 75 журнала Vae Victis; на английский правила перевёл Roy K. Bartoo. Карта и фишки здесь восстановлены по этим правилам, о чём сказано на экранах.',
	whiteOctoberIsAHexGameByDavid:
		'White October — гексовая игра Давида Бодле (David Beaudlet) из номера 5 журнала Battles Magazine. Карта, фишки и таблицы здесь восстановлены по её правилам, о чём сказано на экранах.',
	triumphOfChaosIsACardDrivenBoard:
		'Triumph of Chaos — настольный карточный варгейм (card-driven) о той же войне. Его раздел в приложении следует памятке игрока, версия 2.3 от 20 мая 2020 года, где автор не указан; он для владельцев игры: понадобятся её правила, поле и карты.',
	youStillNeedTheRulesThemselvesThe:
		'Сами правила вам всё равно нужны. Приложение излагает их кратко, своими словами, и отмечает знаком °, чего нет в источнике и что оно дополнило само.',
	theRules: 'Правила',
	programDrawingsAndWordsAreByThe:
		'Программа, рисунки и тексты созданы авторами Tachanka и свободно распространяются по лицензии MIT. Правила принадлежат их авторам. Они не создавали это приложение и не одобряли его.',
	version: 'Версия',
	thisApp: 'Это приложение',
	forcesBattlesAndSettingsStayOnThis:
		'Войска, бои и настройки остаются на этом телефоне. Приложение ничего никуда не отправляет, не собирает статистику и, как только готово к работе без связи, в связи не нуждается.',
	whatLeavesThePhoneIsOnlyWhatYou:
		'С телефона уходит только то, что вы сами экспортируете или отправите.',
	yourData: 'Ваши данные',
	libraries: 'Библиотеки',
	withTheirLicences: 'и их лицензии',
	phaseN: 'Фаза {n}',
	nothingFound: 'Ничего не найдено',
	nRulesFound: {
		one: 'Найдено {n} правило',
		few: 'Найдено {n} правила',
		many: 'Найдено {n} правил',
		other: 'Найдено {n} правила'
	},
	moreOfWhatWasFound: 'Ещё из найденного',
	found: 'Найдено',
	phaseNWho: 'Фаза {n}, {who}',
	rules: 'Правила',
	defaultOfThisAppNotInTheSource: 'Умолчание приложения, в источнике этого нет.',
	letterAndNumberLeadToTheHouseRule: 'Буква с номером — ссылка на домашнее правило.',
	sequenceOfPlay: 'Порядок хода',
	nextPart: 'Следующий раздел',
	gameInTheOrderOfTheTurn: '{game}, по порядку хода',
	quickReference: 'Шпаргалка',
	printThisSheet: 'Напечатать этот лист',
	theTurnOnOneSheet: 'Ход на одном листе',
	redAndWhiteInTheOrderOfPlay: 'Red and White, по порядку игры',
	findARuleOrATable: 'Найти правило или таблицу',
	clear: 'Очистить',
	contents: 'Содержание',
	sequenceOfAction: 'Порядок хода',
	houseRules: 'Домашние правила',
	whatIsUnclearOrLostAndHowItIsRead: 'что неясно или утрачено и как это читать',
	theTurnOnOneSheetToPrint: 'ход на одном листе, для печати',
	optionsInForce: 'Действующие опции',
	onPaperForAllPlayers: 'на бумаге, для всех игроков',
	whereTheRulesComeFrom: 'откуда взяты правила',
	houseRulesAndMore: 'Домашние правила и прочее'
};
