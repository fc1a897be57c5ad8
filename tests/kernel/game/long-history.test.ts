import { expect, test } from 'vitest';
import { historyOf, type Folding } from '#lib/kernel/game/history.ts';
import type { Act, Entry } from '#lib/kernel/game/journal.ts';
import { redAndWhite } from '#lib/rules/red-and-white/index.ts';
import { nextEntry } from '../../chained.ts';
import { QUICK } from '../../random.ts';
import { journalOf } from '../../rules/red-and-white/engine/battles.ts';

type Line = Entry<string, number>;
const sum: Folding<number, number> = { empty: 0, evolve: (state, fact) => state + fact };
const MANY = 49_000;

/** A journal to which acts are added; each says what it is known by. */
const told = () => {
	const journal: Line[] = [];
	const add = (act: Act<string, number>): string => {
		const entry = nextEntry(journal, act);
		journal.push(entry);
		return entry.id;
	};
	const line = () => add({ kind: 'done', command: 'add', facts: [1] });
	return { journal, add, line };
};

const lines = (n: number, line: () => string): string[] => Array.from({ length: n }, line);

test.each<[string, () => readonly Line[], number]>([
	[
		'as many undos',
		() => {
			const { journal, add, line } = told();
			const [first, ...all] = lines(MANY, line);
			for (const entry of all.reverse()) add({ kind: 'undo', entry });
			expect(first).toBe('0');
			return journal;
		},
		1
	],
	[
		'half as many ways back to the first and again forward',
		() => {
			const { journal, add, line } = told();
			const [first = ''] = lines(MANY, line);
			for (let n = 0; n < MANY / 4; n++)
				add({ kind: 'redo', entry: add({ kind: 'undoTo', entry: first }) });
			return journal;
		},
		MANY
	],
	[
		'one taken back and redone over and over',
		() => {
			const { journal, add, line } = told();
			const last = lines(MANY, line).at(-1) ?? '';
			for (let n = 0; n < MANY / 2; n++)
				add({ kind: 'redo', entry: add({ kind: 'undo', entry: last }) });
			return journal;
		},
		MANY
	],
	[
		'strikes at the end, taken back from the beginning',
		() => {
			const { journal, add, line } = told();
			const all = lines(2000, line);
			const strike = { kind: 'strike', reason: '', redecided: [], left: [], kept: [] } as const;
			for (const entry of all.slice(1000).reverse()) add({ ...strike, entry });
			for (let n = 0; n < 200; n++)
				add({ kind: 'redo', entry: add({ kind: 'undoTo', entry: all[500] ?? '' }) });
			return journal;
		},
		1000
	]
])('49,000 lines and %s are read in seconds', QUICK, (_, journal, state) => {
	const all = journal();
	const history = historyOf(sum, all);
	expect(history.state).toBe(state);
	expect(history.counted).toHaveLength(state);
	expect(
		history.written.every(({ place }, at) => (history.written[at - 1]?.place ?? -1) < place)
	).toBe(true);
});

test('a table with 20,000 notes is no larger than one with none', () => {
	const journal = journalOf([]);
	for (let n = 0; n < 20_000; n++) {
		const fact = { type: 'noted', unit: null, text: 'fog' } as const;
		journal.push(
			nextEntry(journal, {
				kind: 'done',
				command: { type: 'note', unit: null, text: 'fog' },
				facts: [fact]
			})
		);
	}
	const { state } = historyOf(redAndWhite.engine(), journal);
	expect(JSON.stringify(state).length).toBeLessThan(200_000);
});
