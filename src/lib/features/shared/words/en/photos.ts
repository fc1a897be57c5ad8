import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: photos. */
export const words = texts('frame.photos', {
	openWhat: 'Open: {what}',
	nPhotosSize: { one: '{n} photo, {size}', other: '{n} photos, {size}' },
	photos: 'Photos',
	noPhotosYet: 'No photos yet',
	photosGetTheTurnThePhaseAndTheTime:
		'Photos get the turn, the phase and the time on their back, and stand in the report where they belong. They stay on this phone.',
	notKept: 'Not kept',
	keepingThePhoto: 'Keeping the photo',
	pick: 'Pick',
	takeAPhoto: 'Take a photo',
	caption: 'Caption',
	delete: 'Delete',
	done: 'Done',
	photo: 'Photo',
	close: 'Close',
	photoStamp: 'Photo: {stamp}',
	nMb: '{n} MB',
	thisPictureCouldNotBeOpenedNothing: 'This picture could not be opened. Nothing was kept.',
	keptNPhotos: { one: 'Kept. {n} photo.', other: 'Kept. {n} photos.' },
	writtenDown: 'Written down.',
	thePhotoIsDeleted: 'The photo is deleted.',
	aPhotoCannotBeRead: 'A photo cannot be read.'
});
