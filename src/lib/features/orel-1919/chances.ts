import { trial } from '#lib/features/board/trial.ts';
import { chanceOf, meanOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { chances, play, type Draw } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	CHECK_RESULTS,
	type Command,
	type Fact,
	type OrelEngine,
	type State,
	type UnitId
} from '#lib/rules/orel-1919/index.ts';
import { words } from './words/en/board.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** 8.7.1, 8.8.2 What each face of the one die of a side means for a unit; empty where the dice decide something else. */
export const facesFor = (
	draw: Draw<unknown> | undefined
): ReadonlyMap<UnitId, readonly Phrase[]> => {
	const results = new Map<UnitId, readonly Phrase[]>();
	for (const face of draw ? FACES : [])
		for (const fact of play(draw as Draw<readonly Fact[]>, () => face).value)
			if (fact.type === 'cohesionChecked' || fact.type === 'moraleChecked')
				for (const { unit, result } of fact.units)
					results.set(unit, [...(results.get(unit) ?? []), say(CHECK_RESULTS[result])]);
	return results;
};

type Chances = Distribution<readonly Fact[]>;
type Fought = Extract<Fact, { type: 'assaultFought' }>['assault'];

/** 8.8.1 Who is likely to win, and what it costs on average. */
const assaultSaid = (all: Chances): Phrase => {
	const fought = (facts: readonly Fact[]): Fought | undefined =>
		facts.flatMap((fact) => (fact.type === 'assaultFought' ? fact.assault : []))[0];
	return say(words.assaultForecast, {
		chance: { chance: chanceOf(all, (facts) => fought(facts)?.loser === 'defender') },
		own: { mean: meanOf(all, (facts) => fought(facts)?.attackerLoss ?? 0) },
		theirs: { mean: meanOf(all, (facts) => fought(facts)?.defenderLoss ?? 0) }
	});
};

/** 8.3.2, 8.4 Does the shot do anything? */
const shotSaid = (all: Chances): Phrase =>
	say(words.theShotTells, {
		chance: {
			chance: chanceOf(all, (facts) =>
				facts.some((fact) => fact.type === 'shotFired' && (fact.loss > 0 || fact.check !== null))
			)
		}
	});

const SAID: Readonly<Partial<Record<string, (all: Chances) => Phrase>>> = {
	assault: assaultSaid,
	barrage: shotSaid
};

/** The chance of what a throw of two dice is about, before they fall. */
export const chanceSaid = (
	procedure: string,
	draw: Draw<unknown> | undefined
): Phrase | undefined => {
	const said = SAID[procedure];
	return draw && said?.(chances(draw as Draw<readonly Fact[]>));
};

/** 8.8, 8.7.4 The chances of the one Assault that is asked about, before it is ordered; cavalry charges where it may. */
export const assaultAhead = (
	engine: OrelEngine,
	state: State,
	commands: readonly Command[]
): Phrase | undefined => {
	const [first, ...others] = commands.filter(({ type }) => type === 'assault' || type === 'pursue');
	let then = first && others.length === 0 ? trial(engine, state, [first]) : undefined;
	while (then?.ok) {
		const { rolls, commands: next } = then.next;
		const [rolled] = rolls;
		if (rolled) return chanceSaid(rolled.procedure, engine.draw(then.state, rolled));
		const charges = next.find(({ type }) => type === 'yes');
		then = charges && trial(engine, then.state, [charges]);
	}
	return undefined;
};
