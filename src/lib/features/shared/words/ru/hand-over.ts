import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/hand-over.ts';

/** Red and White, in Russian: hand over. */
export const words: Translation<typeof english> = {
	savedAsName: 'Сохранено: {name}',
	handedOverName: 'Передано: {name}',
	copiedPasteItInAMessage: 'Скопировано. Вставьте в сообщение.',
	showItToTheOtherPhone: 'Показать другому телефону',
	sendTheFile: 'Отправить файл',
	copy: 'Копировать',
	copyAsText: 'Копировать текстом',
	copied: 'Скопировано',
	notCopied: 'Не скопировано',
	share: 'Поделиться',
	shared: 'Передано',
	theTextIsReady: 'Текст готов.',
	shareAsText: 'Поделиться текстом',
	orHandItOver: 'Или передать иначе',
	fromAnotherPhone: 'с другого телефона',
	whatTheCameraSees: 'Что видит камера',
	theOtherPhoneShowsARowOfCodesHold:
		'Другой телефон по очереди показывает коды. Держите этот перед ним, пока не прочитаются все.',
	seenOfOfCodesAreRead: 'Прочитано кодов: {seen} из {of}.',
	numbersWhichAreMissing: 'Осталось прочитать: {which}.',
	withTheCamera: 'Через камеру',
	chooseAPictureOrAFile: 'Выбрать снимок или файл',
	picturesOfTheCodesOneByOneOrAFile: 'снимки кодов по одному или файл, сохранённый там',
	pasteAText: 'Вставить текст',
	copiedOnTheOtherPhone: 'скопированный на другом телефоне',
	readTheText: 'Прочитать текст',
	orAnotherWay: 'Или другим способом',
	beginAnew: 'Начать заново',
	stopTheCamera: 'Остановить камеру',
	useTheCamera: 'Включить камеру',
	codeNOfOf: 'Код {n} из {of}',
	previous: 'Назад',
	previousCode: 'Назад на один код',
	stop: 'Стоп',
	run: 'Пуск',
	stopTheCodes: 'Стоп: показ кодов',
	playTheCodes: 'Пуск: показ кодов',
	next: 'Дальше',
	nextCode: 'Дальше на один код',
	theCameraWasNotAllowedAllowItInThe:
		'Доступ к камере не разрешён. Разрешите его в браузере или возьмите снимок.',
	thisDeviceHasNoCameraUseAPictureA:
		'На этом устройстве нет камеры. Возьмите снимок, файл или текст.',
	anotherAppHasTheCameraCloseItThen:
		'Камера занята другим приложением. Закройте его и попробуйте снова.',
	thisBrowserDoesNotLetAppsUseThe:
		'Этот браузер не даёт доступа к камере. Возьмите снимок, файл или текст.',
	thePartsDoNotFitTogetherReadThem: 'Части не подходят друг к другу. Прочитайте их заново.',
	thisIsLargerThanAnyRoster: 'Это больше любого списка войск.',
	theTextIsIncompleteCopyAllOfIt: 'Текст неполный. Скопируйте его целиком.',
	thereIsSomethingElseInItOpenIt: 'В нём что-то другое. Откройте его в разделе «Файлы».',
	thisCodeIsNotFromThisAppShowItThe:
		'Этот код не из этого приложения. Наведите камеру на коды другого телефона.',
	thisCodeCouldNotBeReadInFullHold:
		'Код прочитался не полностью. Держите телефон ровно или подойдите ближе.',
	noCodeWasFoundInName: '{name}: код не найден.',
	thePictureNameCouldNotBeOpened: 'Не удалось открыть снимок {name}.'
};
