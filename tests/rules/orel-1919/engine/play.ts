import { diceFrom } from '#lib/kernel/dice/source.ts';
import { ask, throwFor, type Call, type DiceSource, type Throw } from '#lib/kernel/dice/draw.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { Fact } from '#lib/rules/orel-1919/engine/facts.ts';
import { gameOf, type Game } from '#lib/rules/orel-1919/engine/game.ts';
import { orelEngine, type OrelEngine } from '#lib/rules/orel-1919/engine/index.ts';
import type { ScenarioId } from '#lib/rules/orel-1919/types.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { shippedPack } from '#lib/rules/orel-1919/scenarios/pack.ts';
import type { Options } from '#lib/rules/orel-1919/book.ts';
import { english } from '../../../english.ts';

/** A game of the shipped module. */
export const gameWith = (options: Partial<Options> = {}): Game => gameOf(shippedPack(), options);

const engines = new WeakMap<Game, OrelEngine>();

/** The engine of a session in which this game is played. */
export const engineOf = (game: Game): OrelEngine => {
	const engine = engines.get(game) ?? orelEngine(game.book, game.pack);
	engines.set(game, engine);
	return engine;
};

/** A game that has begun. */
export const begun = (
	engine: OrelEngine,
	scenario: ScenarioId
): { readonly state: State; readonly facts: readonly Fact[] } => {
	const command = engine
		.waiting(engine.empty)
		.commands.find((one) => one.type === 'begin' && one.scenario === scenario);
	const decision = command && engine.decide(engine.empty, command);
	if (!decision?.ok) throw new Error(`${scenario} does not begin`);
	return { state: decision.facts.reduce(engine.evolve, engine.empty), facts: decision.facts };
};

export const diceOf = (seed: number): DiceSource => diceFrom([seed, seed + 1, seed * 31, 7]);

/** One command with the facts it made and the state after it. */
export interface Step {
	readonly before: State;
	readonly command: Command;
	readonly events: readonly Fact[];
	readonly after: State;
}

/** The throw that is called for now, if any. */
export const callIn = (engine: OrelEngine, state: State): Call | undefined => {
	const [asked] = engine.waiting(state).rolls;
	const draw = asked && engine.draw(state, asked);
	const read = draw && ask(draw, []);
	return read?.state === 'waiting' ? read.call : undefined;
};

/** The roll that is called for now, with these dice. */
export const rolled = (
	engine: OrelEngine,
	state: State,
	throwing: (call: Call) => Throw
): Command | undefined => {
	const [asked] = engine.waiting(state).rolls;
	const call = callIn(engine, state);
	return asked && call && { type: 'roll', ...asked, form: {}, throws: [throwing(call)] };
};

/** A command that may be given now, by chance; the dice answer theirs. */
const anyCommand = (engine: OrelEngine, state: State, dice: DiceSource): Command | undefined => {
	const { commands } = engine.waiting(state);
	return (
		rolled(engine, state, (call) => throwFor(call, dice)) ?? commands[dice(commands.length) - 1]
	);
};

/** Plays by chance, at most so many commands; every step is handed on. */
export const playByChance = (
	game: Game,
	scenario: ScenarioId,
	seed: number,
	most: number,
	look: (step: Step) => void = () => undefined
): State => {
	const engine = engineOf(game);
	const dice = diceOf(seed);
	let { state } = begun(engine, scenario);
	for (let step = 0; step < most; step++) {
		const before = state;
		const command = anyCommand(engine, before, dice);
		if (!command) break;
		const decision = engine.decide(before, command);
		if (!decision.ok)
			throw new Error(
				`${JSON.stringify(command)}: ${decision.refusal.rule} ${english(decision.refusal.why.text)}`
			);
		state = decision.facts.reduce(engine.evolve, before);
		look({ before, command, events: decision.facts, after: state });
	}
	return state;
};
