import { describe, expect, test } from 'vitest';
import { historyOf, keptBecause, readingHistory, readingOn } from '#lib/kernel/game/history.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { finished, within } from '#lib/kernel/sliced.ts';

type Any = Entry<null, string>;
const written = { by: 'phone', at: '', after: null };
const done = (id: string): Any => ({ ...written, id, kind: 'done', command: null, facts: [id] });
const note = (id: string, kind: 'undo' | 'undoTo' | 'redo', entry: string): Any => ({
	...{ ...written, id, kind, entry }
});
const strike = (id: string, entry: string, kept: readonly string[] = []): Any => ({
	...{ ...written, id, kind: 'strike', entry, reason: '', redecided: [], left: [] },
	kept: kept.map((one) => ({ entry: one, refusal: { rule: id, why: { text: one } }, reason: id }))
});
/** A state is what has happened, in order. */
const folding = { empty: '', evolve: (state: string, fact: string) => state + fact };
const read = (...entries: readonly (Any | null)[]) => historyOf(folding, entries);

const MANY = Array.from({ length: 450 }, (_, n) => done(`${n},`));

describe('a journal read in slices', () => {
	const entries = [...MANY.slice(0, 130), strike('x', '9,'), ...MANY.slice(130)];

	test('is the same as one read at once, and says how far it is', () => {
		const shares: number[] = [];
		const froms: number[] = [];
		const reading = readingHistory(folding, entries, undefined, (from) => froms.push(from) > 0);
		for (;;) {
			const next = reading.next();
			if (next.done) {
				const { length, state, counted, written: all } = read(...entries);
				expect(next.value).toMatchObject({ length, state });
				expect(next.value.counted).toEqual(counted);
				expect(next.value.written).toEqual(all);
				break;
			}
			shares.push(next.value);
		}
		// After each hundred and after the strike.
		expect(froms).toEqual([0, 100, 131, 231, 331, 431]);
		expect(shares).toEqual(shares.toSorted((a, b) => a - b));
		expect(shares.every((share) => share >= 0 && share < 1)).toBe(true);
	});

	test('ends where nobody wants more', () => {
		const { length } = finished(readingHistory(folding, entries, undefined, (from) => from < 100));
		expect(length).toBe(131);
		expect(finished(readingHistory(folding, entries)).length).toBe(451);
		expect(finished(readingHistory(folding, []))).toEqual(read());
	});

	test('a strike has slices of its own', () => {
		const history = read(...MANY);
		const slices = [...readingOn(folding, history, [strike('x', '9,')])];
		expect(slices).toHaveLength(4);
		expect(slices[1]).toBeGreaterThan(slices[0] ?? 1);
		function* half() {
			return yield* within(readingOn(folding, history, [strike('x', '9,')]), (share) => share / 2);
		}
		expect([...half()]).toEqual(slices.map((share) => share / 2));
	});
});

describe('a strike and what is undone around it', () => {
	const [a, b, c, d] = [done('a'), done('b'), done('c'), done('d')];

	test('back to a line after the struck one, the line stays struck', () => {
		const history = read(a, b, c, strike('x', 'b'), d, note('u', 'undoTo', 'c'));
		expect([history.state, history.strikes.length]).toEqual(['ac', 1]);
		const undone = read(
			a,
			b,
			c,
			strike('x', 'b'),
			d,
			note('u', 'undoTo', 'c'),
			note('v', 'undo', 'x')
		);
		expect([undone.state, undone.strikes.length]).toEqual(['abc', 0]);
	});

	test('back to a line before the struck one, nothing is struck', () => {
		const history = read(a, b, c, strike('x', 'c'), d, note('u', 'undoTo', 'b'));
		expect([history.state, history.strikes.length]).toEqual(['ab', 0]);
		const again = read(
			a,
			b,
			c,
			strike('x', 'c'),
			d,
			note('u', 'undoTo', 'b'),
			note('r', 'redo', 'u')
		);
		expect([again.state, again.strikes.length]).toEqual(['abd', 1]);
	});

	test('back to where it is already changes nothing, and nothing can be redone', () => {
		const history = read(a, b, note('u', 'undoTo', 'b'));
		expect([history.state, history.undone]).toEqual(['ab', null]);
	});

	test('why a line is kept is said by the strike that kept it', () => {
		const history = read(a, b, c, d, strike('x', 'b', ['c', 'd']), strike('y', 'c', ['d']));
		const line = history.counted.find(({ id }) => id === 'd')!;
		expect(line.kept).toBe('y');
		expect(keptBecause(history, line)?.reason).toBe('y');
		expect(keptBecause(history, { id: 'c', kept: 'x' })?.refusal.why.text).toBe('c');
		expect(keptBecause(history, { id: 'a', kept: null })).toBeUndefined();
	});
});
