import type { Engine, Waiting } from '#lib/kernel/game/engine.ts';
import type { JournalOf } from '#lib/kernel/game/game.ts';
import type { EntryId, Line } from '#lib/kernel/game/journal.ts';
import type { Struckable } from '#lib/kernel/game/strike.ts';

/** The least that a game offers. */
export type Offers<Command> = Pick<Waiting<Command, never>, 'commands'>;

/** A game as one session plays it: its engine is made once per book, and lives and dies with the session. */
export interface Session<
	State,
	Command,
	Fact,
	Next,
	Made extends Engine<State, Command, Fact, Next> = Engine<State, Command, Fact, Next>
> {
	readonly journal: JournalOf<State, Command, Fact>;
	readonly engine: () => Made;
	readonly strike: () => Struckable<State, Command, Fact>;
	/** Does a line stand once it is written, because dice fell or something covered was seen? Without this, none does. */
	readonly fixed?: (line: Line<State, Command, Fact>) => boolean;
	/** Have the players agreed that such lines are taken back all the same? */
	readonly free?: (state: State) => boolean;
	/**
	 * Is this line not a move of its own, such as an agreement? An undo then takes it back together with the last line
	 * before it that is a move. `said`: the line that the screen shows as the last thing done.
	 */
	readonly aside?: (line: Line<State, Command, Fact>, said?: EntryId) => boolean;
}

/** A session of a game in which lines can be struck; `bookOf`: the book in force, where the state does not hold its own. */
export const sessionOf = <
	Book,
	State,
	Command,
	Fact,
	Next,
	Made extends Engine<State, Command, Fact, Next>
>(
	game: {
		readonly journal: JournalOf<State, Command, Fact>;
		readonly engine: (book: Book) => Made & Engine<State, Command, Fact, Next>;
		readonly strike: (
			engine: Engine<State, Command, Fact, Next>,
			book: Book
		) => Struckable<State, Command, Fact>;
	},
	bookOf: () => Book
): Session<State, Command, Fact, Next, Made> => {
	let made: { readonly by: Book; readonly engine: Made } | undefined;
	const engine = () => {
		const by = bookOf();
		if (made?.by !== by) made = { by, engine: game.engine(by) };
		return made.engine;
	};
	return { journal: game.journal, engine, strike: () => game.strike(engine(), bookOf()) };
};
