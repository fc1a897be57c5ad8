import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/store.ts';

/** Red and White, in Russian: store. */
export const words: Translation<typeof english> = {
	thisLineIsDamaged: 'Эта запись повреждена в обеих копиях.',
	thisRecordIsDamaged: 'Повреждено в обеих копиях.',
	nLinesOfTitleAreDamagedInBoth: {
		one: '{title}: {n} запись повреждена в обеих копиях. Она остаётся на своём месте и не учитывается.',
		few: '{title}: {n} записи повреждены в обеих копиях. Они остаются на своих местах и не учитываются.',
		many: '{title}: {n} записей повреждено в обеих копиях. Они остаются на своих местах и не учитываются.',
		other:
			'{title}: {n} записи повреждены в обеих копиях. Они остаются на своих местах и не учитываются.'
	},
	theBrowserHadLostNPhotosTheyCame: {
		one: 'Браузер потерял {n} снимок. Он восстановлен из второй копии.',
		few: 'Браузер потерял {n} снимка. Они восстановлены из второй копии.',
		many: 'Браузер потерял {n} снимков. Они восстановлены из второй копии.',
		other: 'Браузер потерял {n} снимка. Они восстановлены из второй копии.'
	},
	theTwoCopiesOfTitleDidNotAgreeBoth: '{title}: две копии разошлись. В списке есть обе.',
	nLinesOfTitleCameBackFromTheSecond: {
		one: '{title}: {n} запись восстановлена из второй копии.',
		few: '{title}: {n} записи восстановлены из второй копии.',
		many: '{title}: {n} записей восстановлено из второй копии.',
		other: '{title}: {n} записи восстановлено из второй копии.'
	},
	theSecondCopyOfTitleWasBehindItIs: '{title}: вторая копия отставала. Теперь она снова полная.',
	theSecondCopyDoesNotAnswerUntil:
		'Вторая копия не отвечает. Пока вы не откроете приложение заново, всё хранится в одном экземпляре.',
	theStorageIsFullTheSecondCopyIsNot:
		'Хранилище заполнено: вторая копия неполная. Освободите место на устройстве.',
	aNewerVersionOfThisAppIsOpenIn:
		'В другой вкладке открыта более новая версия приложения. Обновите эту вкладку.',
	anotherTabHoldsTheStorageCloseThe:
		'Хранилище занято другой вкладкой. Закройте остальные вкладки приложения и попробуйте снова.',
	theStorageIsFullNothingWasChanged:
		'Хранилище заполнено. Ничего не изменено. Удалите что-нибудь или освободите место на устройстве.',
	thisBrowserWindowKeepsNothing:
		'Это окно браузера ничего не хранит: включён приватный режим или отключено хранилище.',
	thisWasCarriedOnInAnotherTabReload:
		'Это продолжили в другой вкладке. Обновите страницу, чтобы увидеть. Здесь ничего не изменено.',
	thisIsDamagedInBothCopiesNothing:
		'Это повреждено в обеих копиях и остаётся как есть. Ничего не изменено.',
	theStorageDidNotAnswerNothingWas: 'Хранилище не ответило. Ничего не изменено. ({reason})',
	theBrowserHadLostNRecordsTheyCame: {
		one: 'Браузер потерял {n} документ. Он восстановлен из второй копии.',
		few: 'Браузер потерял {n} документа. Они восстановлены из второй копии.',
		many: 'Браузер потерял {n} документов. Они восстановлены из второй копии.',
		other: 'Браузер потерял {n} документа. Они восстановлены из второй копии.'
	}
};
