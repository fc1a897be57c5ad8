import type { Corrections } from '../book/corrections.ts';
import type { Draw } from '../dice/draw.ts';
import { accept, refuse, type Decision, type Engine } from '../game/engine.ts';
import { decideOrder, type Order } from '../game/order.ts';
import type { Asked } from '../game/roll.ts';
import { say } from '../phrase.ts';
import { words } from '../words/en/decided.ts';
import type { Seats, Side } from './table-talk.ts';
import type { Agreement } from './header.ts';
import type { AnyTable, OwedOf, WaitsOf } from './owed.ts';
import { lastRun, type Run } from './run.ts';

type Begin<Header> = Header & {
	readonly type: 'begin';
	readonly name?: string;
	readonly seats?: Seats;
};
type Pack = Pick<Agreement, 'corrections' | 'numbers'>;
interface Orders {
	readonly player: Side;
	readonly orders: object;
}
/** What is said beside a game, and what begins it; anything else is the game's own. */
type Beside<Header, Step> =
	| Begin<Header>
	| { readonly type: 'rename'; readonly name: string }
	| { readonly type: 'seat'; readonly seats: Seats }
	| { readonly type: 'agree'; readonly free: boolean }
	| { readonly type: 'note'; readonly text: string }
	| ({ readonly type: 'correct' } & Pack)
	| { readonly type: 'takeUpEvents' }
	| ({ readonly type: 'standing' } & Orders)
	| Order<Step>;
/** What comes of it. */
type Said =
	| { readonly type: 'renamed'; readonly name: string }
	| { readonly type: 'seated'; readonly seats: Seats }
	| { readonly type: 'undoAgreed'; readonly free: boolean }
	| { readonly type: 'noted'; readonly text: string }
	| ({ readonly type: 'packAgreed' } & Pack)
	| { readonly type: 'eventsTakenUp' }
	| ({ readonly type: 'standingGiven' } & Orders);

/** A state of such a game; turn 0 before it has begun. */
interface Begun<Header> {
	readonly header: Header;
	readonly turn: number;
	readonly result: unknown;
}

/** What a game that decides everything brings to its engine. */
interface Parts<Game, Header, State, T extends AnyTable, Question> {
	/** The state before it begins; how it may be begun, and by which section. */
	readonly empty: State;
	readonly begins: readonly T['command'][];
	readonly section: string;
	/** The game of an agreement. */
	readonly gameOn: (header: Header) => Game;
	/** Can the module be played with these corrections? */
	readonly fits: (corrections: Corrections) => boolean;
	readonly evolve: (game: Game, state: State, fact: T['fact']) => State;
	/** The set-up, and what follows it. */
	readonly setUp: (game: Game, header: Header) => T['fact'];
	readonly opens: (game: Game, state: State) => readonly T['fact'][];
	readonly run: (game: Game, state: State, facts: readonly T['fact'][]) => Run<State, T['fact']>;
	readonly asks: (rule: string, commands: readonly T['command'][]) => Question | null;
	/** What comes next; what a command makes of it; and who is asked. */
	readonly owed: (game: Game, state: State) => OwedOf<T>;
	readonly answered: (owed: OwedOf<T>, command: T['command']) => Decision<T['fact']>;
	readonly waiting: (game: Game, state: State) => WaitsOf<T, Question>;
	readonly faults: (game: Game, state: State) => readonly string[];
}

/** What the engine of every such game answers. */
export interface DecidedEngine<Game, State, T extends AnyTable, Question> extends Engine<
	State,
	T['command'],
	T['fact'],
	WaitsOf<T, Question>
> {
	/** The dice of a throw that is called for. */
	readonly draw: (
		state: State,
		asked: Asked<T['parties']>
	) => Draw<readonly T['fact'][]> | undefined;
	readonly faults: (state: State) => readonly string[];
	/** What does not change in this state's game, and what was worked out for it. */
	readonly game: (state: State) => Game;
}

/** What the players say beside the game, whoever is asked: its name, who plays, a note. */
const talkOf = (command: Beside<unknown, unknown>): Said | undefined => {
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

/** The engine of one session, of what its game brings. */
export const decidedEngine = <
	Game,
	Header extends Agreement,
	State extends Begun<Header>,
	T extends AnyTable,
	Question
>(
	by: Parts<Game, Header, State, T, Question>
): DecidedEngine<Game, State, T, Question> => {
	type Fact = T['fact'];
	type Command = T['command'];
	const { section, empty, begins, gameOn } = by;
	const game = ({ header }: State): Game => gameOn(header);
	const fact = (said: Said): Fact => said;
	const { decided, evolve } = lastRun<State, Fact>((state, one) =>
		by.evolve(one.type === 'gameBegan' ? gameOn(one as unknown as Header) : game(state), state, one)
	);
	const begin = (
		state: State,
		{ type: _, name, seats, ...rest }: Begin<Header>
	): Run<State, Fact> => {
		const header = rest as unknown as Header;
		const on = gameOn(header);
		const setUp = by.setUp(on, header);
		return by.run(on, state, [
			setUp,
			...(name === undefined ? [] : [fact({ type: 'renamed', name })]),
			...(seats === undefined ? [] : [fact({ type: 'seated', seats })]),
			...by.opens(on, by.evolve(on, state, setUp))
		]);
	};
	/** Other corrections, if the position could stand under them. */
	const agreed = (state: State, pack: Pack): Decision<Fact> => {
		const agrees = fact({ type: 'packAgreed', ...pack });
		const fits = (): boolean => {
			const after = by.evolve(game(state), state, agrees);
			return by.faults(game(after), after).length === 0;
		};
		return (pack.corrections && !by.fits(pack.corrections)) || !fits()
			? refuse(section, say(words.thePositionCouldNotStandUnderThese))
			: accept(agrees);
	};
	const decideOne = (state: State, command: Command): Decision<Fact> => {
		const beside = command as unknown as Beside<Header, Command>;
		if (beside.type === 'begin')
			return state.turn === 0
				? decided(state, begin(state, beside))
				: refuse(section, say(words.theGameHasBegun));
		if (state.turn === 0) return refuse(section, say(words.theGameHasNotBegun));
		const talk = talkOf(beside);
		if (talk) return accept(fact(talk));
		if (beside.type === 'correct') {
			const { type: _, ...pack } = beside;
			return agreed(state, pack);
		}
		if (beside.type === 'takeUpEvents' && !state.result)
			return state.header.options['events'] === 'used'
				? refuse('6', say(words.randomEventsAreUsedAlready))
				: accept(fact({ type: 'eventsTakenUp' }));
		const on = game(state);
		const decision =
			beside.type === 'standing' && !state.result
				? accept(fact({ ...beside, type: 'standingGiven' }))
				: by.answered(by.owed(on, state), command);
		return decision.ok ? decided(state, by.run(on, state, decision.facts)) : decision;
	};
	const one = { decide: decideOne, evolve };
	return {
		empty,
		game,
		waiting: (state) =>
			state.turn === 0
				? { player: null, asks: by.asks(section, begins), commands: begins, rolls: [] }
				: by.waiting(game(state), state),
		decide: (state, command) => {
			const beside = command as unknown as Beside<Header, Command>;
			if (beside.type !== 'order') return decideOne(state, command);
			const order = decideOrder(one, state, beside.steps);
			return order.ok ? decided(state, order) : order;
		},
		evolve,
		draw: (state, { procedure }) => {
			const next = by.owed(game(state), state);
			return next.kind === 'dice' && next.procedure === procedure ? next.draw : undefined;
		},
		faults: (state) => (state.turn === 0 ? [] : by.faults(game(state), state)),
		fits: (state, { type }) => (type === 'gameBegan') === (state.turn === 0)
	};
};
