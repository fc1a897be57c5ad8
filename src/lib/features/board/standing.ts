import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import type { Side } from './face.ts';
import type { StandingOrder } from './fight.ts';
import { inALine } from './names.ts';
import { words } from './words/en/board.ts';

type Single<Command> = NonNullable<StandingOrder<Command>['single']>;

/** Something that may be said of one thing beforehand, under its label. */
export interface Sayable<What> {
	readonly label: string;
	readonly said: What;
}

/** One thing that may be said beforehand: its section, what it is about, and what may be said; what asks comes first. */
export interface OrderLine<Said, K extends keyof Said & string = keyof Said & string> {
	readonly key: K;
	readonly rule: string;
	readonly what: string;
	readonly choices: readonly Sayable<Said[K]>[];
}

/** Nothing is said beforehand: whoever plays the side is asked. */
export const ASKS = { label: words.askMe, said: null } as const;
/** Something to which yes or no may be said beforehand. */
export const yesOrNo = <K extends string>(
	key: K,
	rule: string,
	what: string,
	yes: string,
	no: string
) => ({
	key,
	rule,
	what,
	choices: [ASKS, { label: yes, said: true }, { label: no, said: false }]
});

/** What a side says beforehand in every game: who leaves, here and elsewhere than all do, and who takes losses first. */
interface OfAll {
	readonly leave: boolean | null;
	readonly leaveAt: Readonly<Record<string, boolean>>;
	readonly losses: readonly string[] | null;
}

/** Of what something may be said by itself, and how each of them is shown. */
interface Each {
	readonly keys: readonly string[];
	readonly row: (key: string) => { readonly name: Phrase; readonly says: Phrase };
}

/** Units of a side that may be attacked from where their enemies stand now. */
export const threatened = <Unit extends { readonly fate: string; readonly player: Side }>(
	units: readonly Unit[],
	side: Side,
	near: (one: Unit, two: Unit) => boolean
): readonly Unit[] => {
	const there = units.filter(({ fate }) => fate === 'map');
	return there.filter(
		(unit) =>
			unit.player === side && there.some((enemy) => enemy.player !== side && near(unit, enemy))
	);
};

/** Units in the order in which they take a loss: a tap puts one last, or takes it out. */
const lossesFirst = <Said extends OfAll, Command>(
	{ keys, row }: Each,
	orders: Said,
	saying: (orders: Said) => Command
): Single<Command> => {
	const named = orders.losses ?? [];
	return {
		label: say(words.inAnOrderOfYourOwn),
		rows: [...new Set([...named, ...keys])].map((key) => {
			const at = named.indexOf(key);
			const losses = at < 0 ? [...named, key] : named.filter((one) => one !== key);
			return {
				...{ key, ...row(key) },
				mark: at < 0 ? undefined : inALine(at + 1),
				command: saying({ ...orders, losses })
			};
		})
	};
};

/** Whoever leaves or stands, whatever is said of all: a tap says leave, then stand, then as of all. */
const leavingAt = <Said extends OfAll, Command>(
	{ label, keys, row }: Each & { readonly label: Phrase },
	orders: Said,
	saying: (orders: Said) => Command,
	/** How what is said is called. */
	called: (said: boolean) => Phrase | undefined
): Single<Command> => ({
	label,
	rows: [...new Set(keys)].sort().map((key) => {
		const { [key]: said, ...others } = orders.leaveAt;
		const leaveAt = said === false ? others : { ...others, [key]: said === undefined };
		return {
			...{ key, ...row(key) },
			mark: said === undefined ? undefined : called(said),
			command: saying({ ...orders, leaveAt })
		};
	})
});

/** What a side has said beforehand of its fights, line by line, and what it may say instead. */
export const ordersBy = <Said extends OfAll, Command>(
	lines: readonly OrderLine<Said>[],
	orders: Said,
	saying: (orders: Said) => Command,
	losses: Each,
	leaving: Each & { readonly label: Phrase }
): readonly StandingOrder<Command>[] =>
	lines.map(({ key, rule, what, choices: known }) => {
		const own = key === 'losses' && orders.losses?.length;
		const choices: readonly Sayable<unknown>[] = own
			? [...known, { label: words.inYourOrder, said: orders.losses }]
			: known;
		const called = (of: unknown): Phrase | undefined => {
			const choice = choices.find(({ said }) => same(said, of));
			return choice && say(choice.label);
		};
		const now = choices.findIndex(({ said }) => same(said, orders[key]));
		return {
			key,
			rule,
			single:
				key === 'losses'
					? lossesFirst(losses, orders, saying)
					: key === 'leave'
						? leavingAt(leaving, orders, saying, called)
						: undefined,
			what: say(what),
			value: String(Math.max(0, now)),
			choices: choices.map(({ label, said }, at) => ({
				value: String(at),
				label: say(label),
				command: saying({ ...orders, [key]: said })
			}))
		};
	});
