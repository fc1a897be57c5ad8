import { ask, play } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	nameOf,
	type Command,
	type Fact,
	type OrelEngine,
	type State,
	type UnitId,
	type Waiting
} from '#lib/rules/orel-1919/index.ts';
import type { Ask } from '#lib/features/board/ask.ts';
import { trial } from '#lib/features/board/trial.ts';
import { inALine } from '#lib/features/board/names.ts';
import { needPhrase } from '#lib/features/shared/sheet/dice/needed.ts';
import { answersTo } from './asks.ts';
import { words } from '../words/en/board.ts';

/** 8.5 Who would leave, and what the die must show for them, if one is thrown. */
const leaversOf = (
	engine: OrelEngine,
	state: State,
	command: Command
): { readonly units: readonly UnitId[]; readonly takes: readonly Phrase[] } => {
	const then = trial(engine, state, [command]);
	if (!then.ok) return { units: [], takes: [] };
	const [rolled] = then.next.rolls;
	const draw = rolled?.procedure === 'retreat-before-combat' && engine.draw(then.state, rolled);
	// All that may leave do so by a one.
	const facts = draw ? (play(draw, () => 1).value as readonly Fact[]) : then.facts;
	const asked = draw && ask(draw, []);
	const takes =
		asked && asked.state !== 'done' ? needPhrase(asked.call) : say(words.awayWithoutADie);
	return {
		units: facts.flatMap((fact) => (fact.type === 'leaveChecked' ? fact.away : [])),
		takes: takes ? [takes] : []
	};
};

/** 8.5 The answers of those who may leave before combat, with their names and what it takes. */
export const leavingOf = (
	engine: OrelEngine,
	state: State,
	next: Waiting
): Pick<Ask<Command>, 'answers'> | undefined => {
	const leave = next.commands.find(({ type }) => type === 'leave');
	if (!leave) return undefined;
	const { units, takes } = leaversOf(engine, state, leave);
	const [first, ...others] = units;
	const saying = (more: readonly Phrase[]) => ({
		hint: inALine({ list: [...units.map(nameOf), ...more] }),
		...(others.length === 0 && first !== undefined && { unit: first })
	});
	return {
		answers: answersTo(engine.game(state), state, next, next.commands).map((answer) =>
			answer.command.type === 'leave'
				? { ...answer, ...saying(takes) }
				: answer.command.type === 'stand'
					? { ...answer, ...saying([]) }
					: answer
		)
	};
};
