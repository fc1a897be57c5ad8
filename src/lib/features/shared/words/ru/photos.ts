import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/photos.ts';

/** Red and White, in Russian: photos. */
export const words: Translation<typeof english> = {
	openWhat: 'Открыть: {what}',
	nPhotosSize: {
		one: '{n} снимок, {size}',
		few: '{n} снимка, {size}',
		many: '{n} снимков, {size}',
		other: '{n} снимка, {size}'
	},
	photos: 'Снимки',
	noPhotosYet: 'Снимков пока нет',
	photosGetTheTurnThePhaseAndTheTime:
		'На обороте снимков стоят ход, фаза и время, а в отчёте они оказываются на своём месте. Снимки остаются на этом телефоне.',
	notKept: 'Не сохранено',
	keepingThePhoto: 'Сохраняем снимок',
	pick: 'Выбрать',
	takeAPhoto: 'Сделать снимок',
	caption: 'Подпись',
	delete: 'Удалить',
	done: 'Готово',
	photo: 'Снимок',
	close: 'Закрыть',
	photoStamp: 'Снимок: {stamp}',
	nMb: '{n} МБ',
	thisPictureCouldNotBeOpenedNothing: 'Этот снимок не удалось открыть. Ничего не сохранено.',
	keptNPhotos: {
		one: 'Сохранено. {n} снимок.',
		few: 'Сохранено. {n} снимка.',
		many: 'Сохранено. {n} снимков.',
		other: 'Сохранено. {n} снимка.'
	},
	writtenDown: 'Записано.',
	thePhotoIsDeleted: 'Снимок удалён.',
	aPhotoCannotBeRead: 'Один из снимков не читается.'
};
