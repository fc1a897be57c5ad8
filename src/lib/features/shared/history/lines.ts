import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { Told } from '#lib/kernel/game/game.ts';
import { keptBecause } from '#lib/kernel/game/history.ts';
import type { Line } from '#lib/kernel/game/journal.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { spoken } from '#lib/features/shared/journal/said.ts';
import type { LiveGame } from '#lib/session/live-game.svelte.ts';
import { CLOCK, dateLocale } from '#lib/words/dates.ts';
import { t } from '#lib/words/t.ts';
import type { LogMeta } from '#lib/ui/list/LogLine.svelte';
import type { LineFate } from './log.ts';
import { words as texts } from '../words/en/history.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const time = new Intl.DateTimeFormat(dateLocale(), CLOCK);
const dayAndTime = new Intl.DateTimeFormat(dateLocale(), {
	day: 'numeric',
	month: 'short',
	...CLOCK
});

/** When a line was written, as clock time; with the day if the game was not all played on one day. */
export const writtenAt = <S, C, F>({ history }: LiveGame<S, C, F>, at: string): string => {
	const { counted } = history;
	const [first, last] = [counted[0], counted.at(-1)].map((line) => line?.entry.at.slice(0, 10));
	return (first === last ? time : dayAndTime).format(new Date(at));
};

/** `Round 3, Red turn, 14:24`. */
export const whenOf = <S, C, F>(
	live: LiveGame<S, C, F>,
	{ before, entry }: Line<S, C, F>
): string =>
	t(
		say(patterns.turnTime, {
			turn: live.game.journal.moment(before).turn,
			time: writtenAt(live, entry.at)
		})
	);

/** The heading of the book that forbids something; undefined where it is only common sense. */
export const ruleOf = (live: { readonly sense: string }, { rule }: Refusal): string | undefined =>
	rule === live.sense ? undefined : t(rule);

/** What a line says where it stands alone. */
export const lineText = <S, C, F>(live: LiveGame<S, C, F>, line: Line<S, C, F>): string =>
	spoken(live.tell(line).sentences) || spoken(live.short(line));

const DICE: Readonly<Record<NonNullable<Told['by']>, LogMeta>> = {
	hand: { icon: 'hand', text: texts.typedIn },
	app: { icon: 'dice', text: texts.rolledHere },
	both: { icon: 'dice', text: texts.typedInAndRolledHere }
};

/** The time, the dice, and anything odd about a line. */
export const lineMeta = <S, C, F>(
	live: LiveGame<S, C, F>,
	line: Line<S, C, F>,
	fate: LineFate<C, F> = { kind: 'counts' }
): readonly LogMeta[] => {
	const { by, odd = [] } = live.tell(line);
	const kept = keptBecause(live.history, line);
	const meta: LogMeta[] = [{ text: writtenAt(live, line.entry.at) }];
	if (by) meta.push({ ...DICE[by], text: t(DICE[by].text) });
	for (const words of odd) meta.push({ icon: 'pencil', text: t(words) });
	if (line.again !== null) meta.push({ icon: 'turn', text: t(texts.workedOutAgain) });
	if (kept)
		meta.push({
			icon: 'pencil',
			text: kept.reason
				? t(say(texts.keptAllTheSameReason, { reason: kept.reason }))
				: t(texts.keptAllTheSame)
		});
	if (fate.kind === 'undone') meta.push({ icon: 'strike', text: t(texts.takenBack) });
	return meta;
};

/** Why a line was struck; undefined for one that counts or was only undone. */
export const whyGone = <C, F>(fate: LineFate<C, F>): string | undefined => {
	if (fate.kind === 'left') return t(say(texts.leftOutAfterAStrikeWhy, { why: fate.refusal.why }));
	if (fate.kind !== 'struck') return undefined;
	const { reason, redecided, left, kept } = fate.by;
	const parts: Phrase[] = [
		reason ? say(texts.struckOutByTheRefereeReason, { reason }) : say(texts.struckOutByTheReferee)
	];
	if (redecided.length) parts.push(count(redecided.length, texts.nLaterLinesWereWorkedOutAgain));
	if (left.length) parts.push(count(left.length, texts.nWereLeftOut));
	if (kept.length) parts.push(count(kept.length, texts.nWereKept));
	return spoken(parts);
};
