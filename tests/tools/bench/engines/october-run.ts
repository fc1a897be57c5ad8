// The engine of White October as the app would run it; prints its figures as one line of JSON.
import { play } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { defaultBook } from '#lib/rules/white-october/book.ts';
import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import type { Fact } from '#lib/rules/white-october/engine/facts.ts';
import { headerOf } from '#lib/rules/white-october/engine/game.ts';
import { octoberEngine } from '#lib/rules/white-october/engine/index.ts';
import type { State } from '#lib/rules/white-october/engine/state.ts';
import { reference, taken } from './processor.ts';
import type { OctoberFigures } from './october.ts';
import { medians, perSecond } from './rates.ts';

const engine = octoberEngine(defaultBook);

interface Played {
	readonly commands: readonly Command[];
	readonly facts: readonly Fact[];
	readonly last: State;
	/** A state of each movement sequence in which any unit may be picked. */
	readonly moves: readonly State[];
}

/** One whole game by chance. */
const playOut = (seed: number): Played => {
	const dice = diceFrom([seed, 2, 3, 4]);
	const facts: Fact[] = [];
	const moves: State[] = [];
	let state = engine.empty;
	const commands: Command[] = [];
	let command: Command | undefined = { type: 'begin', ...headerOf(defaultBook) };
	while (command) {
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(decision.refusal.why.text);
		facts.push(...decision.facts);
		state = decision.facts.reduce(engine.evolve, state);
		commands.push(command);
		const { commands: allowed, rolls } = engine.waiting(state);
		if (command.type === 'sequence' && command.kind === 'movement') moves.push(state);
		const [asked] = rolls;
		const draw = asked && engine.draw(state, asked);
		command = draw
			? { type: 'roll', ...asked, form: {}, throws: play(draw, dice).throws }
			: allowed[dice(Math.max(1, allowed.length)) - 1];
	}
	return { commands, facts, last: state, moves };
};

/** The same commands decided again, without a list of what may be done. */
const decided = (commands: readonly Command[]): void => {
	let state = engine.empty;
	for (const command of commands) {
		const decision = engine.decide(state, command);
		if (decision.ok) state = decision.facts.reduce(engine.evolve, state);
	}
};

const games = [1, 2, 3];
/** As many as it takes for the compiler to be done with most of it in the first ones. */
const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const chosen = (): number => games.reduce((sum, seed) => sum + playOut(seed).commands.length, 0);
const given = games.flatMap((seed) => [playOut(seed).commands]);
const again = (): number => {
	given.forEach(decided);
	return given.flat().length;
};

const example = playOut(7);
const asked = example.moves.flatMap((state) =>
	state.units
		.filter(({ player, fate }) => player === state.player && fate === 'map')
		.map(({ id }) => ({ state, id }))
);
const figures: OctoberFigures = {
	reference: taken(reference),
	random: medians(rounds.map(() => perSecond(chosen))),
	decided: medians(rounds.map(() => perSecond(again))),
	reach: taken(() => asked.forEach(({ state, id }) => engine.reach(state, id))) / asked.length,
	state: JSON.stringify(example.last).length,
	replay: taken(() => example.facts.reduce(engine.evolve, engine.empty))
};
console.log(JSON.stringify(figures));
