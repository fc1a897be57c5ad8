import { play } from '#lib/kernel/dice/draw.ts';
import type { Line } from '#lib/kernel/game/journal.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Working } from '#lib/kernel/sheet/calculator.ts';
import {
	courseOf,
	placeName,
	workingsOf,
	type Command,
	type Fact,
	type OrelEngine,
	type State,
	type Waiting
} from '#lib/rules/orel-1919/index.ts';
import type { Course } from '#lib/features/board/fight.ts';
import { ATTACK_NAMES } from './names.ts';
import { words } from './words/en/board.ts';

/** What a throw that is called for adds up: the same whatever falls, so that any dice show it. */
export const workingsFor = (
	engine: OrelEngine,
	state: State,
	asked: Waiting['rolls'][number]
): readonly Working[] => {
	const draw = engine.draw(state, asked);
	const facts = draw ? (play(draw, () => 1).value as readonly Fact[]) : [];
	return facts.flatMap(workingsOf);
};

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
	return {
		title: !fight
			? say(words.beforeTheAttacks)
			: fight.pursuit === 'none'
				? say(words.attackOnHex, { kind: say(ATTACK_NAMES[fight.kind]), hex })
				: say(words.pursuitToHex, { hex }),
		hex: fight?.hex,
		steps: course.steps.map((step) => ({ ...step, title: say(step.title) })),
		outcome:
			outcome &&
			say(OUTCOMES[outcome.hex], {
				hex,
				own: outcome.lost.attacker,
				theirs: outcome.lost.defender
			})
	};
};
