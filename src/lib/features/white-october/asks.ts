import type { Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import {
	comesTo,
	leftForTrain,
	unitOf,
	type Command,
	type OctoberEngine,
	type State,
	type UnitId,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { Answer, Ask } from '#lib/features/board/ask.ts';
import type { Reach } from '#lib/features/board/face.ts';
import { inALine } from '#lib/features/board/names.ts';
import { inCombatOf } from './answers.ts';
import { hintOf } from './chances.ts';
import { arrivalsOf } from './asked/arrivals.ts';
import { runsOf } from './asked/running.ts';
import { togetherOf } from './asked/named-together.ts';
import { saidOf } from './asked/what.ts';
import { isDeclaring, isOfNoUnit } from './declaring/declare.ts';
import { words } from './words/en/board.ts';

/** What may be answered, each thing by its name and with what of the map it is about. */
const answersOf = (
	engine: OctoberEngine,
	state: State,
	counts: (command: Command) => boolean = () => true
): readonly Answer<Command>[] =>
	engine
		.answers(state)
		.filter(({ command }) => counts(command))
		.map((answer) => {
			const list = [answer.hint ?? [], hintOf(engine, state, answer.command) ?? []].flat();
			return {
				key: JSON.stringify(answer.command),
				...answer,
				...(list.length > 0 && { hint: inALine({ list }) })
			};
		});

/** What is asked outside of a movement sequence, and every answer. */
export const askOf = (engine: OctoberEngine, state: State, next: Waiting): Ask<Command> | null => {
	const { asks, commands } = next;
	if (!asks || commands.length === 0 || isMoving(state, next) || isDeclaring(state, next))
		return null;
	const run = runsOf(engine, state, next);
	if (run) return { rule: asks.rule, ...run };
	const answers = answersOf(engine, state);
	const more: Partial<Ask<Command>> = (state.combat ? inCombatOf : togetherOf)(engine, state, next);
	const { several, each } = more;
	return {
		rule: asks.rule,
		what: asks.what,
		answers,
		...more,
		...arrivalsOf(engine, state, next),
		...saidOf(engine, state, next),
		...(several && {
			several: {
				...several,
				others: [...(several.others ?? []), ...besideUnits(answers, several.others)]
			}
		}),
		...(each && { each: { ...each, others: besideUnits(answers) } })
	};
};

/** What may be answered, where units are named together, without naming one: a forced march before an advance. */
const besideUnits = (
	answers: readonly Answer<Command>[],
	others: readonly Answer<Command>[] = []
): readonly Answer<Command>[] =>
	answers.filter(
		({ unit, ends, key }) => unit === undefined && !ends && others.every((one) => one.key !== key)
	);

/** 7 May units be moved now, as their player likes? */
export const isMoving = (state: State, { rolls, commands }: Waiting): boolean =>
	state.sequence === 'movement' &&
	rolls.length === 0 &&
	!state.result &&
	(state.moving !== null ||
		commands.some((one) => one.type === 'pick' || one.type === 'done' || comesIn(one)));

/** 7.5, 7.8 Does it bring a unit onto the map at a place? */
const comesIn = ({ type }: Command): boolean => type === 'enter' || type === 'land';
/** 7.5 Does a unit go by rail, instead of on foot? */
const byRail = ({ type }: Command): boolean => type === 'train' || type === 'depart';
/** 7.5.2, 16.2 Does a unit wait a turn, or not come at all? */
const staysAway = ({ type }: Command): boolean => type === 'postpone' || type === 'decline';
/** Is it offered with its unit? */
const isOfUnit = (command: Command): boolean =>
	byRail(command) || staysAway(command) || command.type === 'rest';

/** 7 What may be done in a movement sequence besides moving: a forced march, the end of the sequence. */
export const besidesOf = (engine: OctoberEngine, state: State): readonly Answer<Command>[] =>
	answersOf(engine, state, (one) => !isOfUnit(one));

/** 8 What may be declared besides attacks and barrages, and the end of it. */
export const besideDeclaring = (engine: OctoberEngine, state: State): readonly Answer<Command>[] =>
	answersOf(engine, state, isOfNoUnit);

/** 8.4 The bridges that a unit may blow. */
export const bridgesOf = (
	engine: OctoberEngine,
	state: State,
	unit: UnitId
): readonly Answer<Command>[] =>
	answersOf(engine, state, (one) => one.type === 'blow' && one.unit === unit).map(
		({ unit: _, ...answer }) => answer
	);

/** 7.5 What a unit may do where it is, besides going on foot: the train, leaving by rail. */
export const railOf = (
	engine: OctoberEngine,
	state: State,
	unit: UnitId
): readonly Answer<Command>[] =>
	answersOf(engine, state, (one) => byRail(one) && 'unit' in one && one.unit === unit).map(
		({ unit: own, ...answer }) =>
			answer.command.type === 'depart' ? answer : { ...answer, unit: own }
	);

/** 7.5.2, 7.8, 16.2 A unit that is to come in: what else may become of it, and why not at a place. */
export const waitingOf = (
	engine: OctoberEngine,
	state: State,
	unit: UnitId
): Pick<Reach<Command>, 'here' | 'why' | 'hint' | 'awaits'> => {
	const game = engine.game(state);
	const one = unitOf(game, state, unit);
	const { due } = one;
	const why = (place: string): Refusal | undefined => {
		const type = due?.how === 'foot' ? 'enter' : 'land';
		const decision = engine.decide(state, { type, unit, place });
		return decision.ok ? undefined : decision.refusal;
	};
	const comes = engine
		.waiting(state)
		.commands.some((can) => comesIn(can) && 'unit' in can && can.unit === unit);
	const left = leftForTrain(game, state, one);
	return {
		// Where it can come in nowhere, what keeps it from where it would.
		hint:
			(comes ? undefined : why(due?.places[0] ?? '')?.why) ??
			(left === undefined
				? say(words.tapWhereItComesIn)
				: say(words.tapWhereItGetsOff, { n: left })),
		why,
		awaits: (place) => comesTo(game, one, place),
		here: answersOf(
			engine,
			state,
			(can) => staysAway(can) && 'unit' in can && can.unit === unit
		).map(({ unit: _, ...answer }) => answer)
	};
};

/** 7 Who may act in a movement sequence: those that can move, go by rail, come in, or wait. */
export const moversIn = (state: State, { commands }: Waiting): readonly UnitId[] =>
	state.moving === null
		? [
				...new Set(
					commands.flatMap((one) =>
						one.type === 'pick' || comesIn(one) || byRail(one) || staysAway(one)
							? 'unit' in one && one.unit !== null
								? [one.unit]
								: []
							: []
					)
				)
			]
		: [state.moving];
