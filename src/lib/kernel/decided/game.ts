import type { Engine, Waiting } from '../game/engine.ts';
import type { Opponent, ProcedureHead } from '../game/game.ts';
import type { Asked, Roll } from '../game/roll.ts';
import type { Struckable } from '../game/strike.ts';
import { same } from '../same.ts';
import type { AnyTable } from './owed.ts';

type AnyRoll<Parties> = Roll<Parties> & { readonly type: 'roll' };
const isRoll = <Parties>(command: { readonly type: string }): command is AnyRoll<Parties> =>
	command.type === 'roll';

/** What such an engine does for a game. */
type EngineOf<State, T extends AnyTable> = Engine<
	State,
	T['command'],
	T['fact'],
	Waiting<T['command'], Asked<T['parties']>>
>;

/** Striking out a line: where the same throw is still called for, its dice are used again. */
const strikeDecided = <State, T extends AnyTable>(
	engine: EngineOf<State, T>
): Struckable<State, T['command'], T['fact']> => ({
	engine,
	again: ({ entry: { command } }, state) => {
		if (!isRoll<T['parties']>(command)) return undefined;
		const asked = engine
			.waiting(state)
			.rolls.find(
				({ procedure, parties }) =>
					procedure === command.procedure && same(parties, command.parties)
			);
		const draw = asked && engine.draw?.(state, asked);
		return draw && { draw, throws: command.throws, rolled: (throws) => ({ ...command, throws }) };
	},
	fits: (state, facts) => !engine.faults?.(facts.reduce(engine.evolve, state)).length,
	sense: '1'
});

/**
 * What every game has whose engine decides everything: throws without sheets, strikes that are decided again, and an
 * opponent for the app, with an engine of his own for each session. `orders`: what he orders on a state, of what is
 * offered.
 */
export const decidedGame = <Book, State, T extends AnyTable, Made extends EngineOf<State, T>>(
	engine: (book: Book) => Made,
	heads: readonly ProcedureHead[],
	orders: () => Promise<
		(engine: Made, state: State, offered: readonly T['command'][]) => T['command']
	>
) => ({
	engine,
	procedures: {
		heads,
		load: () => Promise.resolve(undefined),
		all: () => Promise.resolve(new Map<string, never>())
	},
	strike: (made: EngineOf<State, T>) => strikeDecided<State, T>(made),
	ai: async () => {
		const answer = await orders();
		return (book: Book): Opponent<State, T['command']> => {
			const made = engine(book);
			return (state, offered) => answer(made, state, offered);
		};
	}
});

/**
 * The item worth most, the first of those in a tie; undefined where none is worth more than `least`.
 * `most`: what the best so far is worth.
 */
export const bestOf = <Item>(
	items: readonly Item[],
	value: (item: Item, most: number) => number,
	least = -Infinity
): Item | undefined => {
	let best: Item | undefined;
	let most = least;
	for (const item of items) {
		const worth = value(item, most);
		if (worth <= most) continue;
		most = worth;
		best = item;
	}
	return best;
};
