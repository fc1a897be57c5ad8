import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Fact } from '#lib/rules/red-and-white/engine/facts/fact.ts';
import { quickLook } from '#lib/kernel/border/quick.ts';
import { keptSchema } from '#lib/rules/red-and-white/journal/file.ts';
import { anyAct, journalOf } from '../engine/battles.ts';
import { runs } from '../../../random.ts';

const FACTS: readonly Fact[] = [
	{
		type: 'rolled',
		procedure: 'small-arms',
		parties: {
			unit: 'a',
			target: null,
			others: ['b', 'c'],
			part: 'rest',
			camp: 'red',
			officer: 'd'
		},
		throws: [
			{
				call: {
					kind: 'pool',
					dice: 2,
					sides: 6,
					needs: { from: 5, to: 6, word: 'hit', other: 'miss' },
					label: 'Fire',
					rule: 'Small Arms'
				},
				faces: [1, 6],
				count: 1,
				by: 'hand'
			}
		],
		text: [{ text: '{n} hits', values: { n: 1, at: { inches: 6 } } }],
		value: { hits: 1, unsaved: [1, 2], alone: null, passed: true },
		ruled: { reason: 'The gate was shut', added: { referee: -1 } }
	},
	{ type: 'marked', unit: 'a', on: ['pinned'], off: ['in_cover'] },
	{ type: 'moraleTested', unit: 'a' },
	{ type: 'testOwed', unit: 'a', calculator: 'unit-morale', n: 1, because: { what: 'losses' } },
	{ type: 'distanceRolled', unit: 'a', inches: 7.5, how: 'charge', shells: true },
	{ type: 'bandsTold', unit: 'a', leader: null, chief: null },
	{
		type: 'phaseClosed',
		phase: 7,
		skipped: false,
		owed: [{ what: 'unit-morale', unit: 'a', officer: 'b', camp: 'red' }]
	},
	{ type: 'clockMoved', to: { round: 2, turn: 'white', phase: 1 } },
	{ type: 'figuresLost', unit: 'a', stand: 0, figures: 1 },
	{ type: 'figuresReturned', unit: 'a', stand: 2, figures: 3 },
	{ type: 'attachedChanged', unit: 'a', place: 0, left: 2 },
	{ type: 'hitsChanged', unit: 'a', hits: 2 },
	{ type: 'suppressionTested', unit: 'a', passed: false },
	{ type: 'unitMoved', unit: 'a', presence: 'destroyed' },
	{ type: 'turnEnded', tests: ['red'] }
];

const lineOf = (...facts: readonly Fact[]) => ({
	...{ id: 'a.2', by: 'phone', after: 'a.1', at: '2026-05-09T14:00:00.000Z' },
	kind: 'done',
	command: { type: 'stepPhase', by: 1 },
	facts
});

type Path = readonly (string | number)[];

/** Where anything stands in a value. */
const pathsIn = (value: unknown, at: Path = []): Path[] =>
	typeof value === 'object' && value !== null
		? [
				at,
				...Object.entries(value).flatMap(([key, one]) =>
					pathsIn(one, [...at, Array.isArray(value) ? Number(key) : key])
				)
			]
		: [at];

/** The value as JSON has it, with something else at a place; `undefined` takes it away. */
const bent = (value: unknown, [key, ...rest]: Path, other: unknown): unknown => {
	if (key === undefined) return other;
	const copy = structuredClone(value) as Record<string | number, unknown>;
	copy[key] = bent(copy[key], rest, other);
	return JSON.parse(JSON.stringify(copy));
};

const anything = fc.oneof(
	fc.constantFrom(undefined, null, '', 'a', 'toString', '__proto__', 'x'.repeat(5000)),
	fc.constantFrom(-1, 0, 1, 0.5, 8, 501, 1001, 1e9, true, false),
	fc.constantFrom([], ['a'], [''], ['pinned'], {}, { type: 'marked' }, { n: 1 }),
	fc.array(fc.constantFrom('a', 'b'), { minLength: 19, maxLength: 22 })
);

const isUsualLine = quickLook(keptSchema);

/** What the quick look calls right reads, and reads as just that. */
const holds = (raw: unknown): void => {
	if (!isUsualLine(raw)) return;
	const read = v.safeParse(keptSchema, raw);
	expect(read.issues).toBeUndefined();
	expect(read.output).toEqual(raw);
};

describe('lines that are read quickly', () => {
	test('these are', () => {
		for (const fact of FACTS) {
			expect(isUsualLine(lineOf(fact)), fact.type).toBe(true);
			holds(lineOf(fact));
		}
	});

	test('whatever is bent in them: what is still called right, the schemas call right', () => {
		let refused = 0;
		fc.assert(
			fc.property(
				fc
					.constantFrom(...FACTS)
					.chain((fact) => fc.constantFrom(...pathsIn(lineOf(fact)).map((at) => ({ fact, at })))),
				anything,
				({ fact, at }, other) => {
					const raw = bent(lineOf(fact), at, other);
					if (!isUsualLine(raw)) refused++;
					holds(raw);
				}
			),
			{ numRuns: runs(2000) }
		);
		expect(refused).toBeGreaterThan(0.7 * runs(2000));
	});

	test('something more in them is not usual', () => {
		for (const fact of FACTS)
			expect(isUsualLine(lineOf({ ...fact, more: 1 } as unknown as Fact)), fact.type).toBe(false);
	});

	test('of every battle', () => {
		fc.assert(
			fc.property(fc.array(anyAct, { maxLength: 40 }), (acts) => {
				for (const [at, entry] of journalOf(acts).entries()) {
					const raw = JSON.parse(JSON.stringify(entry)) as unknown;
					expect(isUsualLine(raw) || at === 0).toBe(true);
					holds(raw);
				}
			})
		);
	});
});
