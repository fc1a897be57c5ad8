import { say } from '#lib/kernel/phrase.ts';
import type { Command, State } from '#lib/rules/white-october/index.ts';
import type { View } from '#lib/features/board/face.ts';
import type { LessonLine, Looked } from '#lib/features/board/lesson.ts';
import { words } from '../words/en/lesson.ts';

type Said = readonly [text: string, rule: string];

/** What the questions of a step are about; in the action sequences that depends on what is done in them. */
const STEPS: Readonly<Partial<Record<State['step'], Said>>> = {
	ammunition: [words.ammunition, '4.5'],
	'white-recruitment': [words.recruitment, '3.1'],
	'white-replacements': [words.recruitment, '3.3'],
	'red-recruitment': [words.recruitment, '3.1'],
	'red-replacements': [words.recruitment, '3.3'],
	'anti-subversion': [words.politics, '11.2.1'],
	desertion: [words.politics, '10.2'],
	raising: [words.politics, '11.2.2'],
	events: [words.events, '6'],
	fatigue: [words.fatigue, '9.1']
};

const moving = (state: State, { unit, goal }: Looked): Said => {
	if (goal !== undefined) return [words.go, '7.1'];
	if (unit !== undefined) return [words.reach, '7.3'];
	if (state.player === 'red') return [words.red, '7.1'];
	const moved = state.units.some(({ player, moved: has }) => player === 'white' && has);
	return moved ? [words.moved, '5.1'] : [words.choose, '7.1'];
};

/** What to do now in the first turn, and why. It follows the game, so that it is right after an undo, too. */
export const lessonLine = (
	state: State,
	view: Pick<View<Command>, 'ask' | 'asked' | 'called' | 'over'>,
	looked: Looked
): LessonLine => {
	const line = ([text, rule]: Said): LessonLine => ({ text: say(text), rule, over: false });
	if (state.turn > 1 || view.over) return { ...line([words.over, '2']), over: true };
	if (view.asked === 'red' && state.seats.red.app) return line([words.redByApp, '2']);
	if (view.called) return line([words.dice, view.called.rule]);
	if (looked.enemy !== undefined) return line([words.attack, '8.2']);
	const step = STEPS[state.step];
	if (step) return line(step);
	if (state.sequence === null) return line([words.order, '2']);
	if (state.combat?.stage === 'declare') return line([words.declare, '8.2.1']);
	// Where losses are owed, both sides have just read a result by their Morale.
	if (state.combat && (!view.ask || view.ask.losses))
		return line([words.fight, view.ask?.rule ?? '8.2.2']);
	if (view.ask) return line([words.question, view.ask.rule]);
	return line(moving(state, looked));
};
