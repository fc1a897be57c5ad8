import type { Corrections } from '#lib/kernel/book/corrections.ts';
import type { Parsed } from '#lib/kernel/border/parsed.ts';
import type { DecidedEngine } from '#lib/kernel/decided/engine.ts';
import type { Talked } from '#lib/kernel/decided/table-talk.ts';
import type { AnyTable, WaitsOf } from '#lib/kernel/decided/owed.ts';
import { play, type Draw, type Throw } from '#lib/kernel/dice/draw.ts';
import type { Game } from '#lib/kernel/game/game.ts';
import type { EntryId, Line } from '#lib/kernel/game/journal.ts';
import type { Roll } from '#lib/kernel/game/roll.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Working } from '#lib/kernel/sheet/calculator.ts';
import { OwnerBook } from '#lib/features/shared/house-rules/owner-book.svelte.ts';
import { sessionOf } from '#lib/session/session.ts';
import type { MapModel, StackView } from '#lib/ui/board/model.ts';
import type { Correcting } from './corrections/correcting.ts';
import { OwnPack } from './corrections/own-pack.svelte.ts';
import type {
	Agreed,
	Called,
	Face,
	Overlaid,
	Overlay,
	Seats,
	Side,
	UnitView,
	View
} from './face.ts';
import type { StandingOrder } from './fight.ts';
import type { LessonLine, Looked } from './lesson.ts';
import type { Terms } from './terms.ts';

/** A game that decides everything, with all that such a game has. */
type Whole<Book, State, T extends AnyTable, Made> = Required<
	Omit<
		Game<Book, State, T['command'], T['fact'], Roll<T['parties']>>,
		'engine' | 'outline' | 'procedures' | 'documents' | 'correctable'
	>
> & { readonly engine: (book: Book) => Made };

interface Units {
	readonly units: readonly { readonly id: string; readonly fate: string }[];
}

/** What of a game only its own folder knows. */
interface Own<Book, Pack, Game, State extends Units, Command, Made> {
	readonly headerOf: (book: Book) => object;
	readonly shipped: Pack;
	readonly packWith: (corrections: Corrections) => Parsed<Pack>;
	readonly mapOf: (pack: Pack) => MapModel;
	/** The file that holds its rules. */
	readonly file: string;
	/** Where a unit is. */
	readonly at: (unit: State['units'][number]) => Hex | null;
	/** What may be laid over the map, and what that shows. */
	readonly overlays: readonly Overlay[];
	readonly overlayOf: (
		engine: Made,
		state: State,
		id: string,
		unit: string | undefined
	) => Overlaid;
	/** What may be corrected, what a side says beforehand, what is taught and explained: loaded when asked for. */
	readonly fields: () => Promise<{ readonly correcting: () => Promise<Correcting> }>;
	readonly orders: () => Promise<{
		readonly ordersOf: (game: Game, state: State, side: Side) => readonly StandingOrder<Command>[];
	}>;
	readonly lesson: {
		readonly scenario: string;
		readonly line: () => Promise<{
			readonly lessonLine: (state: State, view: View<Command>, looked: Looked) => LessonLine;
		}>;
	};
	readonly terms: () => Promise<{
		readonly termsOf: (game: Game, state: State, unit: string | undefined) => readonly Terms[];
	}>;
	/** The fact that shows a secret, and stands as dice do. */
	readonly reveals?: string;
	/** What is agreed besides, by the scenario that was chosen. */
	readonly scenario?: (id: string) => object;
}

/**
 * What the screens need of a game and what every one has in the same way: its session, what its owner has corrected,
 * what is said beside it and beforehand, what is laid over the map and explained, dice, opponent, report.
 */
export const facedOf = <
	Book,
	Pack extends { readonly data: object; readonly charts: object },
	State extends Talked & Units & { readonly result: unknown },
	T extends AnyTable,
	Question,
	Played extends { readonly pack: Pack },
	Made extends DecidedEngine<Played, State, T, Question>
>(
	game: Whole<Book, State, T, Made>,
	own: Own<Book, Pack, Played, State, T['command'], Made>
) => {
	const { headerOf, shipped, packWith, mapOf, file, scenario, reveals } = own;
	type Command = T['command'];
	type Next = WaitsOf<T, Question>;
	/** What is said beside a game is a command of every one. */
	const give = <One extends { readonly type: string }>(command: One) => command as Command;
	/** The book as the app ships it; a game's own options and readings are in its header. */
	const book = game.book.of();
	const session = {
		...sessionOf<Book, State, Command, T['fact'], Next, Made>(game, () => book),
		fixed: ({ entry }: Line<State, Command, T['fact']>) =>
			entry.facts.some(({ type }) => type === 'diceThrown' || type === reveals),
		free: ({ free }: State) => free === true,
		aside: ({ id, entry: { command } }: Line<State, Command, T['fact']>, said?: EntryId) =>
			command.type === 'agree' || (command.type === 'rename' && id !== said)
	};
	const playedIn = (state: State): Played => session.engine().game(state);
	/** Drawings of the modules that are played, each made once. */
	const drawings = new WeakMap<object, MapModel>();
	const mapIn = (pack: Pack): MapModel => {
		const known = drawings.get(pack.data) ?? mapOf(pack);
		drawings.set(pack.data, known);
		return known;
	};
	/** The readings and numbers of the owner of this phone. */
	const house = new OwnerBook(game.meta.id, game.book);
	return {
		kind: game.meta.id,
		meta: game.meta,
		options: game.book.options,
		map: mapIn(shipped),
		mapOf: (state) => mapIn(playedIn(state).pack),
		session,
		house,
		choicesOf: ({ header: { options, readings, numbers = {} } }) => ({
			options,
			readings,
			numbers
		}),
		reference: async () => {
			const reference = await game.reference();
			return (choices, corrections) => {
				const made = packWith(corrections);
				return reference(
					game.book.of({ ...choices, ...(made.ok && { charts: made.value.charts as never }) })
				);
			};
		},
		own: new OwnPack(game.meta.id),
		correctionsOf: ({ header }) => header.corrections ?? {},
		corrected: {
			fields: async () => (await own.fields()).correcting(),
			agree: ({ header: { numbers } }: State, corrections: Corrections) =>
				give({
					type: 'correct',
					...(numbers && { numbers }),
					...(Object.keys(corrections).length > 0 && { corrections })
				})
		},
		begin: ({ name, scenario: id, options, seats, corrections = {} }: Agreed) => {
			const { readings, numbers } = house.choices;
			const told = [seats.white, seats.red].some((seat) => seat.app || seat.name);
			return give({
				type: 'begin',
				...headerOf(game.book.of({ options, readings, numbers })),
				...scenario?.(id),
				...(Object.keys(corrections).length > 0 && { corrections }),
				name,
				...(told ? { seats } : {})
			});
		},
		note: (text: string) => give({ type: 'note', text }),
		rename: (name: string) => give({ type: 'rename', name }),
		seat: (seats: Seats) => give({ type: 'seat', seats }),
		agree: (free: boolean) => give({ type: 'agree', free }),
		takeUp: ({ header: { options }, result }: State) =>
			result || options['events'] === 'used' ? undefined : give({ type: 'takeUpEvents' }),
		seatsOf: ({ seats }) => seats,
		where: ({ units }: State) =>
			new Map(
				units.flatMap((unit: State['units'][number]): readonly (readonly [string, Hex])[] => {
					const hex = unit.fate === 'map' && own.at(unit);
					return hex ? [[unit.id, hex]] : [];
				})
			),
		orders: async () => {
			const { ordersOf } = await own.orders();
			return (state, side) => ordersOf(playedIn(state), state, side);
		},
		lesson: {
			scenario: own.lesson.scenario,
			line: async () => (await own.lesson.line()).lessonLine
		},
		terms: async (state, unit) => (await own.terms()).termsOf(playedIn(state), state, unit),
		overlays: own.overlays,
		overlay: (state, id, unit) => own.overlayOf(session.engine(), state, id, unit),
		draw: (state, { rolls: [asked] }) => asked && session.engine().draw(state, asked),
		roll: ({ rolls: [asked] }: Next, throws: readonly Throw[]) => {
			if (!asked) throw new Error('No dice are called for');
			return give({ type: 'roll', ...asked, form: {}, throws });
		},
		report: game.report,
		file,
		opponent: async () => {
			const answer = (await game.ai())(book);
			return (state, { commands }) => answer(state, commands);
		}
	} satisfies Partial<Face<State, Command, T['fact'], Next>>;
};

/** Who lies where: in each hex whoever has the lowest rank on top. */
export const stacksBy = (
	units: ReadonlyMap<string, UnitView>,
	rankOf: (id: string) => number
): readonly StackView[] => {
	const by = new Map<Hex, UnitView[]>();
	for (const unit of units.values())
		if (unit.hex !== null) by.set(unit.hex, [...(by.get(unit.hex) ?? []), unit]);
	return [...by].map(([hex, all]) => ({
		hex,
		counters: all
			.toSorted((one, two) => rankOf(one.id) - rankOf(two.id))
			.map(({ counter }) => counter)
	}));
};

/** A throw that is called for, as the rules have it. */
interface Asked {
	readonly procedure: string;
	readonly parties: { readonly player: Side | null; readonly units: readonly string[] };
}

/** What each procedure is called, and its section. */
type Heads = readonly {
	readonly slug: string;
	readonly title: string;
	readonly section: string;
}[];

/** The first of the throws that are called for: what for, who throws, what is added up; `own`: what else its game says of it. */
export const calledFor = <One extends Asked, Fact>(
	[asked]: readonly One[],
	heads: Heads,
	drawn: (asked: One) => Draw<readonly Fact[]> | undefined,
	workingsOf: (fact: Fact) => readonly Working[],
	own: (asked: One) => Pick<Called, 'says' | 'means' | 'hex'>
): Called | null => {
	const head = heads.find(({ slug }) => slug === asked?.procedure);
	if (!asked || !head) return null;
	const { player, units } = asked.parties;
	return {
		title: say(head.title),
		rule: head.section,
		side: player,
		units,
		// The same whatever falls, so that any dice show it.
		workings: () => {
			const draw = drawn(asked);
			return draw ? play(draw, () => 1).value.flatMap(workingsOf) : [];
		},
		...own(asked)
	};
};
