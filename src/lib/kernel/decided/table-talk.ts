import * as v from 'valibot';
import { count, say, type Phrase } from '../phrase.ts';
import { words } from '../words/en/decided.ts';
import { text, yes, type Of } from './entries-of.ts';
import type { Agreement, agreedOn } from './header.ts';
import type { Happens, Kinded } from './kinds.ts';

/** Who sits at a side: a name, which may be missing, and whether the app answers for it. */
const seat = v.strictObject({ name: v.pipe(v.string(), v.maxLength(60)), app: yes });
/** Both seats. */
export const seats = v.strictObject({ white: seat, red: seat });
export type Seats = v.InferOutput<typeof seats>;
/** The two who play a game on a map. */
export type Side = keyof Seats;

/** What a state keeps of what its players said beside the game. */
export interface Talked<Orders = object> {
	readonly header: Agreement;
	/** What the players call it; nothing where they have not said. */
	readonly name: string;
	readonly seats: Seats;
	/** Dice and what was uncovered may be taken back, too: the players have agreed on that. */
	readonly free: boolean;
	/** What each has said beforehand about his combats. */
	readonly standing: Readonly<Record<Side, Orders>>;
}

/** Nothing has been said yet. */
export const UNSPOKEN: Pick<Talked, 'name' | 'seats' | 'free'> = {
	name: '',
	seats: { white: { name: '', app: false }, red: { name: '', app: false } },
	free: false
};

type Header = Pick<ReturnType<typeof agreedOn<Agreement>>, 'corrections' | 'numbers'>;
/** What is agreed, who speaks, and how he says beforehand what he answers in his combats. */
interface Spoken<Fields extends Header, Player extends string, Orders> {
	readonly agreed: Fields;
	readonly player: Of<Player>;
	readonly orders: Of<Orders>;
}

/** What players say beside the game, whoever is asked: no rule asks for it. */
export const besideCommands = <Fields extends Header, Player extends string, Orders>({
	agreed,
	player,
	orders
}: Spoken<Fields, Player, Orders>) => ({
	/** What they agreed on, what the game is called, and who plays. */
	begin: { ...agreed, name: v.exactOptional(text), seats: v.exactOptional(seats) },
	rename: { name: text },
	seat: { seats },
	agree: { free: yes },
	note: { text },
	/** All go on by other corrections than those they began with. */
	correct: { corrections: agreed.corrections, numbers: agreed.numbers },
	/** Random events are used that the game began without. */
	takeUpEvents: {},
	/** Until it is said again. */
	standing: { player, orders }
});

/** The whole state, as another agreement makes another game of it. */
const withHeader = <State extends Talked>(
	state: State,
	agree: (header: Agreement) => Agreement
): State => ({
	...state,
	header: agree(state.header)
});

/** What came of it; `section`: of the scenario, `combat`: of combat. */
export const besideFacts = <
	K extends Kinded & {
		readonly state: Talked;
		readonly seen: { readonly standing?: Readonly<Record<Side, Orders>> | undefined };
	},
	Player extends Side,
	Orders extends object
>(
	happens: Happens<K>,
	section: string,
	combat: string,
	{ agreed, player, orders }: Spoken<Header, Player, Orders>,
	/** How it is told what a player says beforehand, in place of what he has said before, where that is known. */
	ordersTold: (player: Player, orders: Orders, was: Orders | undefined) => Phrase
) => {
	type Changes = Partial<K['state']>;
	return {
		renamed: happens(
			{ name: text },
			section,
			({ name }) => say(words.theGameIsCalledName, { name }),
			(_, { name }) => ({ name }) as Changes
		),
		seated: happens(
			{ seats },
			section,
			({ seats: { white, red } }) =>
				say(words.whiteIsPlayedByWhiteRedByRed, {
					white: white.app ? words.theApp : white.name || words.aPlayer,
					red: red.app ? words.theApp : red.name || words.aPlayer
				}),
			(_, { seats: next }) => ({ seats: next }) as Changes
		),
		/** Whether the players have agreed that dice and what was uncovered may be taken back, too. */
		undoAgreed: happens(
			{ free: yes },
			section,
			({ free }) => say(free ? words.agreedDiceMayBeTakenBackToo : words.agreedDiceAreNotTakenBack),
			(_, { free }) => ({ free }) as Changes
		),
		noted: happens({ text }, section, ({ text: written }) =>
			say(words.noteText, { text: written })
		),
		/** The players go on by other corrections, or by none. */
		packAgreed: happens(
			{ corrections: agreed.corrections, numbers: agreed.numbers },
			section,
			({ corrections = {}, numbers = {} }) => {
				const made = Object.keys(corrections).length + Object.keys(numbers).length;
				return made > 0
					? count(made, words.thePlayersGoOnWithNCorrections)
					: say(words.thePlayersGoOnWithoutCorrections);
			},
			(state, { numbers, corrections }) =>
				withHeader(state, ({ numbers: _, corrections: __, ...header }) => ({
					...{ ...header, ...(numbers && { numbers }) },
					...(corrections && { corrections })
				}))
		),
		/** From now on random events are used, which every one of these games has in 6. */
		eventsTakenUp: happens({}, '6', words.thePlayersAgreeOnRandomEventsFrom, (state) =>
			withHeader(state, (header) => ({
				...header,
				options: { ...header.options, events: 'used' }
			}))
		),
		/** What a player has said beforehand about his combats. */
		standingGiven: happens(
			{ player, orders },
			combat,
			({ player: by, orders: said }, { standing }) => ordersTold(by, said, standing?.[by]),
			({ standing }, { player: by, orders: said }) =>
				({ standing: { ...standing, [by]: said } }) as Changes
		)
	};
};
