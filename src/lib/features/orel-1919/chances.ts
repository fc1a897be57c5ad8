import type Fraction from 'fraction.js';
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

/** 8.3.2, 8.7.1, 8.8.2 What each face of the one die of a side means for a unit; empty where the dice decide something else. */
export const facesFor = (
	draw: Draw<readonly Fact[]> | undefined,
	{ units }: Pick<State, 'units'>
): ReadonlyMap<UnitId, readonly Phrase[]> => {
	const results = new Map<UnitId, readonly Phrase[]>();
	if (!draw) return results;
	for (const face of FACES)
		for (const fact of play(draw, () => face).value) {
			const checks = fact.type === 'cohesionChecked' || fact.type === 'moraleChecked';
			const checked = checks ? fact.units : fact.type === 'targetChecked' ? [fact] : [];
			for (const { unit, result } of checked) {
				// 8.7.3 Who is Routed already surrenders.
				const twice =
					result === 'rout' && units.some(({ id, mode }) => id === unit && mode === 'routed');
				const means = say(CHECK_RESULTS[twice ? 'surrender' : result]);
				results.set(unit, [...(results.get(unit) ?? []), means]);
			}
		}
	return results;
};

type Chances = Distribution<readonly Fact[]>;
type Fought = Extract<Fact, { type: 'assaultFought' }>['assault'];

const fought = (facts: readonly Fact[]): Fought | undefined =>
	facts.flatMap((fact) => (fact.type === 'assaultFought' ? fact.assault : []))[0];
/** 8.8.1 How likely the attacker is to win. */
const winsIn = (all: Chances): Fraction =>
	chanceOf(all, (facts) => fought(facts)?.loser === 'defender');

/** The same in words, as a key has room for it. */
export const winSaid = (all: Chances): Phrase =>
	say(words.attackerWins, { chance: { chance: winsIn(all) } });

/** 8.8.1 Who is likely to win, and what it costs on average. */
const assaultSaid = (all: Chances): Phrase =>
	say(words.assaultForecast, {
		chance: { chance: winsIn(all) },
		own: { mean: meanOf(all, (facts) => fought(facts)?.attackerLoss ?? 0) },
		theirs: { mean: meanOf(all, (facts) => fought(facts)?.defenderLoss ?? 0) }
	});

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
	draw: Draw<readonly Fact[]> | undefined
): Phrase | undefined => {
	const said = SAID[procedure];
	return draw && said?.(chances(draw));
};

type Plays = Extract<Command, { type: 'play' }>;

/**
 * 8.8, 8.7.4 The chances of the Assault to which a command leads, cavalry charging where it may and nobody playing an
 * event; `plays`: what its player could play on the way, and when.
 */
export const assaultAfter = (
	engine: OrelEngine,
	state: State,
	command: Command,
	plays?: (state: State, events: readonly Plays[]) => void,
	player = engine.waiting(state).player
): Chances | undefined => {
	const then = trial(engine, state, [command]);
	if (!then.ok) return undefined;
	const { rolls, commands, player: asked } = then.next;
	const [rolled] = rolls;
	if (rolled) {
		const draw = rolled.procedure === 'assault' ? engine.draw(then.state, rolled) : undefined;
		return draw && chances(draw);
	}
	const events = commands.filter((one) => one.type === 'play');
	if (asked === player && events.length > 0) plays?.(then.state, events);
	const on = commands.find(({ type }) => ['assault', 'yes', 'pass'].includes(type));
	return on && assaultAfter(engine, then.state, on, plays, player);
};

/** 8.8, 6.2 The chances of the one Assault that is asked about, before it is ordered, and with an event in hand. */
export const assaultAhead = (
	engine: OrelEngine,
	state: State,
	commands: readonly Command[]
): Phrase | undefined => {
	const [first, ...others] = commands.filter(({ type }) => type === 'assault' || type === 'pursue');
	let best: { readonly event: string; readonly wins: Fraction } | undefined;
	const all =
		first && others.length === 0
			? assaultAfter(engine, state, first, (at, events) => {
					for (const one of events) {
						const played = assaultAfter(engine, at, one);
						const wins = played && winsIn(played);
						if (wins && wins.compare(best?.wins ?? 0) > 0) best = { event: one.event, wins };
					}
				})
			: undefined;
	const forecast = all && assaultSaid(all);
	return forecast && best
		? say(words.forecastWithEventChance, {
				forecast,
				event: best.event,
				chance: { chance: best.wins }
			})
		: forecast;
};
