import { say } from '#lib/kernel/phrase.ts';
import type { Command, State } from '#lib/rules/orel-1919/index.ts';
import type { View } from '#lib/features/board/face.ts';
import type { LessonLine, Looked } from '#lib/features/board/lesson.ts';
import { words } from '../words/en/lesson.ts';

/** What a question of a phase is about. */
const QUESTIONS: Readonly<Record<State['phase'], string>> = {
	depots: words.question,
	recruitment: words.recruitment,
	command: words.command,
	events: words.event,
	movement: words.question,
	combat: words.fight,
	end: words.question
};

/**
 * What to do now on the first day, and why: in the part of White, and in that of Red, whoever plays him; `over`: it has been taught. It follows the game, so that it is
 * right after an undo, too.
 */
export const lessonLine = (
	state: State,
	view: Pick<View<Command>, 'ask' | 'asked' | 'called' | 'over'>,
	{ unit, goal, enemy }: Looked
): LessonLine => {
	const line = (text: string, rule: string): LessonLine => ({ text: say(text), rule, over: false });
	if (state.turn > 1 || view.over) return { ...line(words.over, '2'), over: true };
	if (view.asked === 'red' && state.seats.red.app) return line(words.redByApp, '2.2');
	if (view.called) return line(words.dice, view.called.rule);
	if (view.ask) return line(QUESTIONS[state.phase], view.ask.rule);
	if (state.phase !== 'movement') return line(words.fight, '8.1');
	if (enemy !== undefined) return line(words.attack, '7.2');
	if (goal !== undefined) return line(words.go, '7.1.1');
	if (unit !== undefined) return line(words.reach, '7.1.3');
	if (state.player === 'red') return line(words.red, '2.2');
	const moved = state.units.some(({ player, moved }) => player === 'white' && moved);
	if (!moved) return line(words.choose, '7.1');
	return state.attacks.length > 0 ? line(words.endMovement, '8.1') : line(words.enemy, '7.2');
};
