import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	counterOf,
	nameOf,
	unitOf,
	type Command,
	type OctoberEngine,
	type State,
	type Step,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { Answer, Ask } from '#lib/features/board/ask.ts';
import { askedInTurn } from '#lib/features/board/asked-in-turn.ts';
import { orderOf, trial } from '#lib/features/board/trial.ts';
import { keptOut } from './what.ts';
import { words } from '../words/en/board.ts';
import { words as boardWords } from '#lib/features/board/words/en/board.ts';

/** Commands that name one unit after the other. */
const NAMING = ['restore', 'desert', 'recruit', 'decline'] as const;
type Naming = (typeof NAMING)[number];
type Named = Extract<Step, { readonly type: Naming }>;

const isNaming = (command: Command): command is Named =>
	(NAMING as readonly string[]).includes(command.type);

/** What the button says, and what limits how many. */
const said = (type: Naming, { politics, points }: State, player: 'white' | 'red') => {
	const of: Readonly<Record<Naming, readonly [label: string, note?: Phrase]>> = {
		restore: [words.anEpToEach, count(points[player], words.nPointsToSpend)],
		desert: [words.anEpDesertsFromEach, count(politics.deserters, words.nEpDesert)],
		recruit: [words.anEpToEach, count(politics.levy, words.nEpToGiveOut)],
		decline: [words.theyGoToOrel]
	};
	return of[type];
};

/** 3.3.2 Would a point bring the unit recruits? */
const takesRecruits = (engine: OctoberEngine, state: State, one: Named): boolean => {
	const then = trial(engine, state, [one]);
	return then.ok && then.facts.some((fact) => fact.type === 'replaced' && fact.recruits);
};

/** 3.3.1 Who would get a point, too, but is out of supply. */
const cutOff = (engine: OctoberEngine, state: State, like: string): readonly string[] => {
	const game = engine.game(state);
	return engine.ahead.supply(state, counterOf(game, like).army).without.filter((id) => {
		const [{ ep: left, mode }, { type, ep = 0 }] = [unitOf(game, state, id), counterOf(game, id)];
		return left < ep && mode !== 'routed' && (type === 'infantry' || type === 'cavalry');
	});
};

/** 10.2 Units that would be lost with the EP that deserts. */
const lostBy = (type: Naming, { units }: State): ReadonlyMap<string, Phrase> =>
	new Map(
		type === 'desert'
			? units
					.filter(({ fate, ep }) => fate === 'map' && ep === 1)
					.map(({ id }) => [id, say(words.lostWithItsLastEp)])
			: []
	);

/** 11.2.2 All detachments at full strength at once, where there are EP enough for that. */
const allInFull = (
	engine: OctoberEngine,
	state: State,
	next: Waiting
): readonly Answer<Command>[] => {
	const recruits = (commands: readonly Command[]) =>
		commands.filter(isNaming).filter(({ type }) => type === 'recruit');
	const { asked, steps } = askedInTurn(
		engine,
		state,
		next,
		(commands) => recruits(commands)[0],
		({ commands }) => recruits(commands).length > 0
	);
	const game = engine.game(state);
	const named = new Set(asked.flatMap(recruits).map(({ unit }) => unit));
	const then = trial(engine, state, steps);
	// The last of them needs no answer.
	const inFull =
		then.ok &&
		then.state.units.every(({ id, ep }) => !named.has(id) || ep === counterOf(game, id).ep);
	return named.size > 1 && inFull
		? [
				{
					key: 'in full',
					label: say(words.allInFull),
					hint: count(named.size, boardWords.nUnits),
					command: orderOf(steps)
				}
			]
		: [];
};

/** 10.2 So many recruitment points in place of deserters: how many is one answer. */
const pointsFor = (
	{ points, politics: { deserters } }: State,
	{ commands }: Waiting
): readonly Answer<Command>[] =>
	commands
		.filter((one) => one.type === 'desert' && one.unit === null)
		.flatMap((pays) =>
			Array.from({ length: Math.min(points.red, deserters) }, (_, at) => {
				const command = orderOf(Array.from({ length: at + 1 }, () => pays as Step));
				const left = deserters - at - 1;
				return {
					key: JSON.stringify(command),
					label: count(at + 1, words.nPointsInstead),
					command,
					hint: left > 0 ? count(left, words.nEpDesert) : undefined
				};
			})
		);

/** 3.3, 10.2, 11.2.2, 16.2.1 Units that each get or give an EP, or go: named together, in place of one after the other. */
export const togetherOf = (
	engine: OctoberEngine,
	state: State,
	next: Waiting
): Pick<Ask<Command>, 'several' | 'note'> => {
	const { commands, player, asks } = next;
	const named = commands
		.filter(isNaming)
		.filter((one): one is Named & { readonly unit: string } => one.unit !== null);
	const [first] = named;
	if (!first) return {};
	const [label, note] = said(first.type, state, player ?? state.player);
	const told =
		first.type === 'restore'
			? ([
					[words.pointsAndCutOff, cutOff(engine, state, first.unit).map(nameOf)],
					[
						words.pointsAndRecruits,
						named.filter((one) => takesRecruits(engine, state, one)).map(({ unit }) => nameOf(unit))
					]
				] as const)
			: [];
	const limits = note && keptOut(note, told);
	if (named.length < 2) return { note: limits };
	const marks = lostBy(first.type, state);
	const rank = (one: { readonly unit: string }): number => Number(marks.has(one.unit));
	return {
		note: limits,
		several: {
			units: named.toSorted((one, two) => rank(one) - rank(two)).map(({ unit }) => unit),
			start: [],
			label: say(label),
			others: [...allInFull(engine, state, next), ...pointsFor(state, next)],
			marks,
			plan: (chosen) => {
				const steps = chosen.flatMap((unit) => named.find((one) => one.unit === unit) ?? []);
				if (steps.length === 0) return {};
				const then = trial(engine, state, steps);
				if (then.ok) return { command: orderOf(steps) };
				// More than there is to give or to lose: what limits how many says so.
				return { refusal: asks && note ? { rule: asks.rule, why: note } : then.refusal };
			}
		}
	};
};
