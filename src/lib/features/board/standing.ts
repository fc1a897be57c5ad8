import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import type { StandingOrder } from './fight.ts';
import { words } from './words/en/board.ts';

type Single<Command> = NonNullable<StandingOrder<Command>['single']>;
type Row<Command> = Omit<Single<Command>['rows'][number], 'mark' | 'command'>;

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

/** What a side has said beforehand of its fights, line by line, and what it may say instead. */
export const ordersBy = <Said, Command>(
	lines: readonly OrderLine<Said>[],
	orders: Said,
	saying: (orders: Said) => Command,
	/** What may be said of single units or places, and what has been said in a way of its own. */
	more: (key: keyof Said & string) => {
		readonly own?: Sayable<unknown> | undefined;
		readonly single?: Single<Command>;
	}
): readonly StandingOrder<Command>[] =>
	lines.map(({ key, rule, what, choices: known }) => {
		const { own, single } = more(key);
		const choices: readonly Sayable<unknown>[] = own ? [...known, own] : known;
		const now = choices.findIndex(({ said }) => same(said, orders[key]));
		return {
			key,
			rule,
			single,
			what: say(what),
			value: String(Math.max(0, now)),
			choices: choices.map(({ label, said }, at) => ({
				value: String(at),
				label: say(label),
				command: saying({ ...orders, [key]: said })
			}))
		};
	});

/** Units in the order in which they are named: a tap puts one last, or takes it out; `nth`: how its place is said. */
export const namedInTurn = <Command>(
	label: Phrase,
	named: readonly string[],
	able: readonly string[],
	row: (unit: string) => Row<Command>,
	nth: (n: number) => Phrase,
	saying: (named: readonly string[]) => Command
): Single<Command> => ({
	label,
	rows: [...named, ...able.filter((unit) => !named.includes(unit))].map((unit) => {
		const at = named.indexOf(unit);
		return {
			...row(unit),
			mark: at < 0 ? undefined : nth(at + 1),
			command: saying(at < 0 ? [...named, unit] : named.filter((one) => one !== unit))
		};
	})
});

/** Places of which something is said other than what is said of all: a tap says yes, then no, then as of all. */
export const saidEach = <Command>(
	label: Phrase,
	said: Readonly<Record<string, boolean>>,
	places: readonly string[],
	row: (place: string) => Row<Command>,
	marks: Readonly<Record<'yes' | 'no', Phrase>>,
	saying: (said: Readonly<Record<string, boolean>>) => Command
): Single<Command> => ({
	label,
	rows: [...new Set(places)].sort().map((place) => {
		const { [place]: here, ...others } = said;
		return {
			...row(place),
			mark: here === undefined ? undefined : here ? marks.yes : marks.no,
			command: saying(
				here === undefined
					? { ...others, [place]: true }
					: here
						? { ...others, [place]: false }
						: others
			)
		};
	})
});
