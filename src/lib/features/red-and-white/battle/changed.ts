import { count, say } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { listed, t } from '#lib/words/t.ts';
import {
	figuresLeft,
	type HistoryLine,
	type Mark,
	type UnitInBattle,
	unitsOf,
	vehicle
} from '#lib/rules/red-and-white/index.ts';
import { markLabel } from './unit-names.ts';
import { words } from '../words/en/battle.ts';

/** A unit as it was before and after a line of the log. */
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

/** The units that a line changed, counting only what the table shows. */
export const changedBy = ({ before, after }: HistoryLine): readonly ChangedUnit[] =>
	unitsOf(after).flatMap((unit): ChangedUnit[] => {
		const old = before.units[unit.id];
		if (old && (Object.is(old, unit) || same(seen(old), seen(unit)))) return [];
		return [{ before: old, after: unit }];
	});

const strength = (unit: UnitInBattle): number => (vehicle(unit) ? unit.hits : figuresLeft(unit));

/** `16 → 12`: figures, or a vehicle's hits, before and after; undefined where they are the same. */
export const strengthChange = ({ before, after }: ChangedUnit): string | undefined =>
	before && strength(before) !== strength(after)
		? `${strength(before)} → ${strength(after)}`
		: undefined;

/** What a unit had on the other side of a line: its figures, or the marks gained and lost. */
export const otherwise = (
	{ before, after }: ChangedUnit,
	shown: 'before' | 'after'
): string | undefined => {
	if (!before) return t(words.notThereBefore);
	const other = shown === 'after' ? before : after;
	const n = strength(other);
	if (strength(before) !== strength(after)) {
		if (vehicle(after))
			return shown === 'after' ? t(count(n, words.nHitsBefore)) : t(count(n, words.nHitsAfter));
		return shown === 'after' ? t(count(n, words.nFiguresBefore)) : t(count(n, words.nFiguresAfter));
	}
	const names = (marks: readonly Mark[]): string => listed(marks.map(markLabel));
	const came = after.marks.filter((mark) => !before.marks.includes(mark));
	const went = before.marks.filter((mark) => !after.marks.includes(mark));
	return (
		[
			...(came.length ? [t(say(words.newMarks, { marks: names(came) }))] : []),
			...(went.length ? [t(say(words.goneMarks, { marks: names(went) }))] : [])
		].join(' · ') || undefined
	);
};
