import type { DiceSource } from '#lib/kernel/dice/draw.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import { headerOf, type Game } from '#lib/rules/orel-1919/engine/game.ts';
import { orelEngine } from '#lib/rules/orel-1919/engine/index.ts';
import { orders } from '#lib/rules/orel-1919/ai/orders.ts';
import { orel1919 } from '#lib/rules/orel-1919/index.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { bookOf, type Book, type Options } from '#lib/rules/orel-1919/book.ts';
import type { Player, ScenarioId } from '#lib/rules/orel-1919/types.ts';
import { decisions } from './decisions.ts';
import { keen } from './keen.ts';
import type { Outcome } from './summary.ts';
import { playWhole, type Games } from './whole.ts';

/** Chooses one of the commands that are allowed. */
export type OrelPlayer = (
	game: Game,
	state: State,
	commands: readonly Command[],
	dice: DiceSource
) => Command;

/** Any command, each as likely as the others. */
const random: OrelPlayer = (_game, _state, commands, dice) => {
	const command = commands[dice(commands.length) - 1];
	if (!command) throw new Error('Nothing to choose from.');
	return command;
};

/** A player of one session. */
export const OREL_PLAYERS: Readonly<Record<string, (book: Book) => OrelPlayer>> = {
	random: () => random,
	keen: () => keen,
	greedy: (book) => {
		const engine = orelEngine(book);
		return (_, state, commands) => orders(engine, state, commands);
	}
};

interface Order extends Games {
	readonly player: (book: Book) => OrelPlayer;
	readonly scenario: string;
	readonly options: Readonly<Record<string, string>>;
}

/** Plays so many whole games; what fails is saved. */
export const playOrel = (order: Order): Outcome => {
	const { scenario, options } = order;
	const book = bookOf({ options: options as Partial<Options> });
	const engine = orelEngine(book);
	const player = order.player(book);
	const game = engine.game(engine.empty);
	const said = decisions();
	const tally = playWhole(
		{
			name: 'orel',
			engine,
			journal: orel1919.journal,
			begin: { type: 'begin', ...headerOf(game.book), scenario: scenario as ScenarioId },
			choose: (state, commands, dice) => player(game, state, commands, dice),
			ended: ({ result }) =>
				result
					? `${result.winner ?? 'draw'} (white ${result.white}, red ${result.red})`
					: undefined,
			counted: ['attackDeclared', 'stepsLost', 'removed', 'trainsCaptured', 'moved', 'leftMap'],
			given: (state, by, command) => said.given(state, by as Player, command),
			begins: said.begins
		},
		{ ...order, notes: { scenario, options } }
	);
	return { ...tally, lines: said.lines() };
};
