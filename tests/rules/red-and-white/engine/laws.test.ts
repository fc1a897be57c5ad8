import type { Act as Written } from '#lib/kernel/game/journal.ts';
import { chained, makeJournal } from '../../../chained.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { BATTLE_VERSION } from '#lib/rules/red-and-white/journal/file.ts';
import { parseJournal } from '../../../kernel/game/parse-journal.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { withEntry } from '../with-entry.ts';
import { commandSchema, type Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { Fact } from '#lib/rules/red-and-white/engine/facts/fact.ts';
import { redAndWhite } from '#lib/rules/red-and-white/index.ts';
import { faults } from '#lib/rules/red-and-white/engine/invariants.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import {
	figuresFull,
	figuresLeft,
	unitsOf,
	vehicle
} from '#lib/rules/red-and-white/engine/table/unit.ts';
import { OUTLINE, OWN_SECTIONS } from '#lib/rules/red-and-white/outline.ts';
import { type Act, anyAct, anyCommand, beginning, journalOf, kromy } from './battles.ts';
import { laws } from '../../../laws.ts';
import { rollOf } from './rolls.ts';

const acts = fc.array(anyAct, { minLength: 10, maxLength: 60 });

const played = (given: readonly Act[]) => {
	const states: BattleState[] = [];
	const journal = journalOf(given, (state) => states.push(state));
	return { journal, states, last: states.at(-1) as BattleState };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** A unit that loses its last figures leaves the table by the next fact of the line. */
const GOES_NEXT = 'a unit without figures is present';

/** Who may say nothing: the clock is told by the heading of the log. */
const SILENT: ReadonlySet<Command['type']> = new Set(['stepPhase', 'setClock', 'skipPhase']);

laws('Red and White', {
	engine: redAndWhite.engine,
	beginnings: [beginning],
	roll: (_, state, { procedure, parties }, dice) => {
		const roll = rollOf(state, procedure, parties, { dice });
		if (!roll) throw new Error(`${procedure} is asked for and refused`);
		return roll;
	},
	any: anyCommand,
	free: ({ type }) => type !== 'begin',
	said: fc.sample(anyCommand, { numRuns: 400, seed: 1919 }),
	faults: (state) => faults(state).filter((fault) => !fault.endsWith(GOES_NEXT)),
	over: () => false,
	sections: new Set([...OUTLINE.map(({ cite }) => cite), ...OWN_SECTIONS]),
	journal: redAndWhite.journal,
	silent: ({ type }) => SILENT.has(type),
	strike: redAndWhite.strike,
	commands: 40,
	games: 5
});

describe('laws of every battle', () => {
	test('replay is play, and after undo and redo the table is exactly as it was', () => {
		fc.assert(
			fc.property(acts, (given) => {
				const { journal, states, last } = played(given);
				expect(historyOf(journal).state).toEqual(last);
				let history = historyOf([]);
				journal.forEach((entry, place) => {
					history = withEntry(history, entry);
					expect(history.state).toEqual(states[place]);
				});
				expect(historyOf(journal)).toEqual(history);
			})
		);
	});

	test('no line changes a table that stood before', () => {
		fc.assert(
			fc.property(acts, (given) => {
				const seen: [BattleState, string][] = [];
				historyOf(played(given).journal, ({ before, after }) => {
					for (const table of [before, after]) seen.push([table, JSON.stringify(table)]);
				});
				for (const [table, text] of seen) expect(JSON.stringify(table)).toBe(text);
			})
		);
	});

	test('no state has a fault: nobody is destroyed and present, no stand has more than it had', () => {
		fc.assert(
			fc.property(acts, (given) => {
				for (const state of played(given).states) expect(faults(state)).toEqual([]);
			})
		);
	});

	test('figures are conserved: those that marched in are left or lost', () => {
		fc.assert(
			fc.property(acts, (given) => {
				const { journal, last } = played(given);
				const lines = historyOf(journal).counted;
				const counted = lines.flatMap(({ entry }) => entry.facts);
				// Of guns that stand with another unit the figures are still their own.
				const served = sum(
					lines.flatMap(({ before, entry }) =>
						entry.facts.flatMap((fact) => {
							if (fact.type !== 'attachedChanged') return [];
							const one = before.units[fact.unit]?.attached[fact.place];
							return one?.from ? [one.left - fact.left] : [];
						})
					)
				);
				const lost = sum(
					counted.map((fact) => {
						if (fact.type === 'figuresLost') return fact.figures;
						return fact.type === 'figuresReturned' ? -fact.figures : 0;
					})
				);
				const came = sum(
					counted.flatMap((fact) => {
						if (fact.type === 'unitAdded') return fact.unit.stands;
						return fact.type === 'begun'
							? fact.forces.flatMap(({ units }) => units.flatMap(({ stands }) => stands))
							: [];
					})
				);
				const units = unitsOf(last);
				expect(sum(units.map(figuresFull))).toBe(came);
				expect(sum(units.map(figuresLeft))).toBe(came - lost - served);
				expect(units.filter(vehicle).every((one) => figuresLeft(one) === figuresFull(one))).toBe(
					true
				);
			})
		);
	});

	test('what is accepted parses again, alone and as a file', () => {
		fc.assert(
			fc.property(acts, (given) => {
				const { journal } = played(given);
				for (const entry of journal)
					if (entry.kind === 'done')
						expect(v.parse(commandSchema, entry.command)).toEqual(entry.command);
				const file = JSON.parse(JSON.stringify(makeJournal(redAndWhite, journal))) as unknown;
				const read = parseJournal(redAndWhite, file);
				expect(read).toMatchObject({ ok: true, value: { entries: journal } });
			})
		);
	});

	test('an accepted command changes something, a refused one has a heading of the book', () => {
		const headings = new Set<string>([...OUTLINE.map(({ cite }) => cite), ...OWN_SECTIONS]);
		fc.assert(
			fc.property(acts, anyCommand, (given, command) => {
				const { last } = played(given);
				const decision = decide(last, command);
				if (decision.ok) expect(decision.facts.length).toBeGreaterThan(0);
				else {
					expect(headings).toContain(decision.refusal.rule);
					expect(decision.refusal.why.text).not.toBe('');
				}
			})
		);
	});
});

describe('a file that cannot have been so', () => {
	const lines = (...more: readonly Written<Command, Fact>[]) => ({
		version: BATTLE_VERSION,
		entries: chained(...journalOf([]), ...more)
	});
	const wrongAt = (raw: unknown): unknown => {
		const read = parseJournal(redAndWhite, JSON.parse(JSON.stringify(raw)), 'battles.0');
		return read.ok ? undefined : read.problem.values?.['path'];
	};
	const stepping = { type: 'stepPhase', by: 1 } as const;
	const withFact = (fact: unknown) =>
		lines({ kind: 'done', command: stepping, facts: [fact as Fact] });

	test.each([
		['a foreign unit', { type: 'figuresLost', unit: 'x', stand: 0, figures: 1 }],
		['a name every object has', { type: 'figuresLost', unit: 'toString', stand: 0, figures: 1 }],
		[
			'more figures than were there',
			{ type: 'figuresLost', unit: '1:red-R1', stand: 0, figures: 9 }
		],
		[
			'a stand that is not there',
			{ type: 'figuresReturned', unit: '1:red-R1', stand: 0, figures: 1 }
		],
		['an unknown fact', { type: 'exploded', unit: '1:red-R1' }],
		['an unknown reading', { type: 'readingSet', ruling: 'R18', reading: 'nonsense' }],
		['a second beginning', { ...(kromy() && lines().entries[0]), type: 'begun' }]
	])('%s', (_, fact) => {
		expect(wrongAt(withFact(fact))).toMatch(/^battles\.0\.entries\.1/);
	});

	test('no beginning, a later version, not a battle', () => {
		const { id, by, after, at } = lines().entries[0]!;
		const undo = { id, by, after, at, kind: 'undo', entry: '0' };
		expect(wrongAt({ ...lines(), entries: [undo] })).toBe('battles.0.entries.0');
		for (const version of [BATTLE_VERSION - 1, BATTLE_VERSION + 1])
			expect(parseJournal(redAndWhite, { version, entries: [{}] })).toMatchObject({
				ok: false,
				problem: { values: { written: version } }
			});
		expect(parseJournal(redAndWhite, []).ok).toBe(false);
		expect(parseJournal(redAndWhite, null).ok).toBe(false);
	});
});
