import { ask } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Command, OrelEngine, State, Waiting } from '#lib/rules/orel-1919/index.ts';
import type { Ask } from '#lib/features/board/ask.ts';
import { trial } from '#lib/features/board/trial.ts';
import { needPhrase } from '#lib/features/shared/sheet/dice/needed.ts';
import { answersTo } from './asks.ts';
import { words } from '../words/en/board.ts';

/** 8.5 What the die must show for units to get away, if one is thrown. */
const needed = (engine: OrelEngine, state: State, command: Command): Phrase | undefined => {
	const then = trial(engine, state, [command]);
	if (!then.ok) return undefined;
	const [rolled] = then.next.rolls;
	if (rolled?.procedure !== 'retreat-before-combat') return say(words.awayWithoutADie);
	const draw = engine.draw(then.state, rolled);
	const asked = draw && ask(draw, []);
	return asked && asked.state !== 'done' ? needPhrase(asked.call) : undefined;
};

/** 8.5 The answers of those who may leave before combat, with what it takes. */
export const leavingOf = (
	engine: OrelEngine,
	state: State,
	next: Waiting
): Pick<Ask<Command>, 'answers'> | undefined =>
	next.commands.some(({ type }) => type === 'leave')
		? {
				answers: answersTo(engine.game(state), state, next, next.commands).map((answer) =>
					answer.command.type === 'leave'
						? { ...answer, hint: needed(engine, state, answer.command) }
						: answer
				)
			}
		: undefined;
