import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play, throwFor, type DiceSource } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import type { Engine, Waiting } from '#lib/kernel/game/engine.ts';
import type { JournalOf } from '#lib/kernel/game/game.ts';
import { historyOf, withEntries } from '#lib/kernel/game/history.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import type { Asked, Procedure, Roll } from '#lib/kernel/game/roll.ts';
import { planStrike, type Struckable } from '#lib/kernel/game/strike.ts';
import { t } from '#lib/words/t.ts';
import { nextEntry } from './chained.ts';
import { runs } from './random.ts';
import { notReadBack } from './read-back.ts';

export type TriedEngine<State, Command, Fact, A extends Asked<unknown>> = Engine<
	State,
	Command,
	Fact,
	Waiting<Command, A>
>;

/** A game before the laws. */
export interface Tried<State, Command, Fact, A extends Asked<unknown>> {
	/** The engine of a session of its own; by charts with other numbers where it is asked for. */
	readonly engine: (charts?: 'corrected') => TriedEngine<State, Command, Fact, A>;
	/** What begins a game. */
	readonly beginnings: readonly Command[];
	/** A throw that is asked for, with its dice. */
	readonly roll: (
		engine: TriedEngine<State, Command, Fact, A>,
		state: State,
		asked: A,
		dice: DiceSource
	) => Command;
	/** Commands of every kind, by anybody and at any time. */
	readonly any: fc.Arbitrary<Command>;
	/** What is listed nowhere and may be allowed all the same: the referee's word, what players write. */
	readonly free?: (command: Command) => boolean;
	/** Some of those, to be said in a game by chance wherever they are allowed. */
	readonly said?: readonly Command[];
	/** What cannot be so in a state. */
	readonly faults: (state: State) => readonly string[];
	/** Nobody is asked any more. */
	readonly over: (state: State) => boolean;
	/** The headings that may be cited. */
	readonly sections: ReadonlySet<string>;
	readonly journal: Pick<JournalOf<State, Command, Fact>, 'parse' | 'parseKept' | 'tell'>;
	/** Several of its commands as one order, where it has orders. */
	readonly order?: (steps: readonly Command[]) => Command;
	/** Commands that say nothing in words. */
	readonly silent?: (command: Command) => boolean;
	/** How a line is struck out of it. */
	readonly strike: (
		engine: TriedEngine<State, Command, Fact, A>
	) => Struckable<State, Command, Fact>;
	/** How many commands a game by chance has, and how many such games are played. */
	readonly commands: number;
	readonly games: number;
}

/** Rolls by the procedures of a game: the table fills the sheet, the dice fall as they do. */
export const rolledBy =
	<Book, State, R extends Roll<unknown, unknown>, Fact>(
		book: Book,
		procedures: ReadonlyMap<string, Procedure<Book, State, R, Fact>>
	) =>
	(state: State, { procedure: slug, parties }: Asked<R['parties']>, dice: DiceSource) => {
		const procedure = procedures.get(slug);
		if (!procedure) throw new Error(`No procedure ${slug}`);
		const form = { ...procedure.initial, ...procedure.fill(state, parties) };
		const resolved = procedure.resolve(book, form);
		if (resolved.refused) throw new Error(`${slug} is asked for and refused`);
		const { throws } = play(resolved.resolution.draw, dice);
		return { type: 'roll' as const, procedure: slug, parties, form: {}, throws };
	};

/** One command of a game, decided. */
interface Step<State, Command, Fact> {
	readonly before: State;
	readonly command: Command;
	readonly facts: readonly Fact[];
	readonly after: State;
}

const isThrow = (command: unknown): boolean =>
	(command as { readonly type?: unknown }).type === 'roll';

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const texts = (values: readonly unknown[]): Set<string> =>
	new Set(values.map((one) => JSON.stringify(one)));

/** A game by chance: of what is offered, commands and throws alike; it ends where nothing is. */
export const playByChance = <State, Command, Fact, A extends Asked<unknown>>(
	game: Tried<State, Command, Fact, A>,
	seed: number,
	engine = game.engine(),
	commands = game.commands
): { readonly steps: readonly Step<State, Command, Fact>[]; readonly last: State } => {
	const dice = diceFrom([seed, 1919, 10, 20]);
	const pick = <T>(all: readonly T[]): T => all[dice(all.length) - 1] as T;
	const steps: Step<State, Command, Fact>[] = [];
	let state = engine.empty;
	const give = (command: Command, offered = true): void => {
		const decision = engine.decide(state, command);
		if (!decision.ok && !offered) return;
		if (!decision.ok)
			throw new Error(
				`Offered and refused: ${JSON.stringify(command)}: ${decision.refusal.rule}, ${t(decision.refusal.why)}`
			);
		const before = state;
		for (const fact of decision.facts) state = engine.evolve(state, fact);
		steps.push({ before, command, facts: decision.facts, after: state });
	};
	give(pick(game.beginnings));
	for (let turn = 1; turn < commands; turn++) {
		if (game.said && dice(3) === 1) {
			give(pick(game.said), false);
			continue;
		}
		const { commands: may, rolls } = engine.waiting(state);
		if (may.length + rolls.length === 0) break;
		const nth = dice(may.length + rolls.length) - 1;
		const asked = rolls[nth - may.length];
		give(asked ? game.roll(engine, state, asked, dice) : (may[nth] as Command));
	}
	return { steps, last: state };
};

/** The most steps that chance makes one order. */
const MOST = 6;

/** The same game with what was given between two throws as orders, where the game has them. */
const inOrders = <State, Command, Fact, A extends Asked<unknown>>(
	{ order, free }: Pick<Tried<State, Command, Fact, A>, 'order' | 'free'>,
	steps: readonly Step<State, Command, Fact>[]
): readonly Step<State, Command, Fact>[] => {
	const orders: Step<State, Command, Fact>[] = [];
	let open: Step<State, Command, Fact>[] = [];
	const close = (): void => {
		const [first] = open;
		const last = open.at(-1);
		if (first && last)
			orders.push(
				order && first !== last
					? {
							before: first.before,
							command: order(open.map(({ command }) => command)),
							facts: open.flatMap(({ facts }) => facts),
							after: last.after
						}
					: first
			);
		open = [];
	};
	for (const [at, step] of steps.entries()) {
		const alone = !order || at === 0 || isThrow(step.command) || free?.(step.command) === true;
		if (alone || open.length === MOST) close();
		open.push(step);
		if (alone) close();
	}
	close();
	return orders;
};

const journalOf = <State, Command, Fact>(
	steps: readonly Step<State, Command, Fact>[]
): Entry<Command, Fact>[] => {
	const journal: Entry<Command, Fact>[] = [];
	for (const { command, facts } of steps)
		journal.push(nextEntry(journal, { kind: 'done', command, facts }));
	return journal;
};

/** What holds of every game that is kept, whatever it is. */
export const laws = <State, Command, Fact, A extends Asked<unknown>>(
	name: string,
	game: Tried<State, Command, Fact, A>
): void => {
	const seeds = fc.nat({ max: 1_000_000 });
	const tries = { numRuns: runs(game.games) };
	/** Each law looks at the same games: the last ones are kept. */
	const kept = new Map<number, ReturnType<typeof playByChance<State, Command, Fact, A>>>();
	const played = (seed: number) => {
		const before = kept.get(seed);
		if (before) return before;
		if (kept.size > 8) kept.clear();
		const now = playByChance(game, seed);
		kept.set(seed, now);
		return now;
	};
	const each = (check: (seed: number) => void): void =>
		fc.assert(fc.property(seeds, check), { ...tries, examples: [[349396]] });
	const patience = 120_000;

	describe(`the laws of ${name}`, () => {
		test(
			'what is offered is accepted and changes something, and somebody is asked until it is over',
			() =>
				each((seed) => {
					const engine = game.engine();
					const { steps, last } = played(seed);
					for (const [at, { before, facts }] of steps.entries()) {
						expect(facts.length).toBeGreaterThan(0);
						if (at % 10) continue;
						const { commands, rolls } = engine.waiting(before);
						expect(texts(commands).size).toBe(commands.length);
						for (const command of commands)
							expect(engine.decide(before, command), JSON.stringify(command)).toMatchObject({
								ok: true
							});
						for (const asked of rolls) {
							const roll = game.roll(engine, before, asked, diceFrom([seed, at, 3, 4]));
							expect(engine.decide(before, roll), JSON.stringify(asked)).toMatchObject({
								ok: true
							});
						}
					}
					const { commands, rolls } = engine.waiting(last);
					expect(commands.length + rolls.length > 0).toBe(!game.over(last));
				}),
			patience
		);

		const { order } = game;
		if (order)
			test(
				'an order is what its steps are, whole; or is refused with the first rule in their way',
				() =>
					each((seed) => {
						const engine = game.engine();
						const { steps } = played(seed);
						const orders = inOrders(game, steps).filter(
							({ command }) => !steps.some((one) => one.command === command)
						);
						for (const { before, command, facts, after } of orders) {
							expect(engine.decide(before, command), JSON.stringify(command)).toEqual({
								ok: true,
								facts
							});
							expect(facts.reduce(engine.evolve, before)).toEqual(after);
						}
						expect(orders.length).toBeGreaterThan(0);
						const [began] = steps;
						for (const [at, { before, command, after }] of steps.entries()) {
							if (!began || at === 0 || at % 5 || isThrow(command) || game.free?.(command))
								continue;
							const seen = JSON.stringify(before);
							const why = engine.decide(after, began.command);
							expect(engine.decide(before, order([command, began.command]))).toEqual({
								ok: false,
								refusal: !why.ok && { ...why.refusal, step: 2 }
							});
							expect(JSON.stringify(before)).toBe(seen);
						}
						expect(notReadBack(game.journal, journalOf(orders))).toEqual([]);
						for (const { command, facts, before, after } of orders) {
							const { sentences } = game.journal.tell({ command, facts }, before, after);
							for (const one of sentences.map(t)) expect(one).not.toMatch(/^\s*$|\{\w+\}/);
						}
					}),
				patience
			);

		test(
			'what is not offered is refused, with a section that exists and a reason',
			() =>
				fc.assert(
					fc.property(
						seeds,
						fc.nat({ max: game.commands }),
						fc.array(game.any, { minLength: 20, maxLength: 20 }),
						(seed, commands, any) => {
							const engine = game.engine();
							const { last } = playByChance(game, seed, engine, commands);
							const offered = texts(engine.waiting(last).commands);
							for (const command of any) {
								const text = JSON.stringify(command);
								const decision = engine.decide(last, command);
								if (decision.ok) {
									if (!offered.has(text)) expect(game.free?.(command) ? '' : text).toBe('');
									continue;
								}
								expect(game.sections, `${text}: ${decision.refusal.rule}`).toContain(
									decision.refusal.rule
								);
								expect(t(decision.refusal.why)).not.toMatch(/^$|\{\w+\}/);
							}
						}
					),
					tries
				),
			patience
		);

		test(
			'replay is play; state and entries survive JSON and the border',
			() =>
				each((seed) => {
					const { steps, last } = played(seed);
					const journal = journalOf(steps);
					expect(notReadBack(game.journal, journal)).toEqual([]);
					const read = journal.map((entry) => {
						const one = game.journal.parse(plain(entry));
						return one.ok ? one.value : null;
					});
					expect(historyOf(game.engine(), read).state).toEqual(last);
					expect(plain(last)).toEqual(last);
				}),
			patience
		);

		test(
			'after each fact nothing is at fault',
			() =>
				each((seed) => {
					const engine = game.engine();
					for (const { before, facts } of played(seed).steps) {
						let state = before;
						for (const fact of facts) {
							state = engine.evolve(state, fact);
							expect(game.faults(state), JSON.stringify(fact)).toEqual([]);
						}
					}
				}),
			patience
		);

		test(
			'every line is told in whole sentences',
			() =>
				each((seed) => {
					for (const { before, command, facts, after } of played(seed).steps) {
						const { sentences, rule } = game.journal.tell({ command, facts }, before, after);
						const said = sentences.map(t);
						if (!game.silent?.(command))
							expect(said.length, JSON.stringify(command)).toBeGreaterThan(0);
						for (const one of said) expect(one).not.toMatch(/^\s*$|\{\w+\}|undefined|NaN|\[object/);
						if (rule !== undefined) expect(game.sections).toContain(rule);
					}
				}),
			patience
		);

		test(
			'asking, deciding and doing change nothing that was seen, and answer the same again',
			() =>
				each((seed) => {
					const engine = game.engine();
					const { steps } = played(seed);
					const seen = steps.map(({ before }) => JSON.stringify(before));
					for (const [at, { before, command, facts }] of steps.entries()) {
						if (at % 7) continue;
						const waiting = JSON.stringify(engine.waiting(before));
						const again = engine.decide(before, command);
						expect(again.ok && again.facts).toEqual(facts);
						expect(JSON.stringify(engine.waiting(plain(before)))).toBe(waiting);
					}
					expect(steps.map(({ before }) => JSON.stringify(before))).toEqual(seen);
				}),
			patience
		);

		test(
			'a corrected chart changes no game that was played',
			() =>
				each((seed) => {
					const { steps, last } = played(seed);
					expect(historyOf(game.engine('corrected'), journalOf(steps)).state).toEqual(last);
				}),
			patience
		);

		test(
			'the caches of two sessions never meet',
			() =>
				each((seed) => {
					const { steps } = played(seed);
					const states = steps.filter((_, at) => at % 5 === 0).map(({ before }) => before);
					const answers = (...engines: ReturnType<typeof game.engine>[]): string[][] =>
						states.map((state) => engines.map((one) => JSON.stringify(one.waiting(state))));
					const together = answers(game.engine(), game.engine('corrected'));
					expect(together.map(([one]) => one)).toEqual(answers(game.engine()).flat());
					expect(together.map(([, two]) => two)).toEqual(answers(game.engine('corrected')).flat());
				}),
			patience
		);

		test(
			'a line struck out is as if it had never been played, and its undo brings it back',
			() =>
				fc.assert(
					fc.asyncProperty(seeds, fc.nat(), async (seed, nth) => {
						const engine = game.engine();
						const strike = game.strike(engine);
						const { steps } = played(seed);
						const journal = journalOf(seed % 2 === 0 ? inOrders(game, steps) : steps);
						const history = historyOf(engine, journal);
						const { counted } = history;
						const line = counted[1 + (nth % (counted.length - 1))];
						if (!line) return;
						const dice = diceFrom([seed, nth, 7, 8]);
						const plan = await planStrike(strike, history, line.id, {
							dice: ({ call }) => Promise.resolve(throwFor(call, dice)),
							keeps: () => null,
							pause: () => Promise.resolve()
						});
						if (!plan) throw new Error('Nothing was struck');
						const left = new Set(plan.note.left.map(({ entry }) => entry));
						const again = new Map(plan.note.redecided.map((one) => [one.entry, one]));
						let state = line.before;
						for (const { id, entry } of counted.slice(counted.indexOf(line) + 1)) {
							if (left.has(id)) continue;
							const { command, facts } = again.get(id) ?? entry;
							const decision = engine.decide(state, strike.meant?.(command, facts) ?? command);
							expect(decision.ok && decision.facts, JSON.stringify(command)).toEqual(facts);
							for (const fact of facts) state = engine.evolve(state, fact);
						}
						expect(game.faults(plan.state)).toEqual([]);
						expect(plan.state).toEqual(state);
						const note = nextEntry(journal, { ...plan.note, reason: '' });
						expect(notReadBack(game.journal, [note])).toEqual([]);
						const struck = historyOf(engine, [...journal, note]);
						expect(struck.state).toEqual(state);
						const undo = nextEntry([...journal, note], { kind: 'undo', entry: note.id });
						expect(withEntries(engine, struck, [undo]).state).toEqual(history.state);
					}),
					tries
				),
			patience
		);
	});
};
