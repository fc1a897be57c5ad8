import { decidedEngine, type DecidedEngine } from '#lib/kernel/decided/engine.ts';
import { gamesOn } from '#lib/kernel/decided/games.ts';
import { bookOf, type Book } from '../book.ts';
import type { Charts } from '../charts.ts';
import { packWith } from '../scenarios/corrections.ts';
import { shippedPack, type Pack } from '../scenarios/pack.ts';
import { SCENARIOS, type Player } from '../types.ts';
import { aheadOn, type Ahead } from './ahead/ahead.ts';
import { questionOf, type Question } from './asked.ts';
import { seenBy } from './controlled-events.ts';
import { evolve } from './facts.ts';
import { owed, run, waiting } from './flow.ts';
import { gameOf, headerOf, type Game } from './game.ts';
import { faults } from './invariants.ts';
import { rangeOf, type Range } from './moves/range.ts';
import { answered, type OrelTable } from './owed.ts';
import { ordersOn, type Orders } from './orders/orders.ts';
import { beginning } from './setup.ts';
import { blank, type Header, type State, type UnitId } from './state.ts';

/** Orel 1919 as functions of a state. */
export interface OrelEngine extends DecidedEngine<Game, State, OrelTable, Question> {
	/** 7.1 Where a unit can get to, before anything is chosen, and why nowhere else. */
	readonly reach: (state: State, unit: UnitId) => Range;
	/** 6.2 The state as one side sees it: without the cards of the other. */
	readonly seenBy: (state: State, player: Player) => State;
	/** What a player may know before he decides: an attack before it is made, warnings, forecasts. */
	readonly ahead: Ahead;
	/** Orders as people give them, built from what a board has in hand. */
	readonly orders: Orders;
}

/** The engine of one session: charts from its book, options and readings from what was agreed when the game began. */
export const orelEngine = (book: Book, pack: Pack = shippedPack()): OrelEngine => {
	const engine = decidedEngine<Game, Header, State, OrelTable, Question>({
		empty: blank({ ...headerOf(book), scenario: 'historical' }),
		begins: SCENARIOS.map(({ id }) => ({ type: 'begin', ...headerOf(book), scenario: id })),
		section: '10',
		gameOn: gamesOn<Partial<Charts>, Pack, Header, Game>(pack, book, { packWith, bookOf, gameOf }),
		fits: (corrections) => packWith(corrections).ok,
		setUp: beginning,
		opens: () => [{ type: 'turnBegan', turn: 1, player: 'white' }],
		asks: questionOf,
		evolve,
		owed,
		answered,
		run,
		waiting,
		faults
	});
	const { game } = engine;
	return {
		...engine,
		reach: (state, unit) => rangeOf(game(state), state, unit),
		seenBy,
		ahead: aheadOn(game),
		orders: ordersOn(engine)
	};
};
