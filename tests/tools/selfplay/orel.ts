import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { play, type DiceSource } from '#lib/kernel/dice/draw.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { Fact } from '#lib/rules/orel-1919/engine/facts.ts';
import { headerOf, type Game } from '#lib/rules/orel-1919/engine/game.ts';
import { orelEngine, type OrelEngine } from '#lib/rules/orel-1919/engine/index.ts';
import { orel1919 } from '#lib/rules/orel-1919/index.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { bookOf, type Book, type Options } from '#lib/rules/orel-1919/book.ts';
import type { ScenarioId } from '#lib/rules/orel-1919/types.ts';
import { decisions, type Decisions } from './decisions.ts';
import { keen } from './keen.ts';
import type { Outcome } from './summary.ts';
import { nextEntry } from '../../chained.ts';
import { english } from '../../english.ts';
import { notReadBack } from '../../read-back.ts';

/** Chooses one of the commands that are allowed. */
export type OrelPlayer = (
	game: Game,
	state: State,
	commands: readonly Command[],
	dice: DiceSource
) => Command;

/** Any command, each as likely as the others. */
const random: OrelPlayer = (_game, _state, commands, dice) => {
	const command = commands[dice(commands.length) - 1];
	if (!command) throw new Error('Nothing to choose from.');
	return command;
};

/** A player of one session. */
export const OREL_PLAYERS: Readonly<Record<string, (book: Book) => OrelPlayer>> = {
	random: () => random,
	keen: () => keen,
	greedy: (book) => {
		const chooses = orel1919.ai(book);
		return (_, state, commands) => chooses(state, commands);
	}
};

/** No game should take more. */
const TOO_LONG = 100_000;

interface Order {
	readonly games: number;
	readonly seed: number;
	readonly player: (book: Book) => OrelPlayer;
	readonly scenario: string;
	readonly options: Readonly<Record<string, string>>;
	readonly save: string;
	/** Look at the invariants after every command. */
	readonly check: boolean;
}

type Tally = { -readonly [Key in keyof Outcome]: Outcome[Key] };

/** The app's dice of a game of a series. */
const diceOf = (seed: number, game: number): DiceSource =>
	diceFrom([seed, game, seed * 7919 + game, 12345]);

/** Plays so many whole games; what fails is saved. */
export const playOrel = (order: Order): Outcome => {
	const book = bookOf({ options: order.options as Partial<Options> });
	const engine = orelEngine(book);
	const player = order.player(book);
	const game = engine.game(engine.empty);
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
	const said = decisions();
	const begin = process.cpuUsage();
	for (let at = 0; at < order.games; at++)
		playOne({ engine, game, player, said }, order, at, tally);
	const { user, system } = process.cpuUsage(begin);
	tally.milliseconds = (user + system) / 1000;
	tally.lines = said.lines();
	return tally;
};

const COUNTED: readonly Fact['type'][] = [
	'attackDeclared',
	'stepsLost',
	'removed',
	'trainsCaptured',
	'moved',
	'leftMap'
];

/** The invariants after each of these facts. */
const faultsAfter = (engine: OrelEngine, before: State, events: readonly Fact[]): string[] => {
	let state = before;
	for (const event of events) {
		state = engine.evolve(state, event);
		const wrong = engine.faults(state);
		if (wrong.length > 0) return [`after ${event.type}`, ...wrong];
	}
	return [];
};

interface Table {
	readonly engine: OrelEngine;
	readonly game: Game;
	readonly player: OrelPlayer;
	readonly said: Decisions;
}

const playOne = (
	{ engine, game, player, said }: Table,
	order: Order,
	at: number,
	tally: Tally
): void => {
	const dice = diceOf(order.seed, at);
	const commands: Command[] = [];
	const entries: Entry<Command, Fact>[] = [];
	let state = engine.empty;
	const fail = (what: string): void => {
		mkdirSync(order.save, { recursive: true });
		const file = join(order.save, `orel-${order.seed}-${at}.json`);
		const { scenario, options } = order;
		writeFileSync(file, JSON.stringify({ what, scenario, options, commands }, null, '\t'));
		tally.saved = [...tally.saved, `${file}: ${what}`];
	};
	said.begins();
	const counts = tally.counts as Record<string, number>;
	try {
		const scenario = order.scenario as ScenarioId;
		const began = engine.decide(state, { type: 'begin', ...headerOf(game.book), scenario });
		if (began.ok) state = began.facts.reduce(engine.evolve, state);
		for (let step = 0; ; step++) {
			const owed = engine.waiting(state);
			if (state.result) break;
			if (step > TOO_LONG) return fail('too long');
			if (owed.commands.length + owed.rolls.length === 0) {
				tally.deadEnds += 1;
				return fail('dead end');
			}
			const [asked] = owed.rolls;
			const draw = asked && engine.draw(state, asked);
			const command: Command = draw
				? { type: 'roll', ...asked, form: {}, throws: play(draw, dice).throws }
				: player(game, state, owed.commands, dice);
			commands.push(command);
			if (owed.player) said.given(state, owed.player, command);
			const done = engine.decide(state, command);
			if (!done.ok) {
				tally.refusals += 1;
				return fail(`refused: ${done.refusal.rule} ${english(done.refusal.why.text)}`);
			}
			for (const { type } of done.facts)
				if (COUNTED.includes(type)) counts[type] = (counts[type] ?? 0) + 1;
			entries.push(nextEntry(entries, { kind: 'done', command, facts: done.facts }));
			const wrong = order.check
				? [
						...faultsAfter(engine, state, done.facts),
						...notReadBack(orel1919.journal, entries.slice(-1))
					]
				: [];
			if (wrong.length > 0) {
				tally.faults += 1;
				return fail(wrong.join('; '));
			}
			state = done.facts.reduce(engine.evolve, state);
		}
		if (!state.result) return fail('nobody is asked, and it is not over');
		tally.finished += 1;
		const { white, red, winner } = state.result;
		const result = `${winner ?? 'draw'} (white ${white}, red ${red})`;
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
