import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { throwFor } from '#lib/kernel/dice/draw.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { evolve } from '#lib/rules/red-and-white/engine/evolve.ts';
import { parseJournal } from '../../../kernel/game/parse-journal.ts';
import { redAndWhite } from '#lib/rules/red-and-white/index.ts';
import {
	historyOf,
	type BattleEntry,
	type History,
	type HistoryLine
} from '#lib/rules/red-and-white/journal/history.ts';
import { withEntry } from '../../../rules/red-and-white/with-entry.ts';
import type { Fact } from '#lib/rules/red-and-white/engine/facts/fact.ts';
import { chained, makeJournal, nextEntry } from '../../../chained.ts';
import { faults } from '#lib/rules/red-and-white/engine/invariants.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { BATTLE } from '#lib/rules/red-and-white/journal/strike/striking.ts';
import { planStrike, type StrikePlan as Plan } from '#lib/kernel/game/strike.ts';
import { figuresFull, figuresLeft, unitsOf } from '#lib/rules/red-and-white/engine/table/unit.ts';
import { anyCommand, journalOf } from '../../../rules/red-and-white/engine/battles.ts';
import { rollOf } from '../../../rules/red-and-white/engine/rolls.ts';
import { nextRoll, type Pick } from './random-rolls.ts';
import { runs, seenOften } from '../../../random.ts';

type StrikePlan = Plan<BattleState, Command, Fact>;

/** A battle by chance: rolls, phases, and the referee's hand. */
const randomBattle = (pick: Pick, hands: readonly Command[], acts: number): BattleEntry[] => {
	const entries: BattleEntry[] = journalOf([]);
	let state = historyOf(entries).state;
	for (let act = 0; act < acts; act++) {
		const hand = pick([true, false, false, false]) ? hands[act] : undefined;
		const step = pick([true, false, false, false, false]);
		const command: Command | undefined =
			hand ?? (step ? { type: 'stepPhase', by: 1 } : nextRoll(state, pick));
		const decision = command && decide(state, command);
		if (!command || !decision?.ok) continue;
		entries.push(nextEntry(entries, { kind: 'done', command, facts: decision.facts }));
		state = decision.facts.reduce(evolve, state);
	}
	return entries;
};

interface Struck {
	readonly plan: StrikePlan;
	readonly asked: number;
}

const strike = async (
	history: History,
	line: HistoryLine,
	keeps: () => string | null = () => null
): Promise<Struck | undefined> => {
	let asked = 0;
	const dice = diceFrom([line.place, 3, 5, 7]);
	const plan = await planStrike(BATTLE, history, line.id, {
		dice: ({ call }) => {
			asked += 1;
			return Promise.resolve(throwFor(call, dice));
		},
		keeps,
		pause: () => Promise.resolve()
	});
	return plan && { plan, asked };
};

/** The journal with the strike written down. */
const withStrike = (entries: readonly BattleEntry[], { note }: StrikePlan): BattleEntry[] =>
	chained(...entries, { ...note, reason: 'no line of sight' });

/** The same battle played again from the line on, without it: every roll filled from the table, its dice as they lay. */
const playedWithout = (history: History, id: string): BattleState => {
	const index = history.counted.findIndex((line) => line.id === id);
	let state = history.counted[index]!.before;
	for (const { entry } of history.counted.slice(index + 1)) {
		const { command } = entry;
		const moved = entry.facts.find((fact) => fact.type === 'clockMoved');
		const again =
			command.type === 'roll'
				? rolledAgain(state, command)
				: command.type === 'stepPhase' && moved
					? ({ type: 'setClock', to: moved.to } as const)
					: command;
		const decision = decide(state, again);
		if (!decision.ok) throw new Error(`Refused: ${JSON.stringify(command)}`);
		state = decision.facts.reduce(evolve, state);
	}
	return state;
};

const rolledAgain = (state: BattleState, command: Extract<Command, { type: 'roll' }>): Command => {
	if (command.ruled || command.throws.some(({ faces }) => !faces)) return command;
	const lay = command.throws.flatMap(({ faces }) => faces ?? []);
	const dice = () => {
		const face = lay.shift();
		if (face === undefined) throw new Error('Dice ran out');
		return face;
	};
	const { procedure, parties } = command;
	const again = rollOf(state, procedure, parties, { dice });
	if (!again) throw new Error('Refused by its sheet');
	return again;
};

const battles = fc.record({
	chance: fc.infiniteStream(fc.nat(1_000_000)),
	hands: fc.array(anyCommand, { minLength: 60, maxLength: 60 }),
	place: fc.nat(60),
	keep: fc.boolean()
});

const pickBy =
	(chance: Stream): Pick =>
	(of) =>
		of.length ? of[chance.next().value % of.length] : undefined;
interface Stream {
	readonly next: () => { value: number };
}

const total = (state: BattleState, of: typeof figuresLeft): number =>
	unitsOf(state).reduce((sum, unit) => sum + of(unit), 0);

describe('a line struck out of a random battle', () => {
	test('where nothing is asked for or refused, the table is as if it had been played without', async () => {
		let compared = 0;
		let changed = 0;
		await fc.assert(
			fc.asyncProperty(battles, async ({ chance, place }) => {
				const entries = randomBattle(pickBy(chance as Stream), [], 60);
				const history = historyOf(entries);
				const line = history.counted[1 + (place % (entries.length - 1))];
				const struck = line && (await strike(history, line));
				if (!struck || struck.asked) return;
				const { plan } = struck;
				const exact = plan.changes.every((one) => one.kind === 'again' && !one.dropped);
				if (!exact) return;
				compared += 1;
				changed += plan.changes.length;
				const without = playedWithout(history, plan.note.entry);
				expect(plan.state).toEqual(without);
				expect(historyOf(withStrike(entries, plan)).state).toEqual(without);
			}),
			{ numRuns: runs(120) }
		);
		seenOften(() => {
			expect(compared).toBeGreaterThan(3);
			expect(changed).toBeGreaterThan(3);
		});
	}, 120_000);

	test('the table is sound, figures are conserved, undo restores, and the journal reads again', async () => {
		const seen = { again: 0, left: 0 };
		await fc.assert(
			fc.asyncProperty(battles, async ({ chance, hands, place, keep }) => {
				const pick = pickBy(chance as Stream);
				let entries = randomBattle(pick, hands, 60);
				let history = historyOf(entries);
				for (let strikes = 0; strikes < 2; strikes++) {
					const line =
						history.counted[1 + ((place * (strikes + 1)) % (history.counted.length - 1))];
					const struck = line && (await strike(history, line, () => (keep ? 'seen' : null)));
					if (!struck) return;
					const { plan } = struck;
					const before = history.state;
					const struckOut = withStrike(entries, plan);
					const note = struckOut.at(-1)!;
					const next = withEntry(history, note);
					expect(next.state).toEqual(plan.state);
					expect(next.counted.flatMap(({ after }) => faults(after))).toEqual([]);
					expect(next.counted.some(({ id }) => id === line.id)).toBe(false);
					expect(next.counted.length).toBe(history.counted.length - 1 - plan.note.left.length);
					const lost = next.counted
						.flatMap(({ entry }) => entry.facts)
						.reduce((sum, fact) => {
							if (fact.type === 'figuresLost') return sum + fact.figures;
							return fact.type === 'figuresReturned' ? sum - fact.figures : sum;
						}, 0);
					expect(total(plan.state, figuresLeft)).toBe(total(plan.state, figuresFull) - lost);
					const back = chained<Command, Fact>(...struckOut, { kind: 'undo', entry: note.id });
					const undone = historyOf(back);
					expect(undone.state).toEqual(before);
					expect(undone.counted).toEqual(history.counted);
					const forth = chained(...back, { kind: 'redo', entry: back.at(-1)!.id });
					expect(historyOf(forth).counted).toEqual(next.counted);
					entries = struckOut;
					history = next;
					seen.left += plan.note.left.length;
					seen.again += plan.note.redecided.length;
				}
				// What counts; how it is piled up has short cuts, which a comparison would walk again and again.
				const again = historyOf(entries);
				for (const part of ['state', 'counted', 'written', 'length', 'last'] as const)
					expect(again[part], part).toEqual(history[part]);
				const read = parseJournal(
					redAndWhite,
					JSON.parse(JSON.stringify(makeJournal(redAndWhite, entries)))
				);
				expect(read).toMatchObject({ ok: true, value: { entries } });
			}),
			{ numRuns: runs(100) }
		);
		seenOften(() => {
			for (const [what, often] of Object.entries(seen)) expect(often, what).toBeGreaterThan(0);
		});
	}, 120_000);
});
