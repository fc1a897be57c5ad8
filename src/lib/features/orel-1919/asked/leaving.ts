import { ask } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	nameOf,
	type Command,
	type OrelEngine,
	type State,
	type Waiting
} from '#lib/rules/orel-1919/index.ts';
import type { Ask } from '#lib/features/board/ask.ts';
import { trial } from '#lib/features/board/trial.ts';
import { inALine } from '#lib/features/board/names.ts';
import { needPhrase } from '#lib/features/shared/sheet/dice/needed.ts';
import { answersTo } from './asks.ts';
import { words } from '../words/en/board.ts';

/** 8.5 What the die must show for those who leave, if one is thrown. */
const takesOf = (engine: OrelEngine, state: State, command: Command): Phrase | undefined => {
	const then = trial(engine, state, [command]);
	const [rolled] = then.ok ? then.next.rolls : [];
	const draw =
		then.ok && rolled?.procedure === 'retreat-before-combat' && engine.draw(then.state, rolled);
	const asked = draw && ask(draw, []);
	return asked && asked.state !== 'done' ? needPhrase(asked.call) : say(words.awayWithoutADie);
};

/** 8.5 The answers of those who may leave before combat, with their names and what it takes. */
export const leavingOf = (
	engine: OrelEngine,
	state: State,
	next: Waiting
): Pick<Ask<Command>, 'answers'> | undefined => {
	const leave = next.commands.find(({ type }) => type === 'leave');
	if (!leave) return undefined;
	const units = engine.ahead.leavers(state);
	const takes = takesOf(engine, state, leave);
	const [first, ...others] = units;
	const saying = (more: readonly Phrase[]) => ({
		hint: inALine({ list: [...units.map(nameOf), ...more] }),
		...(others.length === 0 && first !== undefined && { unit: first })
	});
	return {
		answers: answersTo(engine.game(state), state, next, next.commands).map((answer) =>
			answer.command.type === 'leave'
				? { ...answer, ...saying(takes ? [takes] : []) }
				: answer.command.type === 'stand'
					? { ...answer, ...saying([]) }
					: answer
		)
	};
};
