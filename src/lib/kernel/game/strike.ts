import type { Call, Meanings, Throw } from '../dice/draw.ts';
import { rethrow, type Missing } from '../dice/rethrow.ts';
import { say } from '../phrase.ts';
import { same } from '../same.ts';
import type { Engine, Refusal } from './engine.ts';
import { lineOn, type History } from './history.ts';
import type { Act, EntryId, Line } from './journal.ts';
import type { ThrowAgain } from './throw-again.ts';
import { words } from '../words/en/kernel.ts';

/** How one state differs from another, so that lines which the difference does not touch can be skipped. */
export interface Difference<State, Command, Fact> {
	/** Nothing differs any longer. */
	readonly none: boolean;
	/** The other state, with this difference applied. */
	readonly on: (other: State) => State;
	/** Is a line the same with and without the difference? */
	readonly passes: (line: Line<State, Command, Fact>) => boolean;
}

/** What a strike needs from a game. */
export interface Struckable<State, Command, Fact> {
	readonly engine: Pick<Engine<State, Command, Fact>, 'decide' | 'evolve' | 'evolveAll'>;
	/**
	 * A line's throw on another state; undefined where it is no throw, the same throw there, or one that no rule knows
	 * now.
	 */
	readonly again: (
		line: Line<State, Command, Fact>,
		state: State
	) => ThrowAgain<Command> | undefined;
	/** Can these facts be applied to the state? */
	readonly fits: (state: State, facts: readonly Fact[]) => boolean;
	/** What a command means wherever it is given: a step forward means the place it led to. */
	readonly meant?: (command: Command, facts: readonly Fact[]) => Command;
	/** A rule that forbids the line on this state but did not on the one before it. */
	readonly barred?: (line: Line<State, Command, Fact>, state: State) => Refusal | null;
	/**
	 * The state, sharing all that it has in common with the other, and how they differ; null where they differ in too
	 * much.
	 */
	readonly apart?: (
		state: State,
		other: State
	) => { readonly state: State; readonly difference: Difference<State, Command, Fact> | null };
	/** The section to name where common sense forbids it and no rule does. */
	readonly sense: string;
}

/** Dice that a line needs besides those that were thrown for it. */
export interface MissingDice<State, Command, Fact> {
	readonly line: Line<State, Command, Fact>;
	/** The state on which the line is now being worked out. */
	readonly state: State;
	/** What is to be thrown, and what each face of it stands for, where there is more to tell than good and bad. */
	readonly call: Call;
	readonly means: Meanings | undefined;
	/** What it must show is not for everybody to know. */
	readonly covered: boolean;
	readonly why: Missing;
}

/** What a strike needs from whoever carries it out. */
export interface Striker<State, Command, Fact> {
	readonly dice: (missing: MissingDice<State, Command, Fact>) => Promise<Throw>;
	/** The referee's reason to keep a line that is no longer possible; null to leave it out. */
	readonly keeps: (line: EntryId) => string | null;
	/** Called between two lines, so that a screen can be drawn; `done`: how much is worked out, from 0 to 1. */
	readonly pause: (done: number) => Promise<void>;
}

/** What becomes of one later line. */
export type StruckChange<State, Command, Fact> =
	| {
			readonly kind: 'again';
			readonly was: Line<State, Command, Fact>;
			readonly now: Line<State, Command, Fact>;
			/** How many dice are no longer called for, and how many were thrown since. */
			readonly dropped: number;
			readonly added: number;
	  }
	| {
			readonly kind: 'impossible';
			readonly was: Line<State, Command, Fact>;
			readonly refusal: Refusal;
			/** Whether it can be kept: its facts can still be applied. */
			readonly keepable: boolean;
			readonly kept: boolean;
	  };

/** A strike as it is written down. */
export type Struck<Command, Fact> = Extract<Act<Command, Fact>, { kind: 'strike' }>;

/** All that a strike would do. Nothing has been done yet. */
export interface StrikePlan<State, Command, Fact> {
	readonly struck: Line<State, Command, Fact>;
	/** Later lines that turn out differently, in the order of the journal. */
	readonly changes: readonly StruckChange<State, Command, Fact>[];
	/** Later lines that are not worked out again and stay possible. */
	readonly untouched: number;
	readonly note: Omit<Struck<Command, Fact>, 'reason'>;
	/** The state as it would be now. */
	readonly state: State;
}

type Fate<State, Command, Fact> =
	| { readonly kind: 'stays'; readonly now: Line<State, Command, Fact> }
	| StruckChange<State, Command, Fact>;

/** A command as it would be given on another state, or why it could not be given there. */
type Recounted<Command> =
	| { readonly command: Command; readonly dropped: number; readonly added: number }
	| { readonly refused: Refusal };

/** Counts the throw again on another state: the dice already thrown stay in their order, and missing ones are asked for. */
const recounted = async <S, C, F>(
	game: Struckable<S, C, F>,
	line: Line<S, C, F>,
	state: S,
	{ dice }: Striker<S, C, F>
): Promise<Recounted<C>> => {
	const { command } = line.entry;
	const again = game.again(line, state);
	if (!again) return { command, dropped: 0, added: 0 };
	if ('refused' in again) return again;
	if (!('draw' in again)) return { ...again, dropped: 0, added: 0 };
	const more: Throw[] = [];
	let fell = rethrow(again.draw, again.throws);
	while (fell.state === 'waiting') {
		const { missing: call, means, why } = fell;
		more.push(await dice({ line, state, call, means, covered: again.covered === true, why }));
		fell = rethrow(again.draw, again.throws, more);
	}
	const { value, throws, dropped } = fell;
	const added = more.reduce((sum, { call }) => sum + call.dice, 0);
	return { command: again.rolled(throws, value), dropped, added };
};

/** What becomes of one later line, decided once with the struck line and once without it. */
const fateOf = async <S, C, F>(
	game: Struckable<S, C, F>,
	line: Line<S, C, F>,
	state: S,
	striker: Striker<S, C, F>
): Promise<Fate<S, C, F>> => {
	const { engine, meant = (command: C): C => command } = game;
	const { entry, before } = line;
	const { command, facts } = entry;
	const impossible = (refusal: Refusal): Fate<S, C, F> => {
		const keepable = game.fits(state, facts);
		const kept = keepable && striker.keeps(line.id) !== null;
		return { kind: 'impossible', was: line, refusal, keepable, kept };
	};
	const refusal = game.barred?.(line, state);
	if (refusal) return impossible(refusal);
	const again = await recounted(game, line, state, striker);
	if ('refused' in again) return impossible(again.refused);
	const { dropped, added } = again;
	const recount = !same(again.command, command);
	const fresh = meant(again.command, facts);
	const decision = engine.decide(state, fresh);
	const unchanged = decision.ok && same(decision.facts, facts);
	if (unchanged && !recount) {
		// The engine may still know what its own facts have made of the state.
		const own = { ...line, entry: { ...entry, facts: decision.facts } };
		return { kind: 'stays', now: { ...lineOn(engine, state, own), entry } };
	}
	const atFirst = unchanged || recount ? undefined : engine.decide(before, command);
	if (atFirst && !(atFirst.ok && same(atFirst.facts, facts))) {
		// It would already have been decided differently before, so the strike is not to blame for that.
		if (game.fits(state, facts)) return { kind: 'stays', now: lineOn(engine, state, line) };
		return impossible({ rule: game.sense, why: say(words.whatItSaysIsNoLongerPossible) });
	}
	if (!decision.ok) return impossible(decision.refusal);
	const decided = { ...entry, command: fresh, facts: decision.facts };
	const now = lineOn(engine, state, { ...line, entry: decided, kept: null });
	return { kind: 'again', was: line, now, dropped, added };
};

/** Lines can be skipped only where nothing differs. */
const alike = <S, C, F>(
	state: S,
	other: S
): { readonly state: S; readonly difference: Difference<S, C, F> | null } => ({
	state,
	difference: same(state, other) ? { none: true, on: (one) => one, passes: () => true } : null
});

/**
 * What striking out one line does to all that followed. Each later line is decided again on the state without it; only
 * what differs because of the strike is changed. Undefined for a line that does not count or cannot be struck.
 */
export const planStrike = async <S, C, F>(
	game: Struckable<S, C, F>,
	{ counted, state: last }: History<S, C, F>,
	entry: EntryId,
	striker: Striker<S, C, F>
): Promise<StrikePlan<S, C, F> | undefined> => {
	const at = counted.findIndex(({ id }) => id === entry);
	const struck = counted[at];
	if (!struck || at === 0) return undefined;
	const { apart = alike } = game;
	const changes: StruckChange<S, C, F>[] = [];
	const redecided: Struck<C, F>['redecided'][number][] = [];
	const later = counted.slice(at + 1);
	let state = struck.before;
	/** How the state differs from the one before the next line; while this is set, `state` lags behind. */
	let difference: Difference<S, C, F> | null = null;
	for (const [nth, line] of later.entries()) {
		if (difference?.none) break;
		if (difference?.passes(line)) continue;
		if (difference) state = difference.on(line.before);
		await striker.pause(nth / later.length);
		const fate = await fateOf(game, line, state, striker);
		if (fate.kind === 'impossible') {
			changes.push(fate);
			if (fate.kept) state = lineOn(game.engine, state, line).after;
		} else {
			state = fate.now.after;
			if (fate.kind === 'again') {
				const { command, facts } = fate.now.entry;
				redecided.push({ entry: line.id, command, facts });
				if (!same(facts, line.entry.facts)) changes.push(fate);
			}
		}
		({ state, difference } = apart(state, line.after));
	}
	if (difference) state = difference.on(last);
	const gone = (kept: boolean) =>
		changes.flatMap((change) =>
			change.kind === 'impossible' && change.kept === kept
				? [{ entry: change.was.id, refusal: change.refusal }]
				: []
		);
	return {
		struck,
		changes,
		untouched: later.length - redecided.length - gone(true).length - gone(false).length,
		note: {
			kind: 'strike',
			entry,
			redecided,
			left: gone(false),
			kept: gone(true).map((one) => ({ ...one, reason: striker.keeps(one.entry) ?? '' }))
		},
		state
	};
};
