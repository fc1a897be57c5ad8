import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
	goneLines,
	historyOf,
	keptBecause,
	lastAct,
	withEntries,
	type History
} from '#lib/kernel/game/history.ts';
import { noteAstray, type Act, type Entry } from '#lib/kernel/game/journal.ts';
import { chained } from '../../chained.ts';
import { QUICK } from '../../random.ts';

type Journal = readonly Entry<string, string>[];
type Said = Act<string, string>;
type Seen = readonly string[];

const done = (command: string): Said => ({
	kind: 'done',
	command,
	facts: [`${command}!`, `${command}?`]
});
const undo = (entry: string): Said => ({ kind: 'undo', entry });
const redo = (entry: string): Said => ({ kind: 'redo', entry });
const undoTo = (entry: string): Said => ({ kind: 'undoTo', entry });

/** A game that remembers its facts in order. */
const engine = { empty: [] as Seen, evolve: (seen: Seen, fact: string): Seen => [...seen, fact] };
const read = (journal: readonly (Entry<string, string> | null)[]): History<Seen, string, string> =>
	historyOf(engine, journal);
const said = (journal: Journal): string =>
	read(journal)
		.counted.map(({ entry }) => entry.command)
		.join('');

/** A strike after which every later line is decided again in capitals; every third goes, every fourth is kept. */
const strike = (entry: string, journal: Journal): Said => {
	const { counted } = read(journal);
	const later = counted.slice(counted.findIndex(({ id }) => id === entry) + 1);
	const refusal = { rule: 'x', why: { text: 'no' } };
	return {
		kind: 'strike',
		entry,
		reason: 'out of sight',
		redecided: later
			.filter((_, n) => n % 3 !== 1 && n % 4 !== 2)
			.map(({ id, entry: { command } }) => ({
				entry: id,
				command: command.toUpperCase(),
				facts: [`${command.toUpperCase()}!`]
			})),
		left: later.filter((_, n) => n % 3 === 1).map(({ id }) => ({ entry: id, refusal })),
		kept: later
			.filter((_, n) => n % 3 !== 1 && n % 4 === 2)
			.map(({ id }) => ({ entry: id, refusal, reason: 'seen' }))
	};
};
const plainStrike = (entry: string): Said => ({
	...{ kind: 'strike', entry, reason: '' },
	...{ redecided: [], left: [], kept: [] }
});

type Deed = string | 'undo' | 'redo' | { readonly strike: number } | { readonly to: number };

/** The act of somebody at the table who sees the journal; undefined where it cannot be done. */
const actOf = (deed: Deed, journal: Journal): Said | undefined => {
	const history = read(journal);
	if (deed === 'undo') {
		const last = lastAct(history);
		return last && undo(last.entry.id);
	}
	if (deed === 'redo') return history.undone ? redo(history.undone.by) : undefined;
	if (typeof deed === 'string') return done(deed);
	const n = 'strike' in deed ? deed.strike : deed.to;
	const line = history.counted[n % history.counted.length];
	if (!line) return undefined;
	return 'strike' in deed ? strike(line.id, journal) : undoTo(line.id);
};

const written = (deeds: readonly Deed[], before: Journal = chained(done('.'))): Journal => {
	let journal = before;
	for (const deed of deeds) {
		const act = actOf(deed, journal);
		if (act) journal = chained(...journal, act);
	}
	return journal;
};

const journals: fc.Arbitrary<Journal> = fc
	.array(
		fc.oneof(
			{ weight: 4, arbitrary: fc.constantFrom<Deed>('a', 'b', 'c') },
			{ weight: 2, arbitrary: fc.constant<Deed>('undo') },
			{ weight: 2, arbitrary: fc.constant<Deed>('redo') },
			{ weight: 1, arbitrary: fc.nat(9).map((to): Deed => ({ to })) },
			{ weight: 1, arbitrary: fc.nat(9).map((line): Deed => ({ strike: line })) }
		),
		{ maxLength: 24 }
	)
	.map((deeds) => written(deeds));

const counts = (journal: Journal) => {
	const { counted, strikes, state } = read(journal);
	return { counted, strikes, state };
};

describe('a journal', () => {
	it('counts what was done, less what was undone', () => {
		expect(said(written(['a', 'b', 'undo']))).toBe('.a');
		expect(said(written(['a', 'b', 'undo', 'undo', 'redo']))).toBe('.a');
		expect(said(written(['a', 'b', 'undo', 'c']))).toBe('.ac');
	});

	it('has nothing to redo once something new was done', () => {
		const journal = written(['a', 'undo', 'b']);
		expect(read(journal).undone).toBeNull();
		expect(said(chained(...journal, redo('2')))).toBe('.b');
	});

	it('bears notes about what is not there, and about what is not last', () => {
		const journal = written(['a', 'b']);
		for (const act of [undo('9'), undo('1'), redo('1'), undoTo('9'), plainStrike('9')])
			expect(said(chained(...journal, act))).toBe('.ab');
	});

	it('what begins the game can be neither taken back nor struck', () => {
		for (const act of [undo('0'), plainStrike('0')]) {
			const { counted } = read(chained(done('.'), act));
			expect(counted.map(({ id }) => id)).toEqual(['0']);
		}
		expect(lastAct(read(chained(done('.'))))).toBeUndefined();
	});

	it('is replayed fact by fact, in order', () => {
		const { state, counted } = read(written(['a', 'b', 'undo', 'c']));
		expect(state).toEqual(['.!', '.?', 'a!', 'a?', 'c!', 'c?']);
		expect(counted.at(-1)).toMatchObject({ before: ['.!', '.?', 'a!', 'a?'], after: state });
	});

	it('takes back all that was played after a line, and brings it back at once', () => {
		const journal = written(['a', 'b', 'c']);
		expect(said(written([{ to: 1 }], journal))).toBe('.a');
		expect(said(written([{ to: 1 }, 'undo'], journal))).toBe('.');
		expect(said(written([{ to: 1 }, 'undo', 'redo', 'redo'], journal))).toBe('.abc');
		expect(said(written([{ to: 3 }], journal))).toBe('.abc');
		expect(said(written(['undo', { to: 2 }], journal))).toBe('.ab');
	});

	it('counts nothing of a line that is struck, and what followed as it was decided without it', () => {
		const journal = written(['a', 'b', 'c', 'd', 'e']);
		const struck = written([{ strike: 1 }], journal);
		const note = struck.at(-1)?.id;
		expect(said(struck)).toBe('.BdE');
		expect(read(struck).counted.map(({ kept }) => kept)).toEqual([null, null, note, null]);
		expect(read(struck).counted.map(({ again }) => again)).toEqual([null, note, null, note]);
		expect(keptBecause(read(struck), read(struck).counted[2]!)).toMatchObject({ reason: 'seen' });
		expect([...goneLines(read(struck))].map(([id, { kind }]) => [id, kind])).toEqual([
			['1', 'struck'],
			['3', 'left']
		]);
		expect(said(written(['undo'], struck))).toBe('.abcde');
		expect(said(written(['undo', 'redo'], struck))).toBe('.BdE');
		expect(said(written(['f', 'undo'], struck))).toBe('.BdE');
		expect(said(chained(...journal, plainStrike('2')))).toBe('.acde');
	});

	it('keeps a line struck when what was played after a later one is taken back', () => {
		const journal = chained(
			...[done('.'), done('a'), done('b'), done('c')],
			...[plainStrike('1'), done('d')]
		);
		expect(said(written([{ to: 1 }], journal))).toBe('.b');
		expect(said(written([{ to: 1 }, 'undo'], journal))).toBe('.ab');
		expect(said(written([{ to: 1 }, 'undo', 'redo', 'redo'], journal))).toBe('.bcd');
	});

	it('an entry that does not read has no id: what speaks of it changes nothing', () => {
		const [first, lost, second, ...rest] = chained(
			...[done('.'), done('a'), done('b'), plainStrike('1'), undo('2')]
		);
		const history = read([first!, null, second!, ...rest]);
		expect(lost).toBeDefined();
		expect(history).toMatchObject({ length: 5, last: '4' });
		expect(history.counted.map(({ id, place }) => [id, place])).toEqual([['0', 0]]);
	});

	it('an undo and a redo leave everything as it was', () => {
		fc.assert(
			fc.property(journals, fc.option(fc.nat(30), { nil: undefined }), (journal, to) => {
				const back = written([to === undefined ? 'undo' : { to }], journal);
				if (read(back).undone?.by === read(journal).undone?.by) return;
				expect(counts(written(['redo'], back))).toEqual(counts(journal));
			})
		);
	});

	it('a strike that is undone leaves everything as it was', () => {
		fc.assert(
			fc.property(journals, fc.nat(9), (journal, n) => {
				const { counted } = read(journal);
				const line = counted.slice(1)[n % Math.max(1, counted.length - 1)];
				if (!line) return;
				const struck = chained(...journal, strike(line.id, journal));
				expect(read(struck).counted.some(({ id }) => id === line.id)).toBe(false);
				const back = written(['undo'], struck);
				expect(counts(back)).toEqual(counts(journal));
				expect(counts(written(['redo'], back))).toEqual(counts(struck));
			})
		);
	});

	it('reads on from where it stood', () => {
		fc.assert(
			fc.property(journals, fc.nat(24), (journal, cut) => {
				const part = read(journal.slice(0, cut));
				expect(withEntries(engine, part, journal.slice(cut))).toEqual(read(journal));
			})
		);
	});

	it('what is done last counts last, whatever came before', () => {
		fc.assert(
			fc.property(journals, (journal) => {
				const longer = written(['z'], journal);
				expect(said(longer)).toBe(`${said(journal)}z`);
				expect(said(written(['undo'], longer))).toBe(said(journal));
			})
		);
	});

	it('counts each entry at most once, in the order of the journal, and shows each line ever written', () => {
		fc.assert(
			fc.property(journals, (journal) => {
				const { counted, written: all } = read(journal);
				const places = counted.map(({ place }) => place);
				expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
				const lines = journal.filter(({ kind }) => kind === 'done');
				expect(all.map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
				for (const line of counted) expect(all).toContain(line);
			})
		);
	});

	it('as many undos as there were acts lead back to the beginning', () => {
		fc.assert(
			fc.property(journals, (journal) => {
				const undos = Array.from({ length: journal.length }, (): Deed => 'undo');
				expect(read(written(undos, journal)).state).toEqual(['.!', '.?']);
			})
		);
	});

	test('ten thousand lines, all taken back and all brought back, are read at once', QUICK, () => {
		const lines = Array.from({ length: 10_000 }, (_, n) => done(`${n}`));
		const undos = lines.slice(1).map((_, n) => undo(`${9_999 - n}`));
		const redos = undos.map((_, n) => redo(`${19_998 - n}`));
		const count = { empty: 0, evolve: (n: number) => n + 1 };
		const journal = chained(...lines, ...undos, ...redos);
		expect(historyOf(count, journal).state).toBe(20_000);
		expect(historyOf(count, journal.slice(0, 19_999)).state).toBe(2);
	});
});

describe('entries name each other', () => {
	it('a journal that somebody played is in order', () => {
		fc.assert(fc.property(journals, (journal) => noteAstray(journal) === undefined));
	});

	test.each<[string, Journal]>([
		['the same id twice', [...chained(done('.')), ...chained(done('.'))]],
		['two beginnings', [...chained(done('.')), { ...chained(done('a'))[0]!, id: 'x' }]],
		['no beginning', [{ ...chained(done('.'))[0]!, after: 'x' }]],
		['a note about nothing', chained(done('.'), undo('9'))],
		['an undo of what comes later', chained(done('.'), undo('2'), done('a'))],
		[
			'a strike that speaks of an earlier line',
			chained(done('.'), done('a'), {
				...strike('1', chained(done('.'), done('a'))),
				...{ left: [{ entry: '0', refusal: { rule: 'x', why: { text: 'no' } } }] }
			} as Said)
		]
	])('%s is found', (_, journal) => {
		expect(noteAstray(journal)).toBe(journal.at(_ === 'an undo of what comes later' ? 1 : -1));
	});
});
