import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/settings.ts';

/** Red and White, in Russian: settings. */
export const words: Translation<typeof english> = {
	phone: 'Телефон',
	asItIsSet: 'как в системе',
	light: 'Светлое',
	dark: 'Тёмное',
	hall: 'Зал',
	brightRoom: 'яркий свет',
	inches: 'Дюймы',
	centimetres: 'Сантиметры',
	asInTheRules: 'как в правилах',
	n25CmForAnInch: '2,5 см за дюйм',
	settings: 'Настройки',
	thisPhone: 'Этот телефон',
	back: 'Назад',
	look: 'Оформление',
	distances: 'Расстояния',
	keepTheScreenOn: 'Не гасить экран',
	inABattle: 'В бою',
	more: 'Ещё',
	notKnown: 'неизвестно',
	theBrowserKeepsForcesAndBattles: 'Браузер хранит войска и бои, пока вы их не удалите.',
	theBrowserMayClearForcesAndBattles:
		'Браузер может стереть войска и бои, если на телефоне кончится место.',
	thisBrowserDoesNotSayHowLongIt: 'Браузер не сообщает, как долго он хранит войска и бои.',
	safariForgetsInSevenDays:
		'Safari удаляет всё, если семь дней пользоваться браузером и не открывать эту страницу. Добавьте её на экран «Домой» (Поделиться → На экран «Домой»): там всё хранится. Сначала там пусто: сохраните здесь всё в файл и откройте его там.',
	nMb: '{n} МБ',
	keptForGood: 'Хранится бессрочно',
	spaceUsed: 'Занято места',
	copies: 'Копии',
	twoADatabaseAndFiles: 'две: база данных и файлы',
	oneTheDatabaseAlone: 'одна: только база данных',
	lastCopyInYourFolder: 'Последняя копия в вашей папке',
	thisBrowserHasNoRoomForASecondCopy:
		'Этот браузер не даёт места для второй копии. Если он потеряет базу данных, вернуть ничего не получится: время от времени сохраняйте файл.',
	itWasAskedAndSaidNoInstallingThe:
		'Браузер ответил на просьбу отказом. Если установить приложение или добавить закладку, он может передумать; копию сохранит экспорт.',
	askToKeepEverything: 'Попросить хранить всё',
	partsOfTheApp: 'Части приложения',
	theTableComesFirstTheRestFollows:
		'Сначала загружается всё для стола: броски, силы и сражения. Остальное догружается само, пока есть связь.',
	ready: 'готово',
	onItsWay: 'загружается',
	ordersGoalsAndPlayers: 'Приказы, цели и игроки',
	strikesAndLuck: 'Вычёркивание и удача',
	filesAndBackups: 'Файлы и копии',
	theRulesToReadIn: 'Правила для чтения',
	battleReports: 'Отчёты о сражениях',
	photos: 'Фотографии',
	carryingOver: 'Передача ростеров',
	triumphOfChaos: 'Triumph of Chaos',
	orel1919: 'Orel 1919',
	russian: 'Русский язык',
	onThisPhone: 'На этом телефоне',
	settingsCounted: 'настройки',
	yes: 'да',
	no: 'нет',
	daylight: 'днём',
	evening: 'вечером',
	language: 'Язык',
	nobodyHasCheckedThisTranslation:
		'Этот перевод пока никто не проверял. Непереведённое показано по-английски.',
	reportAText: 'Сообщить о тексте',
	whatReadsWrongWithItsId: 'что звучит не так, с номером текста',
	aFewWordsAsTheyAppearOnScreen: 'Несколько слов, как на экране',
	typeThreeLettersOrMoreToFindThe: 'Трёх букв хватит, чтобы найти тексты, где они есть.',
	noTextContainsTheseWords: 'Текста с такими словами нет.',
	nMoreTypeMore: {
		one: 'Ещё {n}: уточните слова.',
		few: 'Ещё {n}: уточните слова.',
		many: 'Ещё {n}: уточните слова.',
		other: 'Ещё {n}: уточните слова.'
	},
	copyTheReport: 'Скопировать сообщение',
	theReportNamesTheText:
		'В сообщении есть номер текста, его английский вид и перевод. Отправьте его тому, от кого у вас приложение.'
};
