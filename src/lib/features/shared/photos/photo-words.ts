import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { ReportPhoto } from '#lib/kernel/report/report.ts';
import type { LiveGame } from '#lib/session/live-game.svelte.ts';
import { CLOCK, dateLocale } from '#lib/words/dates.ts';
import { t } from '#lib/words/t.ts';
import type { Photo } from './records.ts';
import { words } from '../words/en/photos.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const hours = new Intl.DateTimeFormat(dateLocale(), CLOCK);

/** A photo as the report takes it. Its turn and phase are those after the line that was the last when it was taken. */
export const reportPhoto = <S, C, F>(
	{ game, history }: LiveGame<S, C, F>,
	{ id, caption, at, line }: Photo
): ReportPhoto => {
	const taken = new Date(at);
	const time = Number.isNaN(taken.valueOf()) ? '' : hours.format(taken);
	const after = history.written.find((one) => one.id === line)?.after;
	if (after === undefined) return { id, caption, line, stamp: say(patterns.time, { time }) };
	const { turn, phase } = game.journal.moment(after);
	const stamp = phase
		? say(patterns.turnPhaseWhen, { turn, phase: phase.title, when: time })
		: say(patterns.turnWhen, { turn, when: time });
	return { id, caption, line, stamp };
};

/** Turn, phase and time of a photo. */
export const stampText = <S, C, F>(live: LiveGame<S, C, F>, photo: Photo): string =>
	t(reportPhoto(live, photo).stamp);

/** What is said of a photo to those who do not see it. */
export const altText = <S, C, F>(live: LiveGame<S, C, F>, photo: Photo): string =>
	photo.caption || t(say(words.photoStamp, { stamp: reportPhoto(live, photo).stamp }));

/** A size in megabytes, to a tenth. */
export const megabytes = (bytes: number): Phrase =>
	say(words.nMb, { n: Math.max(1, Math.round(bytes / 100_000)) / 10 });
