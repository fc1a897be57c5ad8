import type { Corrections } from '#lib/kernel/book/corrections.ts';
import type { Draw } from '#lib/kernel/dice/draw.ts';
import { gamesBy } from '#lib/kernel/decided/games.ts';
import { lastRun } from '#lib/kernel/decided/run.ts';
import { accept, refuse, type Decision, type Engine } from '#lib/kernel/game/engine.ts';
import { decideOrder } from '#lib/kernel/game/order.ts';
import type { Asked } from '#lib/kernel/game/roll.ts';
import { say } from '#lib/kernel/phrase.ts';
import { bookOf, type Book } from '../book.ts';
import { packWith } from '../scenarios/corrections.ts';
import { shippedPack, type Pack } from '../scenarios/pack.ts';
import type { Player } from '../types.ts';
import { words } from '../words/en/engine.ts';
import { aheadOn, type Ahead } from './ahead/ahead.ts';
import { questionOf } from './asked.ts';
import { answersOf, type Answer } from './asks/answers.ts';
import type { Command, CommandOf, Parties } from './commands.ts';
import { evolve, type Fact } from './facts.ts';
import { decide, drawOf, run, waiting, type Waiting } from './flow.ts';
import { gameOf, headerOf, type Game } from './game.ts';
import { faults } from './invariants.ts';
import type { Table } from './orders/draft.ts';
import { ordersOn, type Orders } from './orders/orders.ts';
import { seenBy } from './phases/events.ts';
import { opensTurn } from './phases/fatigue.ts';
import { rangeOf, type Range } from './moves/range.ts';
import { beginning } from './setup.ts';
import { blank, type Header, type State, type UnitId } from './state.ts';

/** White October as functions of a state. */
export interface OctoberEngine extends Engine<State, Command, Fact, Waiting> {
	/** The dice of a throw that is called for. */
	readonly draw: (state: State, asked: Asked<Parties>) => Draw<unknown> | undefined;
	/** 6 The state as one side sees it: without the plots of the other. */
	readonly seenBy: (state: State, player: Player) => State;
	readonly faults: (state: State) => readonly string[];
	/** 2 What the player who is asked can answer, by name. */
	readonly answers: (state: State) => readonly Answer[];
	/** 7.1 Where a unit can get to, before anything is chosen, and why nowhere else; alone, or with these. */
	readonly reach: (state: State, unit: UnitId, together?: readonly UnitId[]) => Range;
	/** What a player may know before he decides: an attack before it is made, chances, warnings. */
	readonly ahead: Ahead;
	/** Orders as people give them, built from what a board has in hand. */
	readonly orders: Orders;
	/** What does not change in this state's game, and what was worked out for it. */
	readonly game: (state: State) => Game;
}

/** The module with corrections that were checked when they came in. */
const correctedPack = (corrections: Corrections): Pack => {
	const made = packWith(corrections);
	if (!made.ok) throw new Error(JSON.stringify(made.problem));
	return made.value;
};

/** The games of a session, by what was agreed; each is made when its first state comes. */
const gamesOf = (pack: Pack, { charts }: Book): ((header: Header) => Game) =>
	gamesBy(
		({ options, readings, numbers, corrections }) => [options, readings, numbers, corrections],
		({ options, readings, numbers, corrections }) => {
			// A game that brings its own corrections is played by them, whatever the book of the phone says.
			const from = corrections ? correctedPack(corrections) : pack;
			const own =
				numbers || corrections
					? bookOf({ charts: from.charts, ...(numbers && { numbers }) }).charts
					: charts;
			return gameOf({ ...from, charts: own }, options, readings);
		}
	);

/** What the players say beside the game, whoever is asked: its name, who plays, a note. */
const talkOf = (command: Command): Fact | undefined => {
	switch (command.type) {
		case 'rename':
			return { type: 'renamed', name: command.name };
		case 'seat':
			return { type: 'seated', seats: command.seats };
		case 'agree':
			return { type: 'undoAgreed', free: command.free };
		case 'note':
			return { type: 'noted', text: command.text };
		default:
			return undefined;
	}
};

/** The engine of one session: charts from its book, options and readings from what was agreed when the game began. */
export const octoberEngine = (book: Book, pack: Pack = shippedPack()): OctoberEngine => {
	const gameOn = gamesOf(pack, book);
	const game = ({ header }: State): Game => gameOn(header);
	const empty = blank(headerOf(book));
	const begins: readonly Command[] = [{ type: 'begin', ...headerOf(book) }];
	const { decided, evolve: evolved } = lastRun<State, Fact>((state, fact) =>
		evolve(fact.type === 'gameBegan' ? gameOn(fact) : game(state), state, fact)
	);
	const begin = (state: State, { type: _, name, seats, ...header }: CommandOf<'begin'>) => {
		const on = gameOn(header);
		const start = beginning(on, header);
		return run(on, state, [
			start,
			...(name === undefined ? [] : [{ type: 'renamed', name } as const]),
			...(seats === undefined ? [] : [{ type: 'seated', seats } as const]),
			...opensTurn(on, evolve(on, state, start)),
			{ type: 'stepBegan', step: 'ammunition', player: 'white' }
		]);
	};
	/** 16 Other corrections, if the position could stand under them. */
	const agreed = (state: State, { type: _, ...by }: CommandOf<'correct'>): Decision<Fact> => {
		if (by.corrections && !packWith(by.corrections).ok)
			return refuse('16', say(words.thePositionDoesNotFitThem));
		const fact: Fact = { type: 'packAgreed', ...by };
		const after = evolve(game(state), state, fact);
		return faults(gameOn(after.header), after).length > 0
			? refuse('16', say(words.thePositionDoesNotFitThem))
			: accept(fact);
	};
	const decideOne = (
		state: State,
		command: Exclude<Command, { type: 'order' }>
	): Decision<Fact> => {
		if (command.type === 'begin')
			return state.turn === 0
				? decided(state, begin(state, command))
				: refuse('16.1', say(words.theGameHasBegun));
		if (state.turn === 0) return refuse('16.1', say(words.theGameHasNotBegun));
		const talk = talkOf(command);
		if (talk) return accept(talk);
		if (command.type === 'correct') return agreed(state, command);
		if (command.type === 'takeUpEvents' && !state.result)
			return state.header.options.events === 'used'
				? refuse('6', say(words.randomEventsAreUsed))
				: accept<Fact>({ type: 'eventsTakenUp' });
		const decision = decide(game(state), state, command);
		return decision.ok ? decided(state, decision.run) : decision;
	};
	const one = { decide: decideOne, evolve: evolved };
	const waits = (state: State): Waiting =>
		state.turn === 0
			? { player: null, asks: questionOf('16.1', begins), commands: begins, rolls: [] }
			: waiting(game(state), state);
	const table: Table = {
		game,
		waiting: waits,
		decide: (state, command) => {
			if (command.type !== 'order') return decideOne(state, command);
			const order = decideOrder(one, state, command.steps);
			return order.ok ? decided(state, order) : order;
		},
		evolve: evolved
	};
	return {
		...table,
		empty,
		answers: (state) => answersOf(game(state), state, waits(state).commands),
		draw: (state, asked) => drawOf(game(state), state, asked),
		reach: (state, unit, together) => rangeOf(game(state), state, unit, together),
		ahead: aheadOn(table),
		orders: ordersOn(table),
		faults: (state) => (state.turn === 0 ? [] : faults(game(state), state)),
		seenBy,
		fits: (state, fact) => (fact.type === 'gameBegan') === (state.turn === 0)
	};
};
