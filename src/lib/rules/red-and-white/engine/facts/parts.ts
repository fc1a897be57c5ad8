import * as v from 'valibot';
import { idUpTo } from '#lib/kernel/border/id.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { CAMPS, MARKS } from '../../types.ts';
import { CALLS, LAPSES, type Cause } from '../causes.ts';
import type { Clock, PhaseNumber } from '../sequence.ts';
import { PRESENCES, type BattleState, type UnitInBattle } from '../state.ts';

export const id = idUpTo(100);

/** What there are ids for in a battle, and whether a given one exists. */
const KNOWN = {
	unit: ({ units }, one) => Object.hasOwn(units, one),
	officer: ({ officers }, one) => Object.hasOwn(officers, one),
	player: ({ players }, one) => Object.hasOwn(players, one),
	force: ({ header }, one) => header.forces.some((force) => force.id === one),
	objective: ({ goals }, one) => goals.objectives.some((objective) => objective.id === one),
	condition: ({ goals }, one) => goals.conditions.some(({ condition }) => condition.id === one),
	paper: ({ papers }, one) => papers.some(({ paper }) => paper.id === one)
} as const satisfies Record<string, (state: BattleState, one: string) => boolean>;

const idOf = (of: keyof typeof KNOWN) => v.pipe(id, v.metadata({ of }));
export const unit = idOf('unit');
export const officer = idOf('officer');
export const player = idOf('player');
export const force = idOf('force');
export const objective = idOf('objective');
export const condition = idOf('condition');
export const paper = idOf('paper');

export const text = v.pipe(v.string(), v.maxLength(4000));
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
export const whole = (from: number, to: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
export const figures = whole(0, 1000);
export const some = whole(1, 1000);
/** The place of one of a unit's stands, or of what stands with it, counted from 0. */
export const place = whole(0, 200);
/** A list of at most this many. */
export const list = <T>(
	of: v.GenericSchema<unknown, T>,
	most: number
): v.GenericSchema<unknown, readonly T[]> => v.pipe(v.array(of), v.maxLength(most));
export const mark = v.picklist(MARKS);
export const marks = list(mark, 100);
export const presence = v.picklist(PRESENCES);
export const calculator = v.pipe(id, v.maxLength(80));
export const camp = v.picklist(CAMPS);
export const phase = v.picklist([1, 2, 3, 4, 5, 6, 7] satisfies PhaseNumber[]);
export const clock: v.GenericSchema<unknown, Clock> = v.strictObject({
	round: whole(1, 999),
	turn: camp,
	phase
});
/** A value that may be left out. */
export const maybe = <T>(of: v.GenericSchema<unknown, T>) => v.exactOptional(of);
/** Why something is owed, or no longer. */
export const cause = v.strictObject({
	what: v.picklist([...CALLS, ...LAPSES]),
	unit: maybe(unit),
	reason: maybe(text)
}) satisfies v.GenericSchema<unknown, Cause>;
/** GAMING TERMS USED: the referee allows what a rule of the turn forbids; his reason stands in the log. */
export const allowance = maybe(
	v.strictObject({
		reason: v.pipe(text, v.minLength(1)),
		allows: v.literal(true)
	}) as v.GenericSchema<unknown, { readonly reason: string; readonly allows: true }>
);
export const nobody = <T>(of: v.GenericSchema<unknown, T>) => v.nullable(of);

/** The type of an object with these entries. */
export type Of<E extends v.ObjectEntries> = {
	readonly [K in keyof v.InferOutput<v.StrictObjectSchema<E, undefined>>]: v.InferOutput<
		v.StrictObjectSchema<E, undefined>
	>[K];
};

/** One line while its facts are told: the table before and after it, and what else it says. */
export interface Telling {
	readonly before: BattleState;
	readonly after: BattleState;
	readonly facts: readonly { readonly type: string }[];
	/** The command that made the facts. */
	readonly command: string;
	/** Marks whose coming or going is no news in this line. */
	readonly unsaid: readonly string[];
	/** The throw stands beside it and says for itself what it came to. */
	readonly beside: boolean;
}

/** Everything there is to know about one kind of fact. */
export interface Kind<F> {
	/** The state after the fact. Never refuses, never rolls; a fact about nobody changes nothing. */
	readonly evolve?: (state: BattleState, fact: F) => BattleState;
	/** For a fact that changes only the unit it names: that unit after it. */
	readonly unit?: (unit: UnitInBattle, fact: F, state: BattleState) => Partial<UnitInBattle>;
	/** Is the fact possible on this table, if everything that it names exists? */
	readonly fits?: (state: BattleState, fact: F) => boolean;
	/** What it says; undefined where other lines or the heading of the log say it. */
	readonly tell?: (fact: F, line: Telling) => Phrase | readonly Phrase[];
}

/** A kind of fact: its fields, and what it does. */
export const happens = <E extends v.ObjectEntries>(entries: E, does: Kind<Of<E>>) => ({
	entries,
	...does
});

/** The parts of a schema that are looked at here. */
interface Shown {
	readonly wrapped?: Shown;
	readonly item?: Shown;
	readonly entries?: Readonly<Record<string, Shown>>;
	readonly pipe?: readonly { readonly metadata?: { readonly of?: keyof typeof KNOWN } }[];
}

const isThere = (state: BattleState, schema: Shown, value: unknown): boolean => {
	const of = schema.pipe?.find(({ metadata }) => metadata?.of)?.metadata?.of;
	if (of) return KNOWN[of](state, value as string);
	if (value === null || value === undefined) return true;
	if (schema.wrapped) return isThere(state, schema.wrapped, value);
	const { item, entries } = schema;
	if (item) return (value as readonly unknown[]).every((one) => isThere(state, item, one));
	return Object.entries(entries ?? {}).every(([key, one]) =>
		isThere(state, one, (value as Readonly<Record<string, unknown>>)[key])
	);
};

/** Does everybody exist whom the fact names in these entries? */
export const allThere = (state: BattleState, entries: v.ObjectEntries, value: object): boolean =>
	isThere(state, { entries: entries as unknown as Readonly<Record<string, Shown>> }, value);

/** The procedure of the throw of this line, which no other fact has; undefined where nothing was thrown. */
export const thrownIn = (facts: Telling['facts']): unknown =>
	facts.flatMap((fact) => ('procedure' in fact ? [fact.procedure] : []))[0];
