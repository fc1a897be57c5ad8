import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { dateLocale } from '#lib/words/dates.ts';
import { shown, t } from '#lib/words/t.ts';
import { photoStamp, type ReportPhoto } from '#lib/rules/red-and-white/index.ts';
import type { Photo } from './records.ts';

/** A photo as the report takes it. */
export const reportPhoto = ({ id, clock, caption, at }: Photo): ReportPhoto => {
	const time = new Date(at);
	const hours = new Intl.DateTimeFormat(dateLocale(), { hour: '2-digit', minute: '2-digit' });
	return { id, clock, caption, when: Number.isNaN(time.valueOf()) ? '' : hours.format(time) };
};

/** Round, turn, phase and time of a photo. */
export const stampText = (photo: Photo): string => shown(photoStamp(reportPhoto(photo)));

/** What is said of a photo where it is not seen. */
export const altText = (photo: Photo): string =>
	photo.caption || t(say('Photo: {stamp}', { stamp: photoStamp(reportPhoto(photo)) }));

/** How much it takes: to a tenth of a megabyte. */
export const megabytes = (bytes: number): Phrase =>
	say('{n}\u202fMB', { n: Math.max(1, Math.round(bytes / 100_000)) / 10 });
