// The engine of White October as the app would run it; prints its figures as one line of JSON.
import { play } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { defaultBook } from '#lib/rules/white-october/book.ts';
import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import type { Fact } from '#lib/rules/white-october/engine/facts.ts';
import { headerOf } from '#lib/rules/white-october/engine/game.ts';
import { octoberEngine } from '#lib/rules/white-october/engine/index.ts';
import type { State } from '#lib/rules/white-october/engine/state.ts';
import { median } from '../median.ts';
import { reference, taken } from './processor.ts';
import type { OctoberFigures } from './october.ts';

const engine = octoberEngine(defaultBook);

interface Played {
	readonly commands: number;
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
	let commands = 0;
	let command: Command | undefined = { type: 'begin', ...headerOf(defaultBook) };
	while (command) {
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(decision.refusal.why.text);
		facts.push(...decision.facts);
		state = decision.facts.reduce(engine.evolve, state);
		commands += 1;
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

const perSecond = (): number => {
	let commands = 0;
	const ms = taken(() => {
		for (let seed = 1; seed <= 3; seed++) commands += playOut(seed).commands;
	});
	return (commands / ms) * 1000;
};

const example = playOut(7);
const asked = example.moves.flatMap((state) =>
	state.units
		.filter(({ player, fate }) => player === state.player && fate === 'map')
		.map(({ id }) => ({ state, id }))
);
const figures: OctoberFigures = {
	reference: taken(reference),
	random: median([1, 2, 3].map(perSecond)),
	reach: taken(() => asked.forEach(({ state, id }) => engine.reach(state, id))) / asked.length,
	state: JSON.stringify(example.last).length,
	replay: taken(() => example.facts.reduce(engine.evolve, engine.empty))
};
console.log(JSON.stringify(figures));
