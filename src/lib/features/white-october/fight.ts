import type { Line } from '#lib/kernel/game/journal.ts';
import { say } from '#lib/kernel/phrase.ts';
import {
	courseOf,
	placeName,
	type Command,
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

/** 8.2.2 The combat of these lines as a timetable; `ended`: the attack that the last of them ended. */
export const courseIn = (
	lines: readonly Line<State, Command, Fact>[],
	ended = false
): Course | null => {
	const course = courseOf(lines, ended);
	if (!course) return null;
	const { fight, outcome } = course;
	const place = placeName(fight?.place ?? '');
	return {
		title: fight
			? say(fight.night ? words.nightAttackOnPlace : words.attackOnPlace, { place })
			: say(words.combatSequence),
		hex: fight?.place,
		steps: course.steps.map((step) => ({ ...step, title: say(step.title) })),
		outcome:
			outcome &&
			say(OUTCOMES[outcome.hex], {
				place,
				own: outcome.lost.attacker,
				theirs: outcome.lost.defender
			})
	};
};
