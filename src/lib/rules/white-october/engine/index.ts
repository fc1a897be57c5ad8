import { decidedEngine, type DecidedEngine } from '#lib/kernel/decided/engine.ts';
import { gamesOn } from '#lib/kernel/decided/games.ts';
import { bookOf, type Book } from '../book.ts';
import type { Charts } from '../charts.ts';
import { packWith } from '../scenarios/corrections.ts';
import { shippedPack, type Pack } from '../scenarios/pack.ts';
import type { Player } from '../types.ts';
import { aheadOn, type Ahead } from './ahead/ahead.ts';
import { questionOf, type Question } from './asked.ts';
import { answersOf, type Answer } from './asks/answers.ts';
import { evolve } from './facts.ts';
import { owed, run, waiting } from './flow.ts';
import { gameOf, headerOf, type Game } from './game.ts';
import { faults } from './invariants.ts';
import { answered, type October } from './owed.ts';
import { ordersOn, type Orders } from './orders/orders.ts';
import { seenBy } from './phases/events.ts';
import { opensTurn } from './phases/fatigue.ts';
import { rangeOf, type Range } from './moves/range.ts';
import { beginning } from './setup.ts';
import { blank, type Header, type State, type UnitId } from './state.ts';

/** White October as functions of a state. */
export interface OctoberEngine extends DecidedEngine<Game, State, October, Question> {
	/** 6 The state as one side sees it: without the plots of the other. */
	readonly seenBy: (state: State, player: Player) => State;
	/** 2 What the player who is asked can answer, by name. */
	readonly answers: (state: State) => readonly Answer[];
	/** 7.1 Where a unit can get to, before anything is chosen, and why nowhere else; alone, or with these. */
	readonly reach: (state: State, unit: UnitId, together?: readonly UnitId[]) => Range;
	/** What a player may know before he decides: an attack before it is made, chances, warnings. */
	readonly ahead: Ahead;
	/** Orders as people give them, built from what a board has in hand. */
	readonly orders: Orders;
}

/** The engine of one session: charts from its book, options and readings from what was agreed when the game began. */
export const octoberEngine = (book: Book, pack: Pack = shippedPack()): OctoberEngine => {
	const engine = decidedEngine<Game, Header, State, October, Question>({
		empty: blank(headerOf(book)),
		begins: [{ type: 'begin', ...headerOf(book) }],
		section: '16.1',
		gameOn: gamesOn<Partial<Charts>, Pack, Header, Game>(pack, book, { packWith, bookOf, gameOf }),
		fits: (corrections) => packWith(corrections).ok,
		setUp: beginning,
		opens: (game, state) => [
			...opensTurn(game, state),
			{ type: 'stepBegan', step: 'ammunition', player: 'white' }
		],
		asks: questionOf,
		evolve,
		owed,
		answered,
		run,
		waiting,
		faults
	});
	const { game, waiting: waits } = engine;
	return {
		...engine,
		answers: (state) => answersOf(game(state), state, waits(state).commands),
		reach: (state, unit, together) => rangeOf(game(state), state, unit, together),
		ahead: aheadOn(engine),
		orders: ordersOn(engine),
		seenBy
	};
};
