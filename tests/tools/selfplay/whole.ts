import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { play, type DiceSource } from '#lib/kernel/dice/draw.ts';
import type { Engine, Waiting } from '#lib/kernel/game/engine.ts';
import type { JournalOf } from '#lib/kernel/game/game.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import type { Asked } from '#lib/kernel/game/roll.ts';
import type { Outcome } from './summary.ts';
import { nextEntry } from '../../chained.ts';
import { english } from '../../english.ts';
import { notReadBack } from '../../read-back.ts';

/** No game should take more. */
const TOO_LONG = 100_000;

type Tally = { -readonly [Key in keyof Outcome]: Outcome[Key] };

/** A game that decides everything, and how its games are played here. */
export interface Played<State, Command, Fact extends { readonly type: string }, Parties> {
	readonly name: string;
	readonly engine: Engine<
		State,
		Command,
		Fact,
		Waiting<Command, Asked<Parties>> & { readonly player: string | null }
	>;
	readonly journal: JournalOf<State, Command, Fact>;
	readonly begin: Command;
	/** Chooses one of the commands that are allowed. */
	readonly choose: (state: State, commands: readonly Command[], dice: DiceSource) => Command;
	/** How a game ended, in words; undefined while it goes on. */
	readonly ended: (state: State) => string | undefined;
	readonly counted: readonly Fact['type'][];
	readonly given?: (state: State, player: string, command: Command) => void;
	readonly begins?: () => void;
}

/** How many games, with which dice. */
export interface Games {
	readonly games: number;
	readonly seed: number;
	/** Where a game that failed is saved, with what besides. */
	readonly save: string;
	readonly notes?: object;
	/** Look at the invariants after every command. */
	readonly check: boolean;
}

/** The app's dice of a game of a series. */
const diceOf = (seed: number, game: number): DiceSource =>
	diceFrom([seed, game, seed * 7919 + game, 12345]);

/** The state after these facts, and the first invariant that is broken after one of them. */
const after = <S, F extends { readonly type: string }>(
	{ evolve, faults }: Pick<Engine<S, never, F>, 'evolve' | 'faults'>,
	before: S,
	facts: readonly F[],
	check: boolean
): { readonly state: S; readonly wrong: readonly string[] } => {
	let state = before;
	for (const fact of facts) {
		state = evolve(state, fact);
		const found = check ? (faults?.(state) ?? []) : [];
		if (found.length > 0) return { state, wrong: [`after ${fact.type}`, ...found] };
	}
	return { state, wrong: [] };
};

/** Plays so many whole games; what fails is saved. */
export const playWhole = <State, Command, Fact extends { readonly type: string }, Parties>(
	table: Played<State, Command, Fact, Parties>,
	order: Games
): Tally => {
	const tally: Tally = {
		games: order.games,
		finished: 0,
		commands: 0,
		milliseconds: 0,
		deadEnds: 0,
		refusals: 0,
		faults: 0,
		exceptions: 0,
		longest: 0,
		results: {},
		counts: {},
		lines: [],
		saved: []
	};
	const begin = process.cpuUsage();
	for (let at = 0; at < order.games; at++) playOne(table, order, at, tally);
	const { user, system } = process.cpuUsage(begin);
	tally.milliseconds = (user + system) / 1000;
	return tally;
};

const playOne = <State, Command, Fact extends { readonly type: string }, Parties>(
	{ engine, ...table }: Played<State, Command, Fact, Parties>,
	order: Games,
	at: number,
	tally: Tally
): void => {
	const dice = diceOf(order.seed, at);
	const commands: Command[] = [];
	const entries: Entry<Command, Fact>[] = [];
	let state = engine.empty;
	const fail = (what: string): void => {
		mkdirSync(order.save, { recursive: true });
		const file = join(order.save, `${table.name}-${order.seed}-${at}.json`);
		writeFileSync(file, JSON.stringify({ what, ...order.notes, commands }, null, '\t'));
		tally.saved = [...tally.saved, `${file}: ${what}`];
	};
	table.begins?.();
	const counts = tally.counts as Record<string, number>;
	try {
		const began = engine.decide(state, table.begin);
		if (began.ok) state = began.facts.reduce(engine.evolve, state);
		for (let step = 0; ; step++) {
			const owed = engine.waiting(state);
			if (table.ended(state) !== undefined) break;
			if (step > TOO_LONG) return fail('too long');
			if (owed.commands.length + owed.rolls.length === 0) {
				tally.deadEnds += 1;
				return fail('dead end');
			}
			const [asked] = owed.rolls;
			const draw = asked && engine.draw?.(state, asked);
			const command = draw
				? ({ type: 'roll', ...asked, form: {}, throws: play(draw, dice).throws } as Command)
				: table.choose(state, owed.commands, dice);
			commands.push(command);
			if (owed.player) table.given?.(state, owed.player, command);
			const done = engine.decide(state, command);
			if (!done.ok) {
				tally.refusals += 1;
				return fail(`refused: ${done.refusal.rule} ${english(done.refusal.why.text)}`);
			}
			for (const { type } of done.facts)
				if (table.counted.includes(type)) counts[type] = (counts[type] ?? 0) + 1;
			entries.push(nextEntry(entries, { kind: 'done', command, facts: done.facts }));
			const next = after(engine, state, done.facts, order.check);
			const wrong = [
				...next.wrong,
				...(order.check ? notReadBack(table.journal, entries.slice(-1)) : [])
			];
			if (wrong.length > 0) {
				tally.faults += 1;
				return fail(wrong.join('; '));
			}
			({ state } = next);
		}
		const result = table.ended(state);
		if (result === undefined) return fail('nobody is asked, and it is not over');
		tally.finished += 1;
		const results = tally.results as Record<string, number>;
		results[result] = (results[result] ?? 0) + 1;
	} catch (problem) {
		tally.exceptions += 1;
		fail(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem));
	} finally {
		tally.commands += commands.length;
		tally.longest = Math.max(tally.longest, commands.length);
	}
};
