import type { Line } from '#lib/kernel/game/journal.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	courseOf,
	placeName,
	type Command,
	type Course as Fought,
	type Fact,
	type State
} from '#lib/rules/white-october/index.ts';
import type { Course } from '#lib/features/board/fight.ts';
import { words } from './words/en/fight.ts';

const OUTCOMES = {
	taken: words.isTaken,
	empty: words.isLeftEmpty,
	holds: words.holdsOut,
	beaten: words.isBeatenOff
} as const;

/** 8.2 What came of an attack on a place. */
const outcomeSaid = (place: string, { hex, lost }: NonNullable<Fought['outcome']>): Phrase =>
	say(OUTCOMES[hex], { place: placeName(place), own: lost.attacker, theirs: lost.defender });

/** 8.2.2 The combat of these lines as a timetable; `ended`: the attack that the last of them ended. */
export const courseIn = (
	lines: readonly Line<State, Command, Fact>[],
	ended = false
): Course | null => {
	const course = courseOf(lines, ended);
	if (!course) return null;
	const { fight, outcome, fought, besides } = course;
	const place = placeName(fight?.place ?? '');
	const earlier = fought.map((one) => outcomeSaid(one.place, one.outcome));
	return {
		title: fight
			? say(fight.night ? words.nightAttackOnPlace : words.attackOnPlace, { place })
			: say(words.theCombatSequence),
		hex: fight?.place,
		steps: course.steps.map(({ title, told, ...step }, at, { length }) => ({
			...step,
			title: say(title),
			told:
				at < length - 1 || earlier.length === 0
					? told
					: { ...told, sentences: [...earlier, ...told.sentences] }
		})),
		outcome:
			outcome &&
			besides.reduce(
				(before, then) => say(words.beforeThen, { before, then }),
				outcomeSaid(fight?.place ?? '', outcome)
			)
	};
};
