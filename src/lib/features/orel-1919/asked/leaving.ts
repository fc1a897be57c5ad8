import { ask } from '#lib/kernel/dice/draw.ts';
import { say, type PhraseValue } from '#lib/kernel/phrase.ts';
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

type Parts = readonly PhraseValue[];

/** 8.5 Those who leave, and what it takes: nothing, or what the die must show. */
const leaversSaid = (engine: OrelEngine, state: State, leave: Command): Parts => {
	const leavers = engine.ahead.leavers(state);
	const named = (without: boolean): Parts =>
		leavers.flatMap(({ unit, sure }) => (sure === without ? nameOf(unit) : []));
	const then = trial(engine, state, [leave]);
	const [rolled] = then.ok ? then.next.rolls : [];
	const draw =
		then.ok && rolled?.procedure === 'retreat-before-combat' && engine.draw(then.state, rolled);
	const asked = draw ? ask(draw, []) : undefined;
	const need = asked?.state === 'waiting' ? needPhrase(asked.call) : undefined;
	const sure = named(true);
	return [
		...(sure.length > 0 ? [...sure, say(words.awayWithoutADie)] : []),
		...named(false),
		...(need ? [need] : [])
	];
};

/** 8.5 The answers of those who may leave before combat, with their names and what it takes. */
export const leavingOf = (
	engine: OrelEngine,
	state: State,
	next: Waiting
): Pick<Ask<Command>, 'answers'> | undefined => {
	const leave = next.commands.find(({ type }) => type === 'leave');
	if (!leave) return undefined;
	const units = engine.ahead.leavers(state).map(({ unit }) => unit);
	const [first, ...others] = units;
	const saying = (list: Parts) => ({
		hint: inALine({ list }),
		...(others.length === 0 && first !== undefined && { unit: first })
	});
	return {
		answers: answersTo(engine.game(state), state, next, next.commands).map((answer) =>
			answer.command.type === 'leave'
				? { ...answer, ...saying(leaversSaid(engine, state, leave)) }
				: answer.command.type === 'stand'
					? { ...answer, ...saying(units.map(nameOf)) }
					: answer
		)
	};
};
