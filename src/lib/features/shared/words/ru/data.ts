import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/data.ts';

/** Red and White, in Russian: data. */
export const words: Translation<typeof english> = {
	whatCannotBeReadIsLeftOutAndStays:
		'Что не читается, пропускается и остаётся на телефоне. Если сохранить как есть, в файл попадёт всё.',
	lookThroughAll: 'Проверить всё',
	saveItAsItIs: 'Сохранить как есть',
	ifSomethingCannotBeRead: 'Если что-то не читается',
	files: 'Файлы',
	allThatIsKeptOutAndIn: 'Всё сохранённое: экспорт и импорт',
	back: 'Назад',
	youSeeWhatAFileWouldAddBefore:
		'Сначала вы увидите, что добавит файл. Ничего из того, что есть здесь, не перезаписывается.',
	chooseAFile: 'Выбрать файл',
	openAFile: 'Открыть файл',
	readingName: 'Читается {name}',
	writingTheFile: 'Файл записывается',
	stop: 'Остановить',
	leaveIt: 'Не добавлять',
	close: 'Закрыть',
	add: 'Добавить',
	undo: 'Отмена',
	bringBack: 'Восстановить',
	bringBackName: 'Восстановить: {name}',
	deleted: 'Удалённое',
	keptForNDays: {
		one: 'хранится {n} день',
		few: 'хранится {n} дня',
		many: 'хранится {n} дней',
		other: 'хранится {n} дня'
	},
	willBeAdded: 'будет добавлено',
	isHereAlready: 'уже есть здесь',
	aDifferentOneIsHereThisComesAsA: 'здесь уже есть другой вариант; этот добавится копией',
	whatIsHereSaysSomethingElse: 'здесь записано другое',
	isInTheFileTwiceAndComesOnce: 'есть в файле дважды, добавится один раз',
	wasDeletedHereAndComesBack: 'было удалено здесь и вернётся',
	aChangedOneIsAmongWhatWasDeleted:
		'изменённый экземпляр лежит среди удалённого и там останется; этот добавится отдельно',
	oneThatWasDeletedHereSaysSomething: 'в удалённом здесь записано другое',
	goesOnFromTheOneHere: 'продолжает то, что есть здесь',
	isHereAlreadyAndGoesOnHere: 'уже есть здесь, и здесь есть продолжение',
	nLinesMore: {
		one: 'ещё {n} запись',
		few: 'ещё {n} записи',
		many: 'ещё {n} записей',
		other: 'ещё {n} записи'
	},
	nLines: { one: '{n} запись', few: '{n} записи', many: '{n} записей', other: '{n} записи' },
	theFileIsInOrderAndThereIsNothing: 'Файл в порядке, но в нём ничего нет.',
	nPhotos: { one: '{n} снимок', few: '{n} снимка', many: '{n} снимков', other: '{n} снимка' },
	takeOverWhatSaysSomethingElse: 'Взять то, что отличается',
	inThePlaceOfWhatIsHereTheWayBack: 'вместо того, что есть здесь; это можно отменить',
	inThisFile: 'В этом файле',
	everything: 'Всё',
	what: 'Что',
	whatInOneFile: '{what} — одним файлом, который приложение откроет на любом устройстве.',
	oneFileThatThisAppOpensOnAnyDevice: 'Один файл, который приложение откроет на любом устройстве.',
	withPhotos: 'Со снимками',
	nPhotosSizeMore: {
		one: '{n} снимок, ещё {size}',
		few: '{n} снимка, ещё {size}',
		many: '{n} снимков, ещё {size}',
		other: '{n} снимка, ещё {size}'
	},
	save: 'Сохранить',
	saveAsAFile: 'Сохранить файлом',
	send: 'Отправить',
	sendTheFile: 'Отправить файл',
	saveOrSend: 'Сохранить или отправить',
	whatAdded: 'Добавлено: {what}',
	nothing: 'ничего',
	namesStayChangedSince: 'Изменено с тех пор и потому осталось: {names}.',
	linesAddedToGamesStay: 'Добавленные записи остаются ({games}): отмените их в журнале.',
	thingsLines: '{things} {lines}',
	undoneStay: '{undone}. {stay}',
	addingName: 'Добавляется: {name}',
	writingACopy: 'Записывается копия',
	thisBrowserDoesNotLetAppsUseA:
		'Этот браузер не даёт приложениям папок. Время от времени сохраняйте файл.',
	afterEachTurnAndOnLeaving: {
		one: 'После каждого хода и при выходе всё сохраняется в вашу папку; остаётся {n} последняя копия, а каждый снимок — один раз рядом.',
		few: 'После каждого хода и при выходе всё сохраняется в вашу папку; остаются {n} последние копии, а каждый снимок — один раз рядом.',
		many: 'После каждого хода и при выходе всё сохраняется в вашу папку; остаются {n} последних копий, а каждый снимок — один раз рядом.',
		other:
			'После каждого хода и при выходе всё сохраняется в вашу папку; остаётся {n} последней копии, а каждый снимок — один раз рядом.'
	},
	theFolderFolderIsWaitingForYour:
		'Папка {folder} ждёт вашего разрешения: браузер иногда спрашивает заново.',
	afterEachTurnAndOnLeavingACopyGoes:
		'После каждого хода и при выходе копия сохраняется в папку {folder}.',
	theLastOneWhen: 'Последняя: {when}.',
	chooseAFolder: 'Выбрать папку',
	noMoreCopies: 'Больше не копировать',
	allowItAgain: 'Снова разрешить',
	copyNow: 'Копировать сейчас',
	automaticCopies: 'Автоматические копии',
	theFolderIsNoLongerThereChoose: 'Этой папки больше нет. Выберите другую.',
	theBrowserDoesNotLetTheAppWrite: 'Браузер не даёт приложению писать туда. Разрешите снова.',
	thereIsNoRoomForACopyOnThatDevice: 'На этом устройстве нет места для копии.',
	theCopyCouldNotBeWrittenWhy: 'Записать копию не удалось. ({why})',
	thisAppDoesNotKnowThingsOfThisKind: 'Приложение не знает таких элементов.',
	journalLineLine: '{journal}, запись {line}',
	savedAsName: 'Сохранено: {name}',
	nThingsCannotBeRead: {
		one: '{n} элемент не читается.',
		few: '{n} элемента не читаются.',
		many: '{n} элементов не читаются.',
		other: '{n} элемента не читается.'
	},
	everythingCanBeRead: 'Всё читается.',
	nameIsBack: 'Восстановлено: {name}',
	theFileCouldNotBeHandedOverSaveIt: 'Передать файл не удалось. Лучше сохраните его.',
	handedOverName: 'Передано: {name}',
	theFileCouldNotBeRead: 'Файл не удалось прочитать.',
	saidNThingsThatCannotBeReadWere: {
		one: '{said}. {n} элемент не читается и пропущен.',
		few: '{said}. {n} элемента не читаются и пропущены.',
		many: '{said}. {n} элементов не читаются и пропущены.',
		other: '{said}. {n} элемента не читается и пропущено.'
	},
	problemNothingWasChanged: '{problem} Ничего не изменено.',
	atPathThisAppKnowsNothingOfTheKind:
		'{path}: приложение не знает типа {kind}: обновите приложение и попробуйте снова.',
	thisIsATurnTakeItIn:
		'Это один ход игры на карте: откройте список её партий и там «Take in a turn».',
	atPathThisIsNoPhoto: '{path}: это не снимок.'
};
