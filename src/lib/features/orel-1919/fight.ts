import type { Line } from '#lib/kernel/game/journal.ts';
import { say } from '#lib/kernel/phrase.ts';
import {
	courseOf,
	placeName,
	type Command,
	type Fact,
	type State
} from '#lib/rules/orel-1919/index.ts';
import type { Course } from '#lib/features/board/fight.ts';
import { ATTACK_NAMES } from './names.ts';
import { words } from './words/en/board.ts';

const OUTCOMES = {
	taken: words.isTaken,
	empty: words.isLeftEmpty,
	holds: words.holdsOut
} as const;

/** 8.1 The combat of these lines as a timetable; `ended`: the attack that the last of them ended. */
export const courseIn = (
	lines: readonly Line<State, Command, Fact>[],
	ended = false
): Course | null => {
	const course = courseOf(lines, ended);
	if (!course) return null;
	const { fight, outcome } = course;
	const hex = placeName(fight?.hex ?? '');
	const pursues = fight !== null && fight.pursuit !== 'none';
	return {
		title: !fight
			? say(words.beforeTheAttacks)
			: pursues
				? say(words.pursuitToHex, { hex })
				: say(words.kindOnHex, { kind: say(ATTACK_NAMES[fight.kind]), hex }),
		hex: fight?.hex,
		steps: course.steps.map((step) => ({ ...step, title: say(step.title) })),
		outcome:
			outcome &&
			// 8.7.4 A pursuit is the end of its attack: what that cost is told with it.
			say(OUTCOMES[outcome.hex], {
				hex,
				lost: say(pursues ? words.lostInAll : words.stepsLost),
				own: outcome.lost.attacker,
				theirs: outcome.lost.defender
			})
	};
};
