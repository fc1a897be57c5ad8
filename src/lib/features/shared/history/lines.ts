import type { Refusal } from '#lib/kernel/game/engine.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { dateLocale } from '#lib/words/dates.ts';
import { t } from '#lib/words/t.ts';
import {
	type BattleState,
	CAMP_WORDS,
	figuresLeft,
	type History,
	type HistoryLine,
	type Mark,
	stepOf,
	tell,
	type UnitInBattle,
	unitsOf,
	vehicle
} from '#lib/rules/red-and-white/index.ts';
import { keptBecause } from '#lib/kernel/game/history.ts';
import type { LineFate } from '#lib/features/red-and-white/battle/log.ts';
import { diceMeta } from '#lib/features/red-and-white/battle/said.ts';
import { spoken } from '#lib/features/shared/journal/said.ts';
import { markLabel } from '#lib/features/red-and-white/battle/unit-names.ts';
import type { LogMeta } from '#lib/ui/list/LogLine.svelte';

const time = new Intl.DateTimeFormat(dateLocale(), { hour: '2-digit', minute: '2-digit' });

/** When a line was written, by the clock on the wall. */
export const clockTime = (at: string): string => time.format(new Date(at));

/** The heading of the book that forbids something; the referee's own sense has none. */
export const ruleOf = ({ rule }: Refusal): string | undefined =>
	rule === 'Referee' ? undefined : t(rule);

/** What a line says; a step only moves the clock, and then says where to. */
export const lineText = (line: HistoryLine): string => {
	const text = spoken(tell(line).sentences);
	if (text) return text;
	const { clock } = line.after;
	return t(
		say('{turn}, {phase}.', {
			turn: say(CAMP_WORDS[clock.turn].turn, { n: clock.round }),
			phase: say(stepOf(clock.phase).title)
		})
	);
};

/** Time, dice, and what is odd about a line. */
export const lineMeta = (
	history: History,
	line: HistoryLine,
	fate: LineFate
): readonly LogMeta[] => {
	const told = tell(line);
	const dice = diceMeta(told);
	const kept = keptBecause(history, line);
	const meta: LogMeta[] = [{ text: clockTime(line.entry.at) }];
	if (dice) meta.push(dice);
	if (told.overruled)
		meta.push({ icon: 'pencil', text: t(say('overruled: {reason}', { reason: told.overruled })) });
	if (told.outOfOrder) meta.push({ icon: 'pencil', text: t('out of order') });
	if (line.again !== null) meta.push({ icon: 'turn', text: t('worked out again') });
	if (kept)
		meta.push({
			icon: 'pencil',
			text: kept.reason
				? t(say('kept all the same: {reason}', { reason: kept.reason }))
				: t('kept all the same')
		});
	if (fate.kind === 'undone') meta.push({ icon: 'strike', text: t('taken back') });
	return meta;
};

/** Why a line is struck; undefined for one that counts or was only taken back. */
export const whyGone = (fate: LineFate): string | undefined => {
	if (fate.kind === 'left')
		return t(say('Left out after a strike: {why}', { why: fate.refusal.why }));
	if (fate.kind !== 'struck') return undefined;
	const { reason, redecided, left, kept } = fate.by;
	const parts: Phrase[] = [
		reason
			? say('Struck out by the referee: {reason}.', { reason })
			: say('Struck out by the referee.')
	];
	if (redecided.length)
		parts.push(
			count(
				redecided.length,
				'One later line was worked out again.',
				'{n} later lines were worked out again.'
			)
		);
	if (left.length) parts.push(count(left.length, 'One was left out.', '{n} were left out.'));
	if (kept.length) parts.push(count(kept.length, 'One was kept.', '{n} were kept.'));
	return spoken(parts);
};

/** A unit as it was before a line and as it was after it. */
export interface ChangedUnit {
	readonly before: UnitInBattle | undefined;
	readonly after: UnitInBattle;
}

const seen = ({ left, hits, marks, attached, presence, camp, note }: UnitInBattle) => [
	left,
	hits,
	marks,
	attached,
	presence,
	camp,
	note
];

/** The units that a line changed, as far as a table shows it. */
export const changedBy = ({ before, after }: HistoryLine): readonly ChangedUnit[] =>
	unitsOf(after).flatMap((unit): ChangedUnit[] => {
		const old = before.units[unit.id];
		if (old && (Object.is(old, unit) || same(seen(old), seen(unit)))) return [];
		return [{ before: old, after: unit }];
	});

const strength = (unit: UnitInBattle): number => (vehicle(unit) ? unit.hits : figuresLeft(unit));

/** `16 → 12`: figures, or hits of a vehicle, before and after; undefined where they are the same. */
export const strengthChange = ({ before, after }: ChangedUnit): string | undefined =>
	before && strength(before) !== strength(after)
		? `${strength(before)} → ${strength(after)}`
		: undefined;

/** What a unit had on the other side of a line: its figures, or the marks that came and went. */
export const otherwise = (
	{ before, after }: ChangedUnit,
	shown: 'before' | 'after'
): string | undefined => {
	if (!before) return t('not there before');
	const other = shown === 'after' ? before : after;
	const n = strength(other);
	if (strength(before) !== strength(after)) {
		if (vehicle(after))
			return shown === 'after'
				? t(count(n, '{n} hit before', '{n} hits before'))
				: t(count(n, '{n} hit after', '{n} hits after'));
		return shown === 'after'
			? t(count(n, '{n} figure before', '{n} figures before'))
			: t(count(n, '{n} figure after', '{n} figures after'));
	}
	const names = (marks: readonly Mark[]): string => marks.map(markLabel).join(', ');
	const came = after.marks.filter((mark) => !before.marks.includes(mark));
	const went = before.marks.filter((mark) => !after.marks.includes(mark));
	return (
		[
			...(came.length ? [t(say('new: {marks}', { marks: names(came) }))] : []),
			...(went.length ? [t(say('gone: {marks}', { marks: names(went) }))] : [])
		].join(' · ') || undefined
	);
};

/** `Round 3, Red turn, 14:24`. */
export const whenOf = ({ clock }: BattleState, at: string): string =>
	t(
		say('{turn}, {time}', {
			turn: say(CAMP_WORDS[clock.turn].turn, { n: clock.round }),
			time: clockTime(at)
		})
	);
